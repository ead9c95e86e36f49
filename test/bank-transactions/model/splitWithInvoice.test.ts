import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import { changeAmount } from '../../../src/bank-transactions/model/matchLines.ts';
import {
  addLine,
  endSplit,
  isOverSplit,
  remainderLine,
  removeSplitLine,
  splitEvenly,
  withRemainderLine,
} from '../../../src/bank-transactions/model/splitLines.ts';
import { toItem } from '../../../src/bank-transactions/model/toItem.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { anyEdit, applyEdit } from '../../support/bank-transactions/edits.ts';
import { amountsOf, change, keysOf, typed } from '../../support/bank-transactions/splits.ts';
import { buildStoredTransaction, choiceIds } from '../../support/bank-transactions/stored.ts';

describe('a split that also pays an invoice', () => {
  /** A deposit of 100.00: 30.00 and 20.00 to categories, 50.00 for an invoice, in the last line. */
  const stored = buildStoredTransaction({
    amount: 10_000,
    type: 'REVENUE',
    children: [
      { id: 'p0', amount: 3000, categoryId: 'ctg_1' },
      { id: 'p1', amount: 2000, categoryId: 'ctg_2' },
      { id: 'p2', amount: 5000, invoiceId: 'inv_1' },
    ],
  });
  const paying = toFormValues(stored);
  const editable = withRemainderLine(paying);

  test('keeps what it pays: another line takes the remainder', () => {
    expect(amountsOf(change(editable, 0, typed(1000)))).toEqual([1000, 4000, 5000]);
    expect(amountsOf(changeAmount(paying, { amount: toMinor(9000) }))).toEqual([3000, 1000, 5000]);
    expect(amountsOf(splitEvenly(editable))).toEqual([2500, 2500, 5000]);
    expect(amountsOf(removeSplitLine(paying, 'p0'))).toEqual([5000, 5000]);
    expect(keysOf(addLine(editable))).toEqual(['p0', 'new-0', 'p1', 'p2']);
  });

  test('has no category where it pays an invoice, whatever is entered', () => {
    expect(toItem(change(editable, 2, { categoryId: 'ctg_3' }), stored).children?.[2]).toEqual(
      toItem(paying, stored).children?.[2],
    );
  });

  test('is over only where other lines exceed what the invoices leave', () => {
    const over = change(editable, 0, typed(6000));
    expect([isOverSplit(over), isOverSplit(over, over)]).toEqual([true, false]); // what is stored is fine
    expect(isOverSplit(change(editable, 2, typed(12_000)))).toBe(false); // a fee
  });

  test('sends only the field that was edited', () => {
    const edited = change(editable, 0, { notes: 'Deposit' });
    const [first, ...others] = toItem(edited, stored).children ?? [];
    expect(first).toEqual({ ...toItem(paying, stored).children?.[0], notes: 'Deposit' });
    expect(others).toEqual(toItem(paying, stored).children?.slice(1));
  });

  test('keeps every invoice, whatever else is edited', () => {
    const edits = fc.array(anyEdit(choiceIds), { maxLength: 8 });
    fc.assert(
      fc.property(edits, (list) => {
        let now = editable;
        for (const edit of list) {
          const isDirect = 'at' in edit && now.lines[edit.at % now.lines.length]?.invoiceId;
          if (isDirect || (edit.does === 'line' && edit.changes.invoiceId)) continue;
          now = applyEdit(now, edit, editable);
        }
        expect(now.lines.filter(({ invoiceId }) => invoiceId)).toMatchObject([{ key: 'p2', amount: { amount: 5000 } }]);
      }),
    );
  });

  test('is a match once the other lines are removed', () => {
    expect(keysOf(endSplit(paying))).toEqual(['p2']);
    expect(keysOf(removeSplitLine(removeSplitLine(paying, 'p0'), 'p1'))).toEqual(['p2']);
  });

  test('has no remainder in a line if there are only invoices', () => {
    expect(remainderLine({ ...editable, lines: editable.lines.slice(2) })).toBeUndefined();
  });
});
