import { expect, test } from 'vitest';
import { toFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import { addLine, removeSplitLine } from '../../../src/bank-transactions/model/splitLines.ts';
import { amountsOf, change, keyAt } from '../../support/bank-transactions/splits.ts';
import { buildStoredTransaction } from '../../support/bank-transactions/stored.ts';

/** A payment of 100.00. */
const unsplit = toFormValues(buildStoredTransaction({ amount: -10_000, categoryId: 'ctg_1' }));

test('the line that takes the remainder takes what a removed one had', () => {
  const children = [-6000, -5000, 1000].map((amount, at) => ({ id: `p${at}`, amount }));
  expect(amountsOf(removeSplitLine(toFormValues(buildStoredTransaction({ children })), 'p0'))).toEqual([5000, 5000]);
});

test('one line alone is no split: the transaction has what that line had', () => {
  const split = change(addLine(unsplit), 1, { categoryId: 'ctg_2', notes: 'Lunch' });
  const left = removeSplitLine(split, keyAt(split, 0));
  expect(left).toMatchObject({ lines: [], categoryId: 'ctg_2', notes: 'Lunch' });
});

test('without a category in that line, the transaction keeps its own', () => {
  const split = addLine(unsplit);
  expect(removeSplitLine(split, keyAt(split, 0))).toMatchObject({ lines: [], categoryId: 'ctg_1' });
});

test('what only a line can have isn’t taken over', () => {
  const split = change(addLine(unsplit), 1, { categoryId: 'ctg_2', billId: 'bill_1' });
  expect(removeSplitLine(split, keyAt(split, 0))).toMatchObject({ lines: [], categoryId: 'ctg_1' });
});
