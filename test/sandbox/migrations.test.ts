import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../sandbox/service/database/database.ts';
import { migrate } from '../../sandbox/service/database/migrate.ts';
import { migrations } from '../../sandbox/service/database/migrations.ts';
import { createService } from '../../sandbox/service/service.ts';
import { type CheckedService, checked } from '../support/contract/checked.ts';
import { earlyRows } from '../support/earlyDatabase.ts';
import { openEmptyDatabase } from '../support/sandboxDatabase.ts';
import { jsonRequest, tokenRequest } from '../support/testService.ts';

type Row = Record<string, unknown>;

let opened: OpenDatabase;
let service: CheckedService;
const before = new Map<string, Row[]>();
const rowsOf = async (table: string): Promise<Row[]> => {
  const rows = await opened.database
    .select({ row: sql<Row>`to_jsonb(${sql.identifier(table)})` })
    .from(sql.identifier(table).getSQL())
    .orderBy(sql`to_jsonb(${sql.identifier(table)})::text`);
  return rows.map(({ row }) => row);
};

beforeAll(async () => {
  opened = await openEmptyDatabase();
  await migrate(opened.database, migrations.slice(0, 5));
  await opened.database.transaction(async (transaction) => {
    for (const [table, rows] of Object.entries(earlyRows)) {
      const name = sql.identifier(table);
      await transaction.execute(
        sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`,
      );
    }
  });
  for (const table of Object.keys(earlyRows)) before.set(table, await rowsOf(table));
  service = await checked(await createService({ database: opened.database }));
});
afterAll(async () => {
  await opened.close();
  service.requireKept();
});

async function ask(path: string, init: RequestInit) {
  const response = await service.fetch(new Request(`http://sandbox.test${path}`, init));
  return { status: response.status, body: await response.json() };
}
const get = (path: string, token: string) => ask(path, { headers: { Authorization: `Bearer ${token}` } });

describe('a database from before there were several partners, brought up to date,', () => {
  test.each(Object.keys(earlyRows))('has every row of %s as it was', async (table) => {
    const [then, now] = [before.get(table) ?? [], await rowsOf(table)];
    expect(then.length).toBeGreaterThan(0);
    expect(now).toHaveLength(then.length);
    for (const row of then) expect(now).toContainEqual(expect.objectContaining(row));
  });

  test('gives all that is in it to the demo partner', async () => {
    for (const table of ['companies', 'users', 'access_tokens']) {
      expect(new Set((await rowsOf(table)).map((row) => row.partner_id))).toEqual(new Set(['prt_demo']));
    }
  });

  test('knows a bookkeeper by the companies, and everybody else as an owner', async () => {
    expect((await rowsOf('users')).map(({ id, role }) => [id, role])).toEqual(
      expect.arrayContaining([
        ['usr_owner', 'OWNER'],
        ['usr_bookkeeper', 'BOOKKEEPER'],
        ['usr_newcomer', 'OWNER'],
      ]),
    );
  });

  test('takes the tokens that were given out, and gives new ones', async () => {
    expect((await get('/v6/closing', 'an-early-token')).body.data).toEqual({
      date: '2025-12-31',
      modifications: 'DISABLED',
    });
    const { body } = await ask('/v6/auth/token', tokenRequest({ userId: 'usr_bookkeeper' }));
    const accounts = await ask('/v6/accounting/glAccounts/query', jsonRequest(body.access_token, {}));
    expect(accounts.body.data).toHaveLength(10);
  });

  test('answers what is in it', async () => {
    const path = '/v6/accounting/glAccounts/gla_one_cost/generalLedger';
    const ledger = await ask(path, jsonRequest('an-early-token', {}));
    expect(ledger.body.data).toMatchObject([{ drAmount: 50, runningBalance: 50, entity: { id: 'mje_1' } }]);
    const settings = await get('/v6/notifications/settings', 'an-early-token');
    expect(settings.body.data).toEqual({ financialSummaries: 'SMS', bankConnectionErrors: null, conversations: 'OFF' });
  });

  test('answers every document in it, where there is an endpoint for it', async () => {
    const documents = [
      '/v6/banks/transactions/btxn_ACTIVE',
      '/v6/invoicing/invoices/inv_OPEN',
      '/v6/invoicing/invoices/inv_DRAFT',
      '/v6/accounting/manualJournalEntries/mje_1',
    ];
    for (const path of documents) {
      const isOffered = `${path.replace(/\/[^/]+$/, '')}/{id}` in service.contract.document.paths;
      if (isOffered) expect([path, (await get(path, 'an-early-token')).status]).toEqual([path, 200]);
    }
  });
});

test('each step runs once, however often the service starts', async () => {
  const applied = await rowsOf('applied_migrations');
  await createService({ database: opened.database });
  expect(await rowsOf('applied_migrations')).toEqual(applied);
  expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
});
