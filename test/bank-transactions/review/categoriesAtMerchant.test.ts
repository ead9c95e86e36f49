import { expect, test } from 'vitest';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import { categoriesAtMerchant } from '../../../src/bank-transactions/review/categoriesAtMerchant.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';

let count = 0;

/** A transaction at Amazon. */
function transaction(categoryId: string | null, members: Partial<BankTransaction> = {}): BankTransaction {
  count += 1;
  return {
    id: `btxn_${count}`,
    date: toPlainDate('2026-06-15'),
    amount: toMinor(-20_00),
    displayName: `Amazon ${count}`,
    category: categoryId ? { id: categoryId, name: categoryId } : null,
    dimensionValues: [],
    ...members,
  };
}

const current = transaction(null);
const office = () => transaction('office');
const none = new Map();

test('counts the categories of the merchant’s other transactions, the most frequent first', () => {
  const rows = [transaction('travel'), office(), current, office(), transaction(null)];
  const { total, counts } = categoriesAtMerchant(current, [rows], none) ?? expect.unreachable();
  expect(total).toBe(3);
  expect([...counts]).toEqual([
    ['office', 2],
    ['travel', 1],
  ]);
});

test('says nothing of fewer than three transactions, not counting the transaction itself', () => {
  const own = transaction('office');
  expect(categoriesAtMerchant(own, [[own, office(), office()]], none)).toBeUndefined();
  expect(categoriesAtMerchant(own, [[own, office(), office(), office()]], none)?.total).toBe(3);
});

test('counts a transaction that several lists have once', () => {
  const [first, second] = [office(), office()];
  expect(
    categoriesAtMerchant(
      current,
      [
        [first, second],
        [second, first],
      ],
      none,
    ),
  ).toBeUndefined();
  expect(
    categoriesAtMerchant(
      current,
      [
        [first, second],
        [second, office()],
      ],
      none,
    )?.total,
  ).toBe(3);
});

test.each<[string, Partial<BankTransaction>]>([
  ['at another merchant', { displayName: 'Uber' }],
  ['in the other direction', { amount: toMinor(20_00) }],
  ['a transfer', { type: 'TRANSFER' }],
  [
    'split',
    {
      children: [
        { amount: toMinor(-10_00), dimensionValues: [] },
        { amount: toMinor(-10_00), dimensionValues: [] },
      ],
    },
  ],
])('does not count a transaction that is %s', (_what, members) => {
  const rows = [office(), office(), transaction('office', members)];
  expect(categoriesAtMerchant(current, [rows], none)).toBeUndefined();
});

test('counts a category that is being saved', () => {
  const rows = [office(), office(), transaction('office')];
  const [, , last] = rows;
  const edits = new Map([[last?.id ?? '', { pending: { category: { id: 'travel', name: 'Travel' } } }]]);
  expect([...(categoriesAtMerchant(current, [rows], edits)?.counts ?? [])]).toEqual([
    ['office', 2],
    ['travel', 1],
  ]);
});
