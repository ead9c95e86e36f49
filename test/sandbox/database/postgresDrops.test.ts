import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../../sandbox/service/database/openPostgres.ts';
import { send } from '../../support/sandbox/httpClient.ts';
import { findPostgres, type PostgresServer, startPostgres } from '../../support/sandbox/postgresServer.ts';
import { startSandbox } from '../../support/sandbox/process.ts';
import { createTestDatabase } from '../../support/sandbox/testDatabase.ts';
import { jsonRequest, tokenRequest } from '../../support/sandbox/testService.ts';

/** These tests only run on Postgres, with a separate server that they restart. */
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres(findPostgres() ?? expect.unreachable('No Postgres to restart. Set POSTGRES_BIN.'));
});
afterAll(() => server.close());

const path = '/v6/banks/transactions';
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A split transaction: a row, two split lines, and a ledger entry with three lines. */
const item = (apiSourceId: string) => ({
  date: '2026-03-31',
  amount: -300,
  description: 'Storm',
  type: 'TRANSFER',
  apiName: 'STORM',
  apiSourceId,
  bankAccountId: 'bka_checking',
  children: [
    { amount: -100, glAccountId: 'gla_6110' },
    { amount: -200, glAccountId: 'gla_6110' },
  ],
});

/** Saves batches of two until stopped. */
async function write(url: string, token: string, writer: number, saved: Set<string>, stop: AbortSignal) {
  const statuses = new Set<number>();
  for (let number = 0; !stop.aborted; number += 1) {
    const ids = [`${writer}-${number}-a`, `${writer}-${number}-b`];
    const { status, body } = await send(`${url}${path}`, jsonRequest(token, { data: ids.map(item) }));
    statuses.add(status);
    for (const [index, outcome] of (body.data ?? []).entries()) {
      statuses.add(outcome.statusCode);
      if (outcome.result === 'SUCCESS') saved.add(ids[index] ?? expect.unreachable());
      else expect(outcome.error).toMatchObject([{ type: 'UNKNOWN_ERROR', message: expect.stringMatching(/again/) }]);
    }
    if (status >= 500) await pause(50);
  }
  return statuses;
}

/** Reads until stopped; no read may fail. */
async function read(url: string, token: string, stop: AbortSignal) {
  for (; !stop.aborted; await pause(5)) {
    const { status } = await send(`${url}${path}/query`, jsonRequest(token, { limit: 1 }));
    expect(status).toBe(200);
  }
}

test('dropped database connections don’t stop the service or lose or split saves of four concurrent clients', async () => {
  const { url: DATABASE_URL, name, drop } = await createTestDatabase(server.url);
  const administration = await openPostgres(server.url);
  // Test servers run with asynchronous commits, which a crash can lose; this test needs synchronous ones.
  await administration.database.execute(sql.raw(`alter database ${name} set synchronous_commit = on`));
  const terminate = () =>
    administration.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`,
    );

  const flags = ['--port', '0', '--seed', 'small', '--today', '2026-03-31', '--rate-limit', '1000000'];
  const sandbox = startSandbox(flags, { DATABASE_URL });
  const url = await sandbox.ready();
  const { body } = await send(`${url}/v6/auth/token`, tokenRequest({ userId: 'usr_owner' }));
  const token: string = body.access_token;

  const [saved, statuses] = [new Set<string>(), new Set<number>()];
  const stopped = new AbortController();
  const reading = read(url, token, stopped.signal);
  const writing = [1, 2, 3, 4].map((writer) => write(url, token, writer, saved, stopped.signal));
  for (let round = 0; round < 10; round += 1) {
    const before = saved.size;
    await expect.poll(() => saved.size, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before + 8);
    if (round % 2 === 0) await terminate();
    else await server.restart(round % 4 === 1 ? 'immediate' : 'fast');
  }
  const before = saved.size;
  await expect.poll(() => saved.size, { timeout: 20_000 }).toBeGreaterThan(before + 8);
  stopped.abort();
  await reading;
  for (const one of await Promise.all(writing)) for (const status of one) statuses.add(status);
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 503])); // otherwise nothing was dropped
  for (const status of statuses) expect([200, 207, 503]).toContain(status);
  expect(sandbox.child.exitCode).toBeNull();

  const { database, close } = await openPostgres(DATABASE_URL);
  const stored = await database.execute<{
    source: string;
    parts: string;
    amount: string;
    lines: string;
    net: string;
  }>(sql`
    select api_source_id as source,
      (select count(*) from bank_transaction_splits where bank_transaction_id = saved.id) as parts,
      (select sum(amount) from bank_transaction_splits where bank_transaction_id = saved.id) as amount,
      (select count(*) from ledger_lines join ledger_entries on entry_id = ledger_entries.id where source_id = saved.id)
        as lines,
      (select count(*) from audit_trail where resource_id = saved.id) as changes
    from bank_transactions as saved where api_name = 'STORM'`);
  const rows = (stored as unknown as { rows: Record<string, unknown>[] }).rows; // the result of node-postgres
  expect(new Set(rows.map(({ source }) => source)).size).toBe(rows.length);
  for (const id of saved) expect(rows.some(({ source }) => source === id) || id).toBe(true);
  for (const { parts, amount, lines, changes } of rows) {
    expect([parts, amount, lines, changes].map(Number)).toEqual([2, -300, 3, 1]);
  }
  await close();
  await administration.close();
  sandbox.child.kill('SIGKILL');
  await sandbox.ended;
  await drop();
}, 180_000);
