import { expect, test } from 'vitest';
import { type FormValues, toFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import { addLine, withoutEmptyRest, withRemainderLine } from '../../../src/bank-transactions/model/splitLines.ts';
import { change } from '../../support/bank-transactions/splits.ts';
import { buildStoredTransaction } from '../../support/bank-transactions/stored.ts';

/** A payment of 100.00, split without an amount in the second line. */
const split = addLine(toFormValues(buildStoredTransaction({ amount: -10_000, categoryId: 'ctg_1' })));

test('one line alone is saved as the transaction’s category', () => {
  expect(withoutEmptyRest(split)).toMatchObject({ lines: [], categoryId: 'ctg_1' });
});

test.each([{ notes: 'Mine' }, { billId: 'bill' }, { customerId: 'cus_2' }])(
  'a line with %o stays a line',
  (changes) => {
    const values = change({ ...split, notes: 'Other', customerId: 'cus_1' }, 0, changes);
    expect(withoutEmptyRest(values).lines).toHaveLength(1);
  },
);

test.each([
  ['a memo', { notes: 'None left' }],
  ['a category', { categoryId: 'ctg_2' }],
  ['a customer', { customerId: 'cus_1' }],
])('an empty rest with %s is saved', (_name, entered) => {
  const values = change(split, 1, entered);
  expect(withoutEmptyRest(values)).toBe(values);
});

test.each([
  ['amount', { amount: { amount: null, text: '4o', code: 'notANumber' } as const }],
  ['share', { percent: '200%' }],
])('an invalid %s is never taken for an empty rest', (_name, entered) => {
  const values = change(split, 0, entered);
  expect(withoutEmptyRest(values)).toBe(values);
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
  expect(withoutEmptyRest(zero)).toBe(zero);
  const storedLine = {
    ...split,
    lines: split.lines.map((line, at) => (at === 0 ? { ...line, key: 'stored-0' } : line)),
  };
  expect(withoutEmptyRest(storedLine).lines).toEqual(storedLine.lines.slice(0, 1));
});
