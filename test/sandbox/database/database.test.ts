import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as attachments from '../../../sandbox/service/attachments/tables.ts';
import * as auditTrail from '../../../sandbox/service/audit/tables.ts';
import * as bankAccounts from '../../../sandbox/service/bank-accounts/tables.ts';
import * as bankTransactions from '../../../sandbox/service/bank-transactions/tables.ts';
import * as categories from '../../../sandbox/service/categories/tables.ts';
import * as classSegments from '../../../sandbox/service/class-segments/tables.ts';
import * as companies from '../../../sandbox/service/companies/tables.ts';
import * as customers from '../../../sandbox/service/customers/tables.ts';
import { changeClock } from '../../../sandbox/service/database/changeClock.ts';
import type { OpenDatabase } from '../../../sandbox/service/database/database.ts';
import { migrate } from '../../../sandbox/service/database/migrate.ts';
import { remember, serviceMemory } from '../../../sandbox/service/database/serviceMemory.ts';
import * as glAccounts from '../../../sandbox/service/gl-accounts/tables.ts';
import * as invoices from '../../../sandbox/service/invoices/tables.ts';
import * as journalEntries from '../../../sandbox/service/journal-entries/tables.ts';
import * as ledger from '../../../sandbox/service/ledger/tables.ts';
import * as notifications from '../../../sandbox/service/notifications/tables.ts';
import * as partners from '../../../sandbox/service/partners/tables.ts';
import * as payments from '../../../sandbox/service/payments/tables.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import * as tokens from '../../../sandbox/service/tokens/tables.ts';
import * as vendors from '../../../sandbox/service/vendors/tables.ts';
import { openTestDatabase } from '../../support/sandbox/testDatabase.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await migrate(opened.database);
  await importBooks(opened.database, tinyBooks());
  await importBooks(opened.database, tinyBooks('_b'));
});
afterAll(() => opened.close());

/** The message of the database's rejection. */
async function rejection(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) return 'not rejected';
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Runs raw SQL in one transaction, to simulate faulty application code. */
function run(...statements: string[]): Promise<unknown> {
  return opened.database.transaction(async (transaction) => {
    for (const statement of statements) await transaction.execute(sql.raw(statement));
  });
}

const entry = (id: number) => `insert into ledger_entries values
  (${id}, 'co_tiny', '2026-03-01', 'BOTH', 'JOURNAL_ENTRY', 'mje_x${id}', '', '', '')`;
const line = (id: number, lineNo: number, debit: number, credit: number, changes: Record<string, string> = {}) => {
  const values = { company: 'co_tiny', date: '2026-03-01', basis: 'BOTH', account: 'gla_1010', ...changes };
  return `insert into ledger_lines values (${id}, ${lineNo}, '${values.company}', '${values.date}', '${values.basis}',
    '${values.account}', null, ${debit}, ${credit}, null, '{}', '', '')`;
};

describe('the database rejects', () => {
  test('an unbalanced entry, on commit', async () => {
    const unbalanced = run(entry(9001), line(9001, 1, 100, 0), line(9001, 2, 0, 99));
    expect(await rejection(unbalanced)).toBe('Ledger entry 9001 is out of balance by 1.');
  });

  test('an entry with fewer than two lines', async () => {
    expect(await rejection(run(entry(9002)))).toBe('Ledger entry 9002 has 0 line(s); at least two are required.');
    expect(await rejection(run(entry(9003), line(9003, 1, 1, 0)))).toContain('has 1 line(s)');
  });

  test('adding, removing or changing a line of an existing entry', async () => {
    await run(entry(9004), line(9004, 1, 100, 0), line(9004, 2, 0, 100));
    expect(await rejection(run(line(9004, 3, 5, 0)))).toContain('out of balance by 5');
    expect(await rejection(run('delete from ledger_lines where entry_id = 9004 and line_no = 2'))).toContain(
      '1 line(s)',
    );
    const changed = run('update ledger_lines set dr_amount = 101 where entry_id = 9004 and line_no = 1');
    expect(await rejection(changed)).toContain('out of balance by 1');
  });

  test('moving a line to another entry', async () => {
    await run(entry(9010), line(9010, 1, 7, 0), line(9010, 2, 0, 7), line(9010, 3, 5, 0), line(9010, 4, 0, 5));
    await run(entry(9011), line(9011, 1, 7, 0), line(9011, 2, 0, 7));
    const moved = run('update ledger_lines set entry_id = 9011 where entry_id = 9010 and line_no > 2');
    expect(await rejection(moved)).toContain('cannot move to another entry');
  });

  test.each([
    ['a line with a debit and a credit', 5, 5],
    ['a line without an amount', 0, 0],
    ['a negative amount', -5, 0],
    ['an amount beyond the safe integers', 9_007_199_254_740_992, 0],
  ])('%s', async (_case, debit, credit) => {
    expect(await rejection(run(entry(9005), line(9005, 1, debit, credit)))).toContain('violates check constraint');
  });

  test.each([
    ['another company’s account', { account: 'gla_1010_b' }],
    ['another company than its entry', { company: 'co_tiny_b' }],
    ['another date than its entry', { date: '2026-03-02' }],
    ['another accounting method than its entry', { basis: 'CASH' }],
  ])('a line with %s', async (_case, changes) => {
    const foreign = run(entry(9006), line(9006, 1, 1, 0, changes), line(9006, 2, 0, 1));
    expect(await rejection(foreign)).toContain('violates foreign key constraint');
  });

  test('a reference to another company’s vendor', async () => {
    const foreign = run("update bank_transactions set vendor_id = 'vnd_adobe_b' where id = 'btxn_software'");
    expect(await rejection(foreign)).toContain('violates foreign key constraint');
  });
});

describe('the schema', () => {
  test('has exactly the columns of the code, with their types and order', async () => {
    const modules = [bankAccounts, bankTransactions, categories, classSegments, companies, customers, glAccounts];
    const tables = [
      ...modules,
      invoices,
      journalEntries,
      ledger,
      notifications,
      attachments,
      auditTrail,
      partners,
      payments,
      tokens,
      vendors,
      { serviceMemory, changeClock },
    ]
      .flatMap((module): unknown[] => Object.values(module))
      .filter((value) => is(value, PgTable));
    expect(tables).toHaveLength(26);
    for (const table of tables) {
      const named = Object.values(getTableColumns(table)).map((column) => {
        return [column.name, column.getSQLType(), column.notNull];
      });
      expect([getTableName(table), await columnsOf(getTableName(table))]).toEqual([getTableName(table), named]);
    }
  });

  test('can be migrated again, also concurrently', async () => {
    const applied = () =>
      opened.database
        .select({ name: sql<string>`name`, at: sql<string>`applied_at` })
        .from(sql`applied_migrations`)
        .orderBy(sql`name`);
    const before = await applied();
    expect(before).not.toEqual([]);
    await Promise.all([migrate(opened.database), migrate(opened.database)]);
    expect(await applied()).toEqual(before);
  });

  test('remembers one value for concurrent starts', async () => {
    const remembered = await Promise.all(['a', 'b', 'c'].map((value) => remember(opened.database, 'x', () => value)));
    expect(new Set(remembered).size).toBe(1);
  });
});

async function columnsOf(table: string): Promise<unknown[][]> {
  const rows = await opened.database
    .select({
      name: sql<string>`attname`,
      type: sql<string>`format_type(atttypid, atttypmod)`,
      isRequired: sql<boolean>`attnotnull`,
    })
    .from(sql`pg_attribute`)
    .where(sql`attrelid = ${table}::regclass and attnum > 0`)
    .orderBy(sql`attnum`);
  return rows.map(({ name, type, isRequired }) => [name, type, isRequired]);
}
