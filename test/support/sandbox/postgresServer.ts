import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../sandbox/service/database/openPostgres.ts';

export interface PostgresServer {
  /** `postgres://user:password@127.0.0.1:port/postgres` */
  url: string;
  /** Restarts the server with the same data, which breaks all connections (`immediate` simulates a crash). */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  close(): Promise<void>;
}

/** The folder of Debian's versions. */
const debian = '/usr/lib/postgresql';

/** The folder of the newest Postgres binaries: `POSTGRES_BIN`, else Debian's, else from `pg_config`. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return [process.env.POSTGRES_BIN, ...versions.map((version) => join(debian, version, 'bin')), stdout?.trim()]
    .filter((folder): folder is string => Boolean(folder))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Starts a temporary server on loopback, as user `postgres` if this process runs as root. The server and its folder are
 * removed when this process ends for any reason.
 * @param programs the folder of the binaries.
 * @throws {Error} with the reason if it doesn't start.
 */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-postgres-'));
  const as = process.getuid?.() === 0 ? userNamed('postgres') : undefined;
  if (as) chownSync(folder, as.uid, as.gid);
  const [data, log, secret] = ['data', 'log', 'secret'].map((name) => join(folder, name)) as [string, string, string];
  const password = crypto.randomUUID();
  writeFileSync(secret, password);
  // This locale supports case conversion for all letters and sorts the same everywhere.
  const options = ['-D', data, '-U', 'daybook', '--pwfile', secret, '--auth=scram-sha-256', '-E', 'UTF8', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), [...options, '--locale=C.UTF-8'], {
    ...as,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true });
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }

  const port = await freePort();
  // The shell waits for the end of its input, which closes with this process, even if it is killed.
  const life = '"$1" start -D data -l log -o "$2"; cat > /dev/null; "$1" stop -D data -m fast; cd / && rm -rf "$0"';
  const control = join(programs, 'pg_ctl');
  const serverOptions = ['-p', `${port}`, ...settings.flatMap((each) => ['-c', each])].join(' ');
  const shell = spawn('/bin/sh', ['-c', life, folder, control, serverOptions], {
    ...as,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true, // Ctrl-C only stops the tests; the server stops after them
  });
  const ended = once(shell, 'exit');
  const close = async () => {
    shell.stdin.end();
    await ended;
  };
  const restart = async (mode: 'fast' | 'immediate') => {
    const restarted = spawn(control, ['restart', '-w', '-D', data, '-l', log, '-m', mode], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    });
    const [status] = await once(restarted, 'exit');
    if (status !== 0) throw new Error(`Postgres did not restart: ${readFileSync(log, 'utf8')}`);
  };
  const url = `postgres://daybook:${password}@127.0.0.1:${port}/postgres`;
  try {
    await waitForServer(url);
  } catch (error) {
    const output = existsSync(log) ? readFileSync(log, 'utf8') : '';
    await close();
    throw new Error(`Postgres did not start: ${output}`, { cause: error });
  }
  return { url, restart, close };
}

/** Fast settings without durability. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
];

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0; // a listening TCP server has an AddressInfo
}

function userNamed(name: string): { uid: number; gid: number } {
  const number = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  return { uid: number('-u'), gid: number('-g') };
}

/** Waits up to 30 seconds until the server accepts connections. */
async function waitForServer(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await (await openPostgres(url)).close();
    } catch (error) {
      if (tries === 150) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
