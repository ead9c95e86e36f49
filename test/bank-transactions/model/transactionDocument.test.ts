import { expect, test } from 'vitest';
import { emptyFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import { addLine, changeLine } from '../../../src/bank-transactions/model/splitLines.ts';
import { toItem } from '../../../src/bank-transactions/model/toItem.ts';
import { transactionDocument } from '../../../src/bank-transactions/model/transactionDocument.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { buildBankTransaction } from '../../support/bank-transactions/fixtures.ts';

test('a new line that changes during its save gets its id from the response', () => {
  const stored = buildBankTransaction();
  const opened = transactionDocument.initialState(stored, emptyFormValues(undefined), false);
  const sent = addLine(opened.values);
  const changed = changeLine(sent, 'new-0', { notes: 'Typed in the meantime' });
  const parts = [toMinor(-4500), toMinor(0)].map((amount, place) => ({
    id: `part_${place}`,
    amount,
    dimensionValues: [],
  }));
  const state = transactionDocument.applySaved({ ...opened, values: changed }, sent, { ...stored, children: parts });
  expect(state.values.lines.map(({ key, notes }) => [key, notes])).toEqual([
    ['new-0', 'Typed in the meantime'],
    ['new-1', ''],
  ]);
  expect(toItem(state.values, state.stored).children?.map(({ id }) => id)).toEqual(['part_0', 'part_1']);
});
