import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { findPostgres, startPostgres } from './postgresServer.ts';

/**
 * Runs the service's tests on Postgres: on the server at `DATABASE_URL`, whose user must be able to create databases, else on
 * a temporary one. Arguments are passed to Vitest: `npm run test:postgres -- test/sandbox/tokens`.
 */
async function main(): Promise<number> {
  const given = process.env.DATABASE_URL;
  if (given) return test(given);
  const { url, close } = await startPostgres(findPostgres() ?? install());
  try {
    return await test(url);
  } finally {
    await close();
  }
}

async function test(url: string): Promise<number> {
  const [, , ...wanted] = process.argv;
  const files = wanted.length > 0 ? wanted : ['test/sandbox'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'service', ...files];
  const env = { ...process.env, DATABASE_URL: url };
  const run = spawn(process.execPath, vitest, { stdio: 'inherit', env });
  // Ctrl-C also reaches Vitest; wait for its shutdown.
  process.on('SIGINT', () => {}).on('SIGTERM', () => run.kill());
  const [status] = await once(run, 'exit');
  return typeof status === 'number' ? status : 1;
}

function install(): string {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
    ]) {
      spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    }
  }
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error(
    'Postgres wasn’t found. Install it, or set POSTGRES_BIN to the folder of its binaries or DATABASE_URL to a server.',
  );
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
