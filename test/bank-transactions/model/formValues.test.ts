import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyFormValues,
  type FormValues,
  toFormValues,
  transactionFields,
  withDirection,
} from '../../../src/bank-transactions/model/formValues.ts';
import { addLine, moveSplitLine } from '../../../src/bank-transactions/model/splitLines.ts';
import { anyEdit, applyEdit } from '../../support/bank-transactions/edits.ts';
import { anyStoredTransaction, buildStoredTransaction, choiceIds } from '../../support/bank-transactions/stored.ts';

const directionOf = (amount: number, type?: string) => toFormValues(buildStoredTransaction({ amount, type })).direction;

test.each([
  [-500, 'EXPENSE', 'out'],
  [500, 'REVENUE', 'in'],
  [500, 'EXPENSE', 'in'],
  [-500, 'REVENUE', 'out'],
  [-500, 'TRANSFER', 'out'],
  [0, 'EXPENSE', 'out'],
  [0, 'REVENUE', 'in'],
])('the direction of %d as %s is %s', (amount, type, direction) => {
  expect(directionOf(amount, type)).toBe(direction);
});

test('amounts are unsigned in their direction, and lines in the other direction are negative', () => {
  const stored = buildStoredTransaction({ amount: -10_000, children: [{ amount: -12_000 }, { amount: 2000 }] });
  const { amount, lines } = toFormValues(stored);
  expect(amount).toEqual({ amount: 10_000 });
  expect(lines.map((line) => line.amount)).toEqual([{ amount: 12_000 }, { amount: -2000 }]);
});

describe('another direction', () => {
  test.each([
    [-500, 'EXPENSE', 'REVENUE'],
    [500, 'REVENUE', 'EXPENSE'],
    [500, 'EXPENSE', 'EXPENSE'],
    [-500, 'TRANSFER', 'TRANSFER'],
    [-500, 'OWNER_LOAN', 'OWNER_LOAN'],
    [0, 'EXPENSE', 'REVENUE'],
  ])('changes the type of %d as %s to %s', (amount, type, turned) => {
    const base = toFormValues(buildStoredTransaction({ amount, type }));
    expect(withDirection(base, base.direction === 'in' ? 'out' : 'in', base).type).toBe(turned);
  });

  test('and back restores the values after any edits', () => {
    fc.assert(
      fc.property(anyStoredTransaction, fc.array(anyEdit(choiceIds), { maxLength: 6 }), (stored, list) => {
        const base = toFormValues(stored);
        const values = list
          .filter(({ does }) => does !== 'direction')
          .reduce((values, edit) => applyEdit(values, edit, base), base);
        const other = base.direction === 'in' ? 'out' : 'in';
        expect(withDirection(withDirection(values, other, base), base.direction, base)).toEqual(values);
      }),
    );
  });

  test('and back restores a new transaction', () => {
    const fresh = emptyFormValues(undefined);
    expect(withDirection(fresh, 'in', fresh)).toEqual({ ...fresh, direction: 'in', type: 'REVENUE' });
    expect(withDirection(withDirection(fresh, 'in', fresh), 'out', fresh)).toEqual(fresh);
  });
});

describe('changed fields', () => {
  test('are none for stored values', () => {
    fc.assert(
      fc.property(anyStoredTransaction, (stored) => {
        expect(transactionFields.changed(toFormValues(stored), toFormValues(structuredClone(stored)))).toEqual([]);
      }),
    );
  });

  test.each<[string, Partial<FormValues>, string[]]>([
    ['description', { description: 'x' }, ['description']],
    ['direction', { direction: 'in', type: 'REVENUE' }, ['amount', 'lines']],
    ['category', { categoryId: 'ctg_9' }, ['category']],
    ['tax year', { tax: { region: '', year: '2026', quarter: '' } }, ['tax']],
    ['dimension values', { dimensionValueIds: [] }, ['dimensions']],
    ['lines', { lines: [] }, ['lines']],
    ['remainder line', { hasRemainderLine: true, linesAdded: 3 }, []],
  ])('include a changed %s only', (_what, changes, fields) => {
    const base = toFormValues(buildStoredTransaction({ children: [{ amount: -10_000 }] }));
    expect(transactionFields.changed({ ...base, ...changes }, base)).toEqual(fields);
  });

  test('exclude dimension values and files in another order', () => {
    const part = { amount: -10_000, classSegmentIds: ['dv_1', 'dv_3'] };
    const stored = { classSegmentIds: ['dv_1', 'dv_3'], attachmentIds: ['att_1', 'att_2'], children: [part] };
    const base = toFormValues(buildStoredTransaction(stored));
    const lines = base.lines.map((line) => ({ ...line, dimensionValueIds: ['dv_3', 'dv_1'] }));
    const values = { ...base, lines, dimensionValueIds: ['dv_3', 'dv_1'], attachmentIds: ['att_2', 'att_1'] };
    expect(transactionFields.changed(values, base)).toEqual([]);
  });

  test('include the order of lines', () => {
    const base = toFormValues(buildStoredTransaction({ children: [{ amount: -4000 }, { amount: -6000 }] }));
    expect(transactionFields.changed(moveSplitLine(base, 'part_0', 1), base)).toEqual(['lines']);
  });
});

test('replacing a field changes that field only', () => {
  const valuesOfTwo = fc.tuple(anyStoredTransaction, anyStoredTransaction);
  fc.assert(
    fc.property(valuesOfTwo, fc.constantFrom(...transactionFields.names), ([one, other], field) => {
      // With the same direction the lines have the same amounts.
      const [a, b] = [toFormValues(one), { ...toFormValues(other), direction: toFormValues(one).direction }];
      const replaced = transactionFields.replace(field, a, b);
      expect(transactionFields.changed(replaced, b)).not.toContain(field);
      expect(transactionFields.changed(replaced, a).filter((each) => each !== field)).toEqual([]);
    }),
  );
});

test('replacing lines replaces whether the last takes the remainder', () => {
  const split = addLine(toFormValues(buildStoredTransaction({})));
  expect(transactionFields.replace('lines', toFormValues(buildStoredTransaction({})), split).hasRemainderLine).toBe(
    true,
  );
  expect(transactionFields.replace('lines', split, toFormValues(buildStoredTransaction({}))).hasRemainderLine).toBe(
    false,
  );
});
