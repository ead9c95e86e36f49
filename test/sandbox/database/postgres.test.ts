import { once } from 'node:events';
import { expect, test } from 'vitest';
import { send } from '../../support/sandbox/httpClient.ts';
import { startSandbox } from '../../support/sandbox/process.ts';
import { createTestDatabase } from '../../support/sandbox/testDatabase.ts';
import { jsonRequest, tokenRequest } from '../../support/sandbox/testService.ts';

/** These tests only run on Postgres. */
const server = process.env.DATABASE_URL;

test('on Postgres, two services share the books, and killing both loses nothing', async () => {
  const { url: DATABASE_URL, drop } = await createTestDatabase(server ?? expect.unreachable());
  const start = () => startSandbox(['--port', '0', '--seed', 'none', '--today', '2026-03-31'], { DATABASE_URL });
  const first = [start(), start()]; // concurrently; only one of them seeds the database
  const [one = '', other = ''] = await Promise.all(first.map((sandbox) => sandbox.ready()));

  const { body } = await send(`${one}/v6/auth/token`, tokenRequest({ userId: 'usr_owner' }));
  const token: string = body.access_token;
  for (const [url, date] of [[one, '2026-01-31'] as const, [other, '2026-02-28'] as const]) {
    expect((await send(`${url}/v6/closing`, jsonRequest(token, { date }))).status).toBe(200);
  }
  for (const { child } of first) child.kill('SIGKILL');
  await Promise.all(first.map(({ child }) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));

  const again = await start().ready();
  const closing = await send(`${again}/v6/closing`, { headers: { Authorization: `Bearer ${token}` } });
  expect(closing.body.data.date).toBe('2026-02-28');
  await drop();
});
