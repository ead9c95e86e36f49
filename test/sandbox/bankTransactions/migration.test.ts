import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrations } from '../../../sandbox/service/database/migrations.ts';
import { createService } from '../../../sandbox/service/service.ts';
import { openEmptyDatabase } from '../../support/sandboxDatabase.ts';
import { tokenRequest } from '../../support/testService.ts';

/** Books as they were kept before bank transactions had all their fields. */
const oldBooks = [
  `insert into companies values ('co_1', 'Old Books', 'ACCRUAL', null, 'DISABLED', 'gla_1', 'gla_1', 'gla_1', 'gla_1', 'gla_1',
    'gla_1', 'prt_demo')`,
  "insert into gl_accounts values ('gla_1', 'co_1', '1010', 'Checking', 'Checking', 'ASSET', null, 'ACTIVE')",
  "insert into bank_accounts values ('bka_1', 'co_1', 'Bank', 'Bank ··1', 'gla_1', 'ACTIVE')",
  `insert into bank_transactions values ('btxn_1', 'co_1', 'bka_1', '2024-05-06', 'EXPENSE', -100, 'Shop', 'SHOP', 'kept',
    'ACTIVE', 'RECONCILED', 'BANK_FEED', 'feed-1', null, null, null, 'gla_1', '{}')`,
  `insert into bank_transaction_splits values ('btxn_1a', 'co_1', 'btxn_1', 0, -100, 'part', null, 'gla_1', null, '{}')`,
];

test('bank transactions of an older database are kept, and listed as not changed since', async () => {
  const { database, close } = await openEmptyDatabase();
  const older = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === '008 bank transactions'),
  );
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`create table applied_migrations (name text primary key, applied_at timestamptz default now())`,
    );
    for (const { name, statements } of older) {
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      await transaction.execute(sql`insert into applied_migrations values (${name})`);
    }
    for (const statement of oldBooks) await transaction.execute(sql.raw(statement));
  });

  const service = await createService({ database });
  const ask = async (path: string, init: RequestInit) =>
    (await service.fetch(new Request(`http://sandbox.test${path}`, init))).json();
  const { access_token } = await ask('/v6/auth/token', tokenRequest({}));
  const headers = { Authorization: `Bearer ${access_token}` };
  const { data } = await ask('/v6/banks/transactions/btxn_1', { headers });
  expect(data).toMatchObject({
    id: 'btxn_1',
    amount: -100,
    notes: 'kept',
    apiSourceId: 'feed-1',
    customData: {},
    tax: {},
  });
  expect(data.children).toMatchObject([{ id: 'btxn_1a', amount: -100, notes: 'part', invoiceId: null }]);
  const all = await ask('/v5/banks/transactions', { headers });
  expect(all.data).toEqual([data]);
  const { lastUpdatedDate } = all;
  expect((await ask('/v5/banks/transactions', { headers: { ...headers, lastUpdatedDate } })).data).toEqual([]);
  await close();
});
