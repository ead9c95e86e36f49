import { asc, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/service/database/database.ts';
import { migrate } from '../../../sandbox/service/database/migrate.ts';
import { migrations } from '../../../sandbox/service/database/migrations.ts';
import { invoiceRow } from '../../../sandbox/service/invoices/invoiceRow.ts';
import { invoices } from '../../../sandbox/service/invoices/tables.ts';
import type { InvoiceRecord } from '../../../sandbox/service/sample-company/books.ts';
import { openEmptyDatabase } from '../../support/sandboxDatabase.ts';
import { tinyBooks } from '../../support/tinyBooks.ts';
import { tinyChart } from '../../support/tinyChart.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmptyDatabase();
});
afterAll(() => opened.close());

const decimal = (least: number, most: number) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.option(fc.stringMatching(/^[0-9]{1,6}$/), { nil: null }))
    .map(([whole, fraction]) => (fraction === null ? String(whole) : `${whole}.${fraction}`));
const lineItem = fc.record({
  description: fc.constantFrom('Étude', 'Line', 'Ölfarbe №'),
  quantity: decimal(-50, 50),
  rate: decimal(-5000, 100_000),
  salesTaxPercent: fc.option(fc.constantFrom('8.875', '8.8750', '0', '19'), { nil: null }),
});
const number = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9 ./-]{0,12}$/),
  fc.constantFrom('INV-0007', '000', '2026/0-1', 'Ä-12', '٣-1'),
  fc.constant(null),
);
const invoice = fc.record({
  invoiceNumber: number,
  discountPercent: fc.option(decimal(0, 99), { nil: null }),
  notes: fc.constantFrom(null, 'Danke schön', 'ＦＵＬＬ'),
  lineItems: fc.array(lineItem, { maxLength: 5 }),
  paid: fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 3 }),
});

test('invoices that are there are brought up to date as if they had been entered today, and lose nothing', async () => {
  const { database } = opened;
  const run = (text: string) => database.execute(sql.raw(text));
  const position = migrations.findIndex(({ name }) => name === '009 invoices');
  await run('create table applied_migrations (name text primary key, applied_at timestamptz not null default now())');
  for (const { name, statements } of migrations.slice(0, position)) {
    for (const statement of statements) await run(statement);
    await run(`insert into applied_migrations (name) values ('${name}')`);
  }
  const { company } = tinyBooks();
  const accounts = Object.values(company.postingAccounts).map((id) => `'${id}'`);
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql.raw(`insert into companies (id, name, accounting_method, closing_modifications, accounts_receivable,
      undeposited_funds, sales_tax_payable, uncategorized_expense, uncategorized_income, discounts_given, partner_id)
      values ('co_tiny', 'Tiny', 'CASH', 'DISABLED', ${accounts.join(', ')}, 'prt_demo')`),
    );
    for (const id of [...accounts, "'gla_4010'"]) {
      await transaction.execute(
        sql.raw(`insert into gl_accounts values (${id}, 'co_tiny', ${id}, '', '', 'INCOME', null, 'ACTIVE')`),
      );
    }
    await transaction.execute(
      sql.raw(`insert into customers values ('cus_cafe', 'co_tiny', 'Café Ångström', null, 'ACTIVE')`),
    );
  });

  const [plain] = tinyBooks().invoices as [InvoiceRecord];
  const old = fc.sample(invoice, { numRuns: 300, seed: 9 }).map((each, index): InvoiceRecord & { paid: number[] } => {
    const lineItems = each.lineItems.map((item, line) => ({
      ...item,
      id: `ili_${index}_${line}`,
      glAccountId: 'gla_4010',
    }));
    return { ...plain, ...each, id: `inv_${String(index).padStart(4, '0')}`, lineItems };
  });
  for (const { id, invoiceNumber, discountPercent, notes, lineItems, paid } of old) {
    await database.execute(sql`insert into invoices values (${id}, 'co_tiny', ${invoiceNumber}, 'OPEN', '2026-02-01',
      '2026-03-03', 'NET_30', 'cus_cafe', ${notes}, ${discountPercent}::numeric, '{dv_brand}')`);
    for (const [index, item] of lineItems.entries()) {
      await database.execute(sql`insert into invoice_line_items values (${item.id}, 'co_tiny', ${id}, ${index}::int,
        ${item.description}, ${item.quantity}::numeric, ${item.rate}::numeric, ${item.salesTaxPercent}::numeric,
        'gla_4010')`);
    }
    for (const [index, amount] of paid.entries()) {
      await database.execute(
        sql`insert into payments values (${`ptxn_${id}_${index}`}, 'co_tiny', ${id}, '2026-02-02', ${amount}::bigint)`,
      );
    }
  }

  await migrate(database);
  const rows = await database.select().from(invoices).orderBy(asc(invoices.id));
  const lines = (text: string) => new Set(text.split('\n').filter((line) => line !== ''));
  const comparable = ({ searchText, changedAt, deletedAt, ...row }: Partial<typeof invoices.$inferSelect>) => {
    return { ...row, searched: lines(searchText ?? '') };
  };
  const wanted = old.map(({ paid, ...record }) => {
    const { lineItems, ...row } = { lineItems: [], ...invoiceRow(record, tinyChart(), '') };
    const empty = { customerInvoiceUrl: null, deposit: null, recurrence: null, apiName: null, apiSourceId: null };
    const paidAmount = paid.reduce((sum, amount) => sum + amount, 0);
    return comparable({ ...empty, customData: null, ...row, paidAmount } as typeof invoices.$inferSelect);
  });
  expect(rows.map(comparable)).toEqual(wanted);

  const moments = await database
    .select({ isNow: sql<boolean>`bool_and(changed_at = (select at from change_clock))` })
    .from(sql`invoices`);
  expect(moments).toEqual([{ isNow: true }]);
});
