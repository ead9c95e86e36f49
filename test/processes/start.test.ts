import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const start of started.splice(0)) start.kill('SIGKILL');
});

describe('npm start', () => {
  test('prints the URL of a working ledger, and Ctrl-C stops both servers within two seconds', async () => {
    const [port, servicePort] = [await freePort(), await freePort()];
    const start = run(['--port', `${port}`, '--service-port', `${servicePort}`, '--data', 'memory', '--seed', 'small']);
    const [host, service] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${servicePort}`];
    await start.says('Press Ctrl-C to stop both');
    expect(start.output()).toContain(host);
    expect(start.output()).toContain(service);

    const session = await fetch(`${host}/api/session`);
    const headers = { cookie: session.headers.get('set-cookie') ?? '' };
    const token = await (await fetch(`${host}/api/books-token`, { method: 'POST', headers })).json();
    const ledger = await fetch(`${host}/books-api/v6/accounting/glAccounts/gla_1010/generalLedger`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ limit: 20 }),
    });
    expect(ledger.status).toBe(200);
    expect((await ledger.json()).data).toHaveLength(20);

    const interruptedAt = performance.now();
    start.process.kill('SIGINT');
    expect(await start.exitCode).toBe(0);
    expect(performance.now() - interruptedAt).toBeLessThan(2000);
    await expect(fetch(host)).rejects.toThrow();
    await expect(fetch(service)).rejects.toThrow();
  });

  test('Ctrl-C also stops both while the sample company is being created', async () => {
    const [port, servicePort] = [await freePort(), await freePort()];
    const start = run(['--port', `${port}`, '--service-port', `${servicePort}`, '--data', 'memory']);
    await start.says('Starting');
    await expect.poll(() => isListening(servicePort), { timeout: 20_000 }).toBe(true);
    start.process.kill('SIGINT');
    expect(await start.exitCode).toBe(0);
    expect(await isListening(servicePort)).toBe(false);
  });

  test.each([
    ['port', 'web app'],
    ['service-port', 'bookkeeping service'],
  ])('a taken --%s is a one-line error with instructions', async (flag, whose) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : expect.unreachable();
    const free = flag === 'port' ? ['--service-port', `${await freePort()}`] : ['--port', `${await freePort()}`];
    const start = run([`--${flag}`, `${port}`, ...free, '--data', 'memory']);
    expect(await start.exitCode).toBe(1);
    expect(start.output().trim().split('\n')).toHaveLength(1);
    expect(start.output()).toMatch(new RegExp(`Port ${port} .*${whose}.*npm start -- --${flag} ${port + 1}`));
    taken.close();
  });

  test.each([['--port=http'], ['--prot=5173']])('%s is rejected', async (flag) => {
    const start = run([flag, '--data', 'memory']);
    expect(await start.exitCode).toBe(1);
    expect(start.output()).toMatch(/port must be a number|--prot/);
  });
});

function run(flags: string[]) {
  const start = spawn(process.execPath, ['--import', 'tsx', 'sandbox/start.ts', ...flags], { stdio: 'pipe' });
  started.push(start);
  let output = '';
  for (const stream of [start.stdout, start.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return {
    process: start,
    output: () => output,
    exitCode: once(start, 'close').then(([code]) => code as number | null), // the first argument of 'close'
    says: (text: string) => expect.poll(() => output, { timeout: 50_000 }).toContain(text),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : expect.unreachable();
}

function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(300) }).then(
    () => true,
    (error: Error) => error.name === 'TimeoutError', // connected, but the request is pending
  );
}
