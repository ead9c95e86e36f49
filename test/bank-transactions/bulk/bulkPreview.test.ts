import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bulkPreview } from '../../../src/bank-transactions/bulk/bulkPreview.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { buildBankTransaction } from '../../support/bank-transactions/fixtures.ts';

const line = { id: 'part_1', amount: toMinor(-4500), category: { id: 'ctg_meals' }, dimensionValues: [] };
const closing = { date: toPlainDate('2026-02-28'), modifications: 'DISABLED' };

/** A transaction for each reason to exclude one, in the order in which they are shown. */
const excluded = [
  ['split', buildBankTransaction({ id: 'split', category: null, children: [line] })],
  ['transfer', buildBankTransaction({ id: 'transfer', type: 'TRANSFER' })],
  ['payment', buildBankTransaction({ id: 'payment', invoiceItem: { id: 'item_1' } })],
  ['account', buildBankTransaction({ id: 'account', category: null, glAccount: { id: 'gla_1', name: 'Loan' } })],
  ['closed', buildBankTransaction({ id: 'closed', date: toPlainDate('2026-02-27') })],
] as const;
const transactions = excluded.map(([, transaction]) => transaction);
const reasons = excluded.map(([reason]) => reason);

test('lists why transactions are excluded in the same order for any order of rows', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(transactions, { minLength: transactions.length }), (rows) => {
      const { excluded } = bulkPreview(rows, { categoryId: 'ctg_meals' }, closing);
      expect([...excluded.keys()]).toEqual(reasons);
    }),
  );
});

test('lists in that order why categories stay, too', () => {
  const patch = { categoryId: 'ctg_meals', reviewStatus: 'RECONCILED' };
  const { partly } = bulkPreview([...transactions].reverse(), patch, closing);
  expect([...partly.keys()]).toEqual(reasons.filter((reason) => reason !== 'closed'));
});

test('only those can be included whose category can change', () => {
  const match = buildBankTransaction({ id: 'match', children: [{ ...line, category: null, invoiceId: 'inv_1' }] });
  const ids = ({ includable }: ReturnType<typeof bulkPreview>) =>
    [...includable.values()].map((rows) => rows.map(({ id }) => id));
  const rows = [...transactions, match];
  expect(ids(bulkPreview(rows, { categoryId: 'ctg_meals' }, closing))).toEqual([['transfer'], ['match'], ['account']]);
  const dimensions = { mode: 'add', values: [{ id: 'office', dimensionId: 'place' }] } as const;
  expect(ids(bulkPreview(rows, { dimensions }, closing))).toEqual([['transfer'], ['payment', 'match'], ['account']]);
});
