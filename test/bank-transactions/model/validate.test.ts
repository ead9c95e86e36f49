import { describe, expect, test } from 'vitest';
import { emptyFormValues, type FormValues, toFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import { addLine, changeLine } from '../../../src/bank-transactions/model/splitLines.ts';
import { type ValidationError, validate } from '../../../src/bank-transactions/model/validate.ts';
import type { Closing } from '../../../src/closing/data/schema.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import type { Dimension } from '../../../src/reference-lists/data/schema.ts';
import { buildStoredTransaction } from '../../support/bank-transactions/stored.ts';

const team: Dimension = {
  id: 'dim_team',
  name: 'Team',
  requiredness: 'REQUIRED',
  values: [{ id: 'dv_1', name: 'Design', children: [{ id: 'dv_1a', name: 'Brand', children: [] }] }],
};
const city: Dimension = { ...team, id: 'dim_city', name: 'City', requiredness: 'NOT_REQUIRED', values: [] };
const shut: Closing = { date: toPlainDate('2025-12-31'), modifications: 'DISABLED' };
const unreadable = { amount: null, text: 'x', code: 'notANumber' } as const;

/** Errors as `place code names`. */
function errorsOf(values: FormValues, closing: Closing | undefined = shut): string[] {
  return validate(values, { closing, dimensions: [team, city] }).map(({ place, code, names = [] }: ValidationError) =>
    [place, code, ...names].join(' '),
  );
}

const fine = toFormValues(buildStoredTransaction({}));
const categoryId = 'cat_1';
const inTwo = toFormValues(
  buildStoredTransaction({
    children: [
      { amount: -4000, categoryId },
      { amount: -6000, categoryId },
    ],
  }),
);
const changed = (changes: Partial<FormValues>) => errorsOf({ ...fine, ...changes });

test('a valid stored transaction has no errors', () => {
  expect([errorsOf(fine), errorsOf(inTwo), errorsOf(toFormValues(buildStoredTransaction({ amount: 0 })))]).toEqual([
    [],
    [],
    [],
  ]);
});

test('reports missing required values of a new transaction', () => {
  expect(errorsOf(emptyFormValues(undefined))).toEqual([
    'date dateMissing',
    'amount amountInvalid',
    'description descriptionMissing',
    'bankAccount bankAccountMissing',
    'dimensions dimensionsMissing Team',
  ]);
});

test.each<[string, Partial<FormValues>, string[]]>([
  ['a description of blanks', { description: ' \n' }, ['description descriptionMissing']],
  ['an amount below 0', { amount: { amount: toMinor(-1) } }, ['amount amountNegative']],
  ['a year in words', { tax: { region: '', year: 'last', quarter: '' } }, ['tax yearInvalid']],
  ['a year with blanks around', { tax: { region: '', year: ' 2026 ', quarter: '' } }, []],
  ['no team', { dimensionValueIds: ['dv_oslo'] }, ['dimensions dimensionsMissing Team']],
  ['a team within another', { dimensionValueIds: ['dv_1a'] }, []],
  ['no team, between own accounts', { dimensionValueIds: [], type: 'TRANSFER' }, []],
])('%s', (_what, changes, problems) => {
  expect(changed(changes)).toEqual(problems);
});

test('a match without a team is reported at the transaction, as its lines only inherit', () => {
  const children = [
    { amount: 6000, invoiceId: 'inv_1' },
    { amount: 4000, categoryId: 'ctg_1' },
  ];
  const matched = toFormValues(buildStoredTransaction({ amount: 10_000, children }));
  expect(errorsOf({ ...matched, dimensionValueIds: [] })).toEqual(['dimensions dimensionsMissing Team']);
});

describe('the closing date', () => {
  const on = (date: string, closing: Closing | undefined) => errorsOf({ ...fine, date: toPlainDate(date) }, closing);

  test('locks that date and earlier ones', () => {
    expect(on('2025-12-31', shut)).toEqual(['date dateClosed']);
    expect(on('2020-01-01', shut)).toEqual(['date dateClosed']);
    expect(on('2026-01-01', shut)).toEqual([]);
  });

  test('is not an error if changes are allowed with a warning', () => {
    expect(on('2025-12-31', { ...shut, modifications: 'ENABLED_WITH_WARNING' })).toEqual([]);
  });

  test('is left to the service if it is unknown', () => {
    expect(
      validate({ ...fine, date: toPlainDate('2020-01-01') }, { closing: undefined, dimensions: undefined }),
    ).toEqual([]);
  });
});

describe('lines', () => {
  const firstOf = (values: FormValues, changes: Parameters<typeof changeLine>[2]) =>
    changeLine(values, values.lines[0]?.key ?? '', changes);

  test('that do not add up are reported once', () => {
    expect(errorsOf(firstOf(inTwo, { amount: { amount: toMinor(1) } }))).toEqual(['lines linesDiffer']);
  });

  test('whose sum is inexact do not add up', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const values = toFormValues(
      buildStoredTransaction({ amount: most, categoryId, children: [{ amount: -most }, { amount: -most }] }),
    );
    expect(errorsOf(values)).toEqual(['lines linesDiffer']);
  });

  test('with an invalid amount or percentage report that alone', () => {
    expect(errorsOf(firstOf(inTwo, { amount: unreadable }))).toEqual(['lines.part_0.amount amountInvalid']);
    expect(errorsOf(firstOf(inTwo, { percent: '' }))).toEqual(['lines.part_0.amount percentInvalid']);
  });

  test('inherit dimension values, and report missing ones instead of the transaction', () => {
    expect(errorsOf({ ...inTwo, dimensionValueIds: [] })).toEqual([
      'lines.part_0.dimensions dimensionsMissing Team',
      'lines.part_1.dimensions dimensionsMissing Team',
    ]);
    expect(errorsOf(firstOf(inTwo, { dimensionValueIds: ['dv_oslo'] }))).toEqual([
      'lines.part_0.dimensions dimensionsMissing Team',
    ]);
  });

  test('with an amount need a category, of their own or of the transaction', () => {
    expect(errorsOf(addLine(fine))).toEqual(['lines.new-0.category lineUncategorized']);
    expect(errorsOf(addLine({ ...fine, categoryId }))).toEqual([]);
    expect(
      errorsOf({ ...inTwo, lines: inTwo.lines.map((line) => ({ ...line, categoryId: null })), categoryId }),
    ).toEqual([]);
  });

  test('that are stored without a category stay as they are', () => {
    const stored = toFormValues(buildStoredTransaction({ children: [{ amount: -4000 }, { amount: -6000 }] }));
    expect(validate(stored, { closing: shut, dimensions: [team], base: stored })).toEqual([]);
  });
});
