import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type DocSnippet, writeSnippets } from './docSnippets.ts';
import { packPackage } from './packedApp.ts';

const run = promisify(execFile);

/** Environment variables of a host's server, which its build doesn't get. */
export interface HostSecrets {
  BOOKS_URL: string;
  BOOKS_CLIENT_ID: string;
  BOOKS_CLIENT_SECRET: string;
  SESSION_SECRET: string;
}

export interface RunningApp {
  /** `http://127.0.0.1:N` */
  url: string;
  close(): Promise<void>;
}

/** Copies the examples to a temporary folder, next to the packed package. */
export async function copyExamples() {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-examples-'));
  cpSync('examples', folder, { recursive: true, filter: (path) => !excluded.includes(basename(path)) });
  renameSync(await packPackage(folder), join(folder, 'daybook-react.tgz'));
  return {
    /** Installs an example from its lock file and builds it for production, without secrets. */
    async build(name: string): Promise<void> {
      const options = { cwd: join(folder, name), env: buildEnvironment(), maxBuffer: 2 ** 26 };
      for (const args of [['ci'], ['run', 'build']]) {
        await run('npm', args, options).catch(({ message, stdout }) => {
          throw new Error(`npm ${args.join(' ')} of ${name} failed.\n${message}\n${stdout}`);
        });
      }
    },
    /** Type-checks snippets with an example's compiler and options, except snippets with packages it doesn't have. */
    async typeErrorsOf(name: string, snippets: readonly DocSnippet[]): Promise<string[]> {
      const cwd = join(folder, name);
      const { dependencies } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
      const compiled = snippets.filter(({ packages }) => packages.every((each) => each in dependencies));
      writeSnippets(join(cwd, 'snippets'), compiled);
      const options = { verbatimModuleSyntax: false, incremental: false }; // snippets may import types without `type`
      const config = { extends: './tsconfig.json', compilerOptions: options, include: ['next-env.d.ts', 'snippets'] };
      writeFileSync(join(cwd, 'tsconfig.snippets.json'), JSON.stringify(config));
      const compiler = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.snippets.json'];
      const { stdout } = await run(process.execPath, compiler, { cwd }).catch((error) => error);
      return stdout.split('\n').filter((line: string) => line.includes('error TS'));
    },
    start: (name: string, secrets: HostSecrets) => start(join(folder, name), secrets),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const excluded = [
  'node_modules',
  '.next',
  '.react-router',
  'build',
  'dist',
  'dist-server',
  'next-env.d.ts',
  'tsconfig.tsbuildinfo',
  'daybook-react.tgz',
];

/** A shell's environment, with what npm needs for its registry, without secrets and the test runner's variables such as `NODE_ENV`. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => shellVariables.test(name));
  return { ...Object.fromEntries(kept), CI: '1', NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv;
}

const shellVariables =
  /^(path|home|tmpdir|npm_config_(registry|userconfig|globalconfig|cache|cafile)|(https?|no)_proxy|node_extra_ca_certs|ssl_cert_\w+)$/i;

async function start(cwd: string, secrets: HostSecrets): Promise<RunningApp> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...buildEnvironment(), ...secrets, PORT: `${port}` };
  const server = spawn('npm', ['start'], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(server, 'exit');
  const close = async () => {
    if (server.exitCode === null && server.signalCode === null && server.pid) process.kill(-server.pid, 'SIGKILL');
    await ended;
  };
  const deadline = Date.now() + 60_000;
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode === null && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    await close();
    throw new Error(`npm start in ${cwd} doesn't respond at ${url}.\n${output}`);
  }
  return { url, close };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}
