import { expect, test } from 'vitest';
import { toFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import { copyLineAbove } from '../../../src/bank-transactions/model/splitLines.ts';
import { change, keyAt } from '../../support/bank-transactions/splits.ts';
import { buildStoredTransaction } from '../../support/bank-transactions/stored.ts';

const inTwo = toFormValues(
  buildStoredTransaction({ children: [-6000, -4000].map((amount, at) => ({ id: `p${at}`, amount })) }),
);

/** The second line, with changes, as a copy of the first one, with others. */
function copied(line: object, above: object) {
  const values = change(change(inTwo, 0, above), 1, line);
  return copyLineAbove(values, keyAt(values, 1)).lines[1];
}

test('has the category above, and keeps its own if there is none', () => {
  expect(copied({ categoryId: 'ctg_1' }, { categoryId: 'ctg_2' })).toMatchObject({ categoryId: 'ctg_2' });
  expect(copied({ categoryId: 'ctg_1' }, { notes: 'Above' })).toMatchObject({ categoryId: 'ctg_1', notes: 'Above' });
});

test.each(['invoiceId', 'billId', 'payrollId'])('a line with %s stays as it is', (document) => {
  expect(copied({ [document]: 'doc_1' }, { categoryId: 'ctg_2' })).toMatchObject({ categoryId: null, notes: '' });
});
