import { expect, test } from 'vitest';
import { type FormValues, toFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import { addLine, withoutEmptyLines, withRemainderLine } from '../../../src/bank-transactions/model/splitLines.ts';
import { change, keyAt, keysOf, typed } from '../../support/bank-transactions/splits.ts';
import { buildStoredTransaction } from '../../support/bank-transactions/stored.ts';

/** A payment of 100.00, split without an amount in the second line. */
const split = addLine(toFormValues(buildStoredTransaction({ amount: -10_000, categoryId: 'ctg_1' })));

test('one line alone is saved as the transaction’s category', () => {
  expect(withoutEmptyLines(split)).toMatchObject({ lines: [], categoryId: 'ctg_1' });
});

test.each([{ notes: 'Mine' }, { billId: 'bill' }, { customerId: 'cus_2' }])(
  'a line with %o stays a line',
  (changes) => {
    const values = change({ ...split, notes: 'Other', customerId: 'cus_1' }, 0, changes);
    expect(withoutEmptyLines(values).lines).toHaveLength(1);
  },
);

test.each([
  ['a memo', { notes: 'None left' }],
  ['a category', { categoryId: 'ctg_2' }],
  ['a customer', { customerId: 'cus_1' }],
])('an empty rest with %s is saved', (_name, entered) => {
  const values = change(split, 1, entered);
  expect(withoutEmptyLines(values)).toBe(values);
});

test.each([
  ['amount', { amount: { amount: null, text: '4o', code: 'notANumber' } as const }],
  ['share', { percent: '200%' }],
])('an invalid %s is never taken for an empty rest', (_name, entered) => {
  const values = change(split, 0, entered);
  expect(withoutEmptyLines(values)).toBe(values);
});

test('stored lines stay, also those without an id', () => {
  const withLines = (amounts: number[]): FormValues => {
    const values = toFormValues(
      buildStoredTransaction({ amount: -10_000, children: amounts.map((amount) => ({ amount })) }),
    );
    return { ...values, lines: values.lines.map((line, at) => ({ ...line, id: null, key: `stored-${at}` })) };
  };
  const zero = withRemainderLine(withLines([-10_000, 0]));
  expect(zero.hasRemainderLine).toBe(true);
  expect(withoutEmptyLines(zero)).toBe(zero);
  const storedLine = {
    ...split,
    lines: split.lines.map((line, at) => (at === 0 ? { ...line, key: 'stored-0' } : line)),
  };
  expect(withoutEmptyLines(storedLine).lines).toEqual(storedLine.lines.slice(0, 1));
});

test('an added line without input is not saved, whichever line takes the rest', () => {
  const added = addLine(change(change(split, 0, typed(5_000)), 1, { categoryId: 'ctg_2' }));
  expect(added.lines).toHaveLength(3);
  const saved = withoutEmptyLines(added);
  expect(keysOf(saved)).toEqual([keyAt(added, 0), keyAt(added, 2)]);
  expect(saved.hasRemainderLine).toBe(true);
  const allTyped = withoutEmptyLines(change(added, 2, typed(5_000)));
  expect(keysOf(allTyped)).toEqual(keysOf(saved));
  expect(allTyped.hasRemainderLine).toBe(false);
  expect(withoutEmptyLines(change(added, 1, { notes: 'Free' })).lines).toHaveLength(3);
});

test('an added line that belongs to another document is saved', () => {
  const linked = change(addLine(split), 1, { billId: 'bill' });
  expect(withoutEmptyLines(linked).lines).toHaveLength(2);
});
