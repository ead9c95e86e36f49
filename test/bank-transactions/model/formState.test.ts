import { expect, test } from 'vitest';
import { initialFormState, withSaved } from '../../../src/bank-transactions/model/formState.ts';
import { newFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import { withLine, withLineChanged } from '../../../src/bank-transactions/model/splitLines.ts';
import { toItem } from '../../../src/bank-transactions/model/toItem.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { buildBankTransaction } from '../../support/bank-transactions/fixtures.ts';

test('a new line that is changed while it is saved stays the line that was saved', () => {
  const stored = buildBankTransaction();
  const opened = initialFormState(stored, newFormValues(undefined), false);
  const sent = withLine(opened.draft);
  const changed = withLineChanged(sent, 'new-0', { notes: 'Typed in the meantime' });
  const parts = [toMinor(-4500), toMinor(0)].map((amount, place) => ({
    id: `part_${place}`,
    amount,
    dimensionValues: [],
  }));
  const state = withSaved({ ...opened, draft: changed }, sent, { ...stored, children: parts });
  expect(state.draft.lines.map(({ key, notes }) => [key, notes])).toEqual([
    ['new-0', 'Typed in the meantime'],
    ['new-1', ''],
  ]);
  expect(toItem(state.draft, state.stored).children?.map(({ id }) => id)).toEqual(['part_0', 'part_1']);
});
