import { expect, test } from 'vitest';
import { toFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import { visibleErrors } from '../../../src/form/document/fieldErrors.ts';
import { buildStoredTransaction } from '../../support/bank-transactions/stored.ts';

test('shows the rejection of a hidden line above the form', () => {
  const values = toFormValues(buildStoredTransaction({ children: [{ amount: -6000 }, { amount: -4000 }] }));
  const byField = { 'lines[1].amount': ['Shown'], 'lines[2].amount': ['For no line'] };
  expect(visibleErrors({ byField, rest: ['For the transaction'] }, values.lines.length, () => true)).toEqual({
    byField: { 'lines[1].amount': ['Shown'] },
    rest: ['For the transaction', 'For no line'],
  });
});
