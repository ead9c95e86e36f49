import { expect, test } from 'vitest';
import { openedEditor, withSaved } from '../../src/bank-transactions/EditorState.ts';
import { newDraft } from '../../src/bank-transactions/TransactionDraft.ts';
import { itemOfDraft } from '../../src/bank-transactions/TransactionItem.ts';
import { withLine, withLineChanged } from '../../src/bank-transactions/TransactionLines.ts';
import { minor } from '../../src/core/money/minor.ts';
import { bankTransaction } from '../support/bankTransaction.ts';

test('a new line that is changed while it is saved stays the line that was saved', () => {
  const stored = bankTransaction();
  const opened = openedEditor(stored, newDraft(undefined), false);
  const sent = withLine(opened.draft);
  const changed = withLineChanged(sent, 'new-0', { notes: 'Typed in the meantime' });
  const parts = [minor(-4500), minor(0)].map((amount, place) => ({ id: `part_${place}`, amount, dimensionValues: [] }));
  const state = withSaved({ ...opened, draft: changed }, sent, { ...stored, children: parts });
  expect(state.draft.lines.map(({ key, notes }) => [key, notes])).toEqual([
    ['new-0', 'Typed in the meantime'],
    ['new-1', ''],
  ]);
  expect(itemOfDraft(state.draft, state.stored).children?.map(({ id }) => id)).toEqual(['part_0', 'part_1']);
});
