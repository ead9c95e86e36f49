import { expect, test } from 'vitest';
import { type FormValues, toFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import { isRecategorized } from '../../../src/bank-transactions/model/isRecategorized.ts';
import {
  addLine,
  changeLine,
  endSplit,
  moveSplitLine,
  removeLine,
} from '../../../src/bank-transactions/model/splitLines.ts';
import { keyAt } from '../../support/bank-transactions/splits.ts';
import { buildStoredTransaction } from '../../support/bank-transactions/stored.ts';

const reviewStatus = 'PARTNER_REVIEW_REQUIRED';
const unsplit = buildStoredTransaction({ reviewStatus, categoryId: 'ctg_1' });
const split = buildStoredTransaction({
  reviewStatus,
  categoryId: 'ctg_2',
  children: ['ctg_1', 'ctg_2', 'ctg_1'].map((categoryId, at) => ({ id: `p${at}`, amount: -3000 - at, categoryId })),
});

const post = (values: FormValues, at: number, categoryId: string) =>
  changeLine(values, keyAt(values, at), { categoryId });
/** Split in two: the first line has the category so far. */
const splitInTwo = (values: FormValues, categoryId: string) => post(addLine(values), 1, categoryId);

test.each<[string, typeof split, (values: FormValues) => FormValues, boolean]>([
  ['a moved line', split, (values) => moveSplitLine(values, keyAt(values, 0), 1), false],
  ['a removed line', split, (values) => removeLine(values, keyAt(values, 1)), false],
  ['no more split', split, endSplit, false],
  ['a split in one category', unsplit, (values) => splitInTwo(values, 'ctg_1'), false],
  ['a split in two categories', unsplit, (values) => splitInTwo(values, 'ctg_2'), true],
  ['a line in a new category', split, (values) => post(values, 0, 'ctg_3'), true],
  ['a line in the category of others', split, (values) => post(values, 1, 'ctg_1'), true],
  ['another category', unsplit, (values) => ({ ...values, categoryId: 'ctg_2' }), true],
])('%s', (_, stored, edit, expected) => {
  expect(isRecategorized(edit(toFormValues(stored)), stored)).toBe(expected);
});
