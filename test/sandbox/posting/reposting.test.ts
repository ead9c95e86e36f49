import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankTransactionPostings } from '../../../sandbox/service/bank-transactions/posting.ts';
import { bankTransactions } from '../../../sandbox/service/bank-transactions/tables.ts';
import type { Database } from '../../../sandbox/service/database/database.ts';
import { ledgerEntries, ledgerLines } from '../../../sandbox/service/ledger/tables.ts';
import { loadChart } from '../../../sandbox/service/posting/chart.ts';
import { replacePostings, storePostings } from '../../../sandbox/service/posting/storePostings.ts';
import type { BankTransactionRecord } from '../../../sandbox/service/sample-company/books.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { openTestService } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
beforeAll(async () => {
  service = await openTestService();
  await importBooks(service.database, tinyBooks());
  await importBooks(service.database, tinyBooks('_b'));
});
afterAll(() => service.close());

const [software] = tinyBooks().bankTransactions as [BankTransactionRecord];
const entriesOf = (database: Database, sourceId: string) =>
  database.select().from(ledgerEntries).where(eq(ledgerEntries.sourceId, sourceId));
const repost = (transaction: Database, changed: BankTransactionRecord[]) =>
  loadChart(transaction, 'co_tiny').then((chart) =>
    replacePostings(
      transaction,
      'co_tiny',
      [software.id],
      changed.flatMap((record) => bankTransactionPostings(record, chart)),
    ),
  );

describe('a reposted document', () => {
  test('replaces its lines and moves to the end of the posting sequence', async () => {
    const [old] = await entriesOf(service.database, software.id);
    await service.database.transaction((transaction) => repost(transaction, [{ ...software, amount: -6000 }]));
    const [entry, ...others] = await entriesOf(service.database, software.id);
    expect(others).toEqual([]);
    const all = await service.database.select({ id: ledgerEntries.id }).from(ledgerEntries);
    expect(entry?.id).toBe(Math.max(...all.map(({ id }) => id)));
    expect(entry?.id).not.toBe(old?.id);
    const lines = await service.database
      .select()
      .from(ledgerLines)
      .where(eq(ledgerLines.entryId, entry?.id ?? 0));
    expect(lines.map(({ drAmount, crAmount }) => [drAmount, crAmount])).toEqual([
      [0, 6000],
      [6000, 0],
    ]);
  });

  test('keeps its postings if the transaction fails', async () => {
    const before = await entriesOf(service.database, software.id);
    const failing = service.database.transaction(async (transaction) => {
      await repost(transaction, [{ ...software, amount: -1 }]);
      throw new Error('failed midway');
    });
    await expect(failing).rejects.toThrow('failed midway');
    expect(await entriesOf(service.database, software.id)).toEqual(before);
  });

  test('can be removed without affecting other companies’ documents', async () => {
    await service.database.transaction((transaction) => repost(transaction, []));
    expect(await entriesOf(service.database, software.id)).toEqual([]);
    await service.database.transaction((transaction) =>
      replacePostings(transaction, 'co_tiny', ['btxn_software_b'], []),
    );
    expect(await entriesOf(service.database, 'btxn_software_b')).toHaveLength(1);
  });
});

test('concurrent postings are neither lost nor duplicated', async () => {
  const chart = await loadChart(service.database, 'co_tiny');
  const committed: string[] = [];
  await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const record = { ...software, id: `btxn_at_once_${index}` };
      await service.database.transaction((transaction) =>
        storePostings(transaction, 'co_tiny', bankTransactionPostings(record, chart)),
      );
      committed.push(record.id);
    }),
  );
  const entries = await service.database.select().from(ledgerEntries).orderBy(ledgerEntries.id);
  const stored = entries.map(({ sourceId }) => sourceId).filter((id) => id.startsWith('btxn_at_once_'));
  expect(stored).toHaveLength(12);
  expect(new Set(stored)).toEqual(new Set(committed));
});

describe('importing books is all or nothing', () => {
  test.each([
    [
      'a payment of an unknown invoice',
      { payments: [{ id: 'p', invoiceId: 'inv_no', date: '2026-01-01', amount: 1 }] },
      'inv_no',
    ],
    [
      'an unbalanced journal entry',
      { journalEntries: [{ ...journal(), children: [{ glAccountId: 'gla_1010_c', drAmount: 1, crAmount: 0 }] }] },
      'differ by 1',
    ],
    [
      'a dimension value of another company',
      { bankTransactions: [{ ...bank(), dimensionValueIds: ['dv_logos'] }] },
      'dv_logos',
    ],
    [
      'a category of another company',
      { bankTransactions: [{ ...bank(), categoryId: 'ctg_software' }] },
      'ctg_software',
    ],
  ])('%s', async (_case, change, message) => {
    await expect(importBooks(service.database, { ...tinyBooks('_c'), ...change })).rejects.toThrow(message);
    await expect(loadChart(service.database, 'co_tiny_c')).rejects.toThrow('no company co_tiny_c');
    const remaining = await service.database
      .select()
      .from(bankTransactions)
      .where(eq(bankTransactions.companyId, 'co_tiny_c'));
    expect(remaining).toEqual([]);
  });
});

function journal() {
  const [entry] = tinyBooks('_c').journalEntries;
  return entry ?? expect.unreachable();
}

function bank() {
  const [transaction] = tinyBooks('_c').bankTransactions;
  return transaction ?? expect.unreachable();
}
