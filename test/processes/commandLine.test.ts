import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '../../sandbox/service/database/folderLock.ts';
import { send } from '../support/sandbox/httpClient.ts';
import { startSandbox, temporaryFolder } from '../support/sandbox/process.ts';
import { jsonRequest, tokenRequest } from '../support/sandbox/testService.ts';

describe('a failed start exits with a one-line reason', () => {
  test('an unknown flag, exit code 2', async () => {
    const { code, stdout, stderr } = await startSandbox(['--colour', 'blue']).ended;
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^sandbox: .*--colour.*\n$/);
  });

  test('a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : expect.unreachable();
    const folder = join(temporaryFolder(), 'books');
    const { code, stderr } = await startSandbox(['--port', `${port}`, '--data', folder]).ended;
    expect([code, stderr]).toEqual([1, `sandbox: Port ${port} is in use. Choose another one with --port.\n`]);
    expect(existsSync(folder)).toBe(false);
    taken.close();
  });

  test('a folder that isn’t writable', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const { code, stderr } = await startSandbox(['--port', '0', '--data', join(file, 'books')]).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^sandbox: .*books isn't writable.*--data.*\n$/);
  });

  test('a folder with a corrupt database', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '18\n');
    const { code, stderr } = await startSandbox(['--port', '0', '--data', folder]).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/can't be opened/);
  });

  test('an unreachable Postgres', async () => {
    const database = { DATABASE_URL: 'postgres://127.0.0.1:1/nobody' };
    const { code, stderr } = await startSandbox(['--port', '0'], database).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^sandbox: Couldn't connect to Postgres at DATABASE_URL: .*\n$/);
  });
});

test('a folder serves one process at a time; the second reports the first', async () => {
  const folder = temporaryFolder();
  const first = startSandbox(['--port', '0', '--data', folder, '--seed', 'none']);
  const url = await first.ready();
  const second = await startSandbox(['--port', '0', '--data', folder]).ended;
  expect(second.code).toBe(1);
  expect(second.stderr).toMatch(new RegExp(`^sandbox: .* is in use by process ${first.child.pid}\\..*\n$`));
  expect((await send(`${url}/v6/auth/token`, tokenRequest({}))).status).toBe(200);
});

test('a folder of a killed process is free, even while the process is a zombie', async () => {
  const folder = temporaryFolder();
  // The shell never waits for its child, which stays a zombie.
  const script = `"$0" --import tsx sandbox/service/main.ts --port 0 --data "$1" --seed none & exec sleep 60`;
  const env = { ...process.env, DATABASE_URL: undefined };
  const parent = spawn('/bin/sh', ['-c', script, process.execPath, folder], { env, stdio: 'ignore' });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const lock = () => (existsSync(join(folder, 'lock')) ? readFileSync(join(folder, 'lock'), 'utf8') : '');
  await expect.poll(lock, { timeout: 50_000 }).toMatch(/^\d+ /);
  const pid = Number(lock().split(' ')[0]);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
  lockFolder(folder)();
});

test('flags configure the service: origins, rate limit, and only faults below /sandbox', async () => {
  const flags = ['--rate-limit', '2', '--allow-origin', 'https://app.example', '--faults'];
  const url = await startSandbox(['--port', '0', '--data', 'memory', '--seed', 'none', ...flags]).ready();
  const { access_token } = (await send(`${url}/v6/auth/token`, tokenRequest({}))).body;
  const headers = { Authorization: `Bearer ${access_token}`, Origin: 'https://app.example' };
  const responses = [];
  for (let count = 0; count < 3; count += 1) responses.push(await fetch(`${url}/v6/categories`, { headers }));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(responses[0]?.headers.get('Access-Control-Allow-Origin')).toBe('https://app.example');
  expect((await fetch(`${url}/sandbox/companies`, jsonRequest('', { seed: 'none' }))).status).toBe(404);
  expect((await send(`${url}/sandbox/faults`, jsonRequest('', { status: 503 }))).status).toBe(201);
  expect((await send(`${url}/v6/categories`, { headers })).status).toBe(503);
  expect((await send(`${url}/sandbox/faults/status=418/v6/categories`)).status).toBe(418);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it gracefully, also during requests', async (signal) => {
  const folder = temporaryFolder();
  const sandbox = startSandbox(['--port', '0', '--data', folder, '--seed', 'none', '--token-life', '7']);
  const url = await sandbox.ready();
  const token = await send(`${url}/v6/auth/token`, tokenRequest({}));
  expect(token.body.expires_in).toBe(7);
  const pending = Array.from({ length: 20 }, () =>
    fetch(`${url}/v6/accounting/glAccounts/query`, jsonRequest(token.body.access_token, {})).then(
      ({ status }) => status,
      () => 'cut off',
    ),
  );
  await Promise.race(pending);
  sandbox.child.kill(signal);
  const { code, stderr } = await sandbox.ended;
  expect([code, stderr]).toEqual([0, '']);
  for (const status of await Promise.all(pending)) expect(['cut off', 200]).toContain(status);
  expect(readdirSync(folder)).toEqual(['database']);
});
