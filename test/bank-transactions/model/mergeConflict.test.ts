import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import {
  type FormField,
  type FormValues,
  toFormValues,
  transactionFields,
  withDirection,
} from '../../../src/bank-transactions/model/formValues.ts';
import { applyChoice, type Conflict, mergeConflict } from '../../../src/bank-transactions/model/mergeConflict.ts';
import { addLine, changeLine, recalculate, remainderOf } from '../../../src/bank-transactions/model/splitLines.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { anyEdit, applyEdit } from '../../support/bank-transactions/edits.ts';
import { anyStoredTransaction, buildStoredTransaction, choiceIds } from '../../support/bank-transactions/stored.ts';

/** Whether a field looks the same in both: lines in the direction of each. */
const looksSame = (field: FormField, a: FormValues, b: FormValues) =>
  transactionFields.isSame(field, a, field === 'lines' ? { ...b, direction: a.direction } : b);

/** The fields in which a save overwrites what someone else stored. */
const keptFields = (conflict: Conflict | undefined) =>
  conflict?.choices.filter(({ choice }) => choice === 'mine').map(({ field }) => field) ?? [];

const base = buildStoredTransaction({ notes: 'before', categoryId: 'ctg_1' });
const typed = (changes: Partial<FormValues>) => ({ ...toFormValues(base), ...changes });

/** A transaction before, as changed by someone else, and as edited by the user. */
const anyMerge = fc
  .tuple(
    anyStoredTransaction,
    anyStoredTransaction,
    fc.subarray(['date', 'description', 'notes', 'amount', 'type', 'category', 'tax', 'children'] as const),
    fc.array(anyEdit(choiceIds), { maxLength: 8 }),
  )
  .map(([before, other, changed, list]) => {
    const stored = { ...before, ...Object.fromEntries(changed.map((member) => [member, other[member]])) };
    const start = toFormValues(before);
    return { before, stored, values: list.reduce((values, edit) => applyEdit(values, edit, start), start) };
  });

describe('a transaction that changed on the service during an edit', () => {
  test('takes each field from the side that changed it, and keeps the user’s, named, if both did', () => {
    fc.assert(
      fc.property(anyMerge, ({ before, stored, values }) => {
        const [old, now] = [toFormValues(before), toFormValues(stored)];
        const result = mergeConflict(values, before, stored);
        const choices = new Map(result.conflict?.choices.map(({ field, choice }) => [field, choice]));
        for (const field of transactionFields.names) {
          const [isMine, isTheirs] = [!looksSame(field, values, old), !looksSame(field, now, old)];
          if (isMine && field === 'lines') continue; // the remainder follows the amount: see below
          expect(looksSame(field, result.values, isMine ? values : now)).toBe(true);
          const isOpen = isMine && isTheirs && !looksSame(field, values, now);
          expect([field, choices.get(field) === 'mine']).toEqual([field, isOpen]);
        }
      }),
    );
  });

  test('a choice sets its field and no other', () => {
    fc.assert(
      fc.property(anyMerge, fc.constantFrom('mine', 'stored'), ({ before, stored, values }, choice) => {
        const { values: merged, conflict } = mergeConflict(values, before, stored);
        for (const field of keptFields(conflict)) {
          if (!conflict || field === 'lines') continue;
          const chosen = applyChoice(merged, conflict, field, choice);
          expect(looksSame(field, chosen.values, choice === 'mine' ? values : toFormValues(stored))).toBe(true);
          const others = transactionFields
            .changed(chosen.values, merged)
            .filter((each) => each !== field && each !== 'lines');
          expect(others).toEqual([]);
          expect(keptFields(chosen.conflict)).toEqual(
            keptFields(conflict).filter((each) => each !== field || choice === 'mine'),
          );
        }
      }),
    );
  });

  test('asks nothing without input, without a change, or if both made the same change', () => {
    const stored = buildStoredTransaction({ notes: 'after', categoryId: 'ctg_1' });
    expect(mergeConflict(toFormValues(base), base, stored)).toEqual({
      values: toFormValues(stored),
      conflict: undefined,
    });
    const mine = typed({ description: 'x' });
    expect(mergeConflict(mine, base, base)).toEqual({ values: mine, conflict: undefined });
    expect(mergeConflict(typed({ notes: 'after' }), base, stored).conflict).toBeUndefined();
  });

  test('shows fields taken from the service, and lets the user restore theirs', () => {
    const { values, conflict } = mergeConflict(
      typed({ description: 'x' }),
      base,
      buildStoredTransaction({ notes: 'after', categoryId: 'ctg_1' }),
    );
    expect(values).toMatchObject({ description: 'x', notes: 'after' });
    expect(conflict?.choices).toEqual([{ field: 'notes', choice: 'stored' }]);
    expect(conflict && applyChoice(values, conflict, 'notes', 'mine').values).toMatchObject({
      description: 'x',
      notes: 'before',
    });
  });

  test('keeps text typed after the conflict', () => {
    const { values, conflict } = mergeConflict(
      typed({ notes: 'mine' }),
      base,
      buildStoredTransaction({ notes: 'theirs', categoryId: 'ctg_1' }),
    );
    if (!conflict) expect.unreachable();
    const longer = { ...values, notes: 'mine, and more' };
    const theirs = applyChoice(longer, conflict, 'notes', 'stored');
    expect(theirs.values.notes).toBe('theirs');
    expect(applyChoice(theirs.values, theirs.conflict, 'notes', 'mine').values.notes).toBe('mine, and more');
    expect(applyChoice(longer, conflict, 'notes', 'mine').values.notes).toBe('mine, and more');
  });
});

describe('a second change', () => {
  const first = buildStoredTransaction({ notes: 'theirs', categoryId: 'ctg_1' });
  const { values, conflict } = mergeConflict(typed({ notes: 'mine' }), base, first);
  const second = { ...first, description: 'RENAMED' };

  test('keeps the user’s values', () => {
    const again = mergeConflict(values, first, second, conflict);
    expect(again.values).toMatchObject({ notes: 'mine', description: 'RENAMED' });
    expect(again.conflict?.choices).toEqual([
      { field: 'description', choice: 'stored' },
      { field: 'notes', choice: 'mine' },
    ]);
  });

  test('keeps choices, which can still be changed', () => {
    if (!conflict) expect.unreachable();
    const typedMore = { ...values, vendorId: 'vnd_2' };
    const chosen = applyChoice(typedMore, conflict, 'notes', 'stored');
    const again = mergeConflict(chosen.values, first, second, chosen.conflict);
    expect(again.conflict?.choices).toContainEqual({ field: 'notes', choice: 'stored' });
    expect(again.conflict && applyChoice(again.values, again.conflict, 'notes', 'mine').values.notes).toBe('mine');
  });

  test('to the value of the user needs no choice', () => {
    expect(mergeConflict(values, first, { ...first, notes: 'mine' }, conflict).conflict).toBeUndefined();
  });

  test('of a field that was chosen keeps the user’s again', () => {
    if (!conflict) expect.unreachable();
    const chosen = applyChoice(values, conflict, 'notes', 'mine');
    const again = mergeConflict(chosen.values, first, { ...first, notes: 'theirs, again' }, chosen.conflict);
    expect(again.conflict?.choices).toEqual([{ field: 'notes', choice: 'mine' }]);
  });
});

describe('lines', () => {
  const children = [
    { id: 'p1', amount: -4000 },
    { id: 'p2', amount: -6000 },
  ];
  const split = buildStoredTransaction({ children });
  const noted: BankTransaction = buildStoredTransaction({
    children: [{ id: 'p1', amount: -4000, notes: 'theirs' }, children[1] ?? { amount: 0 }],
  });

  test('without input follow the service if only the direction was changed', () => {
    const start = toFormValues(split);
    const { values, conflict } = mergeConflict(withDirection(start, 'in', start), split, noted);
    expect(values.direction).toBe('in');
    expect(values.lines.map(({ notes, amount }) => [notes, amount.amount])).toEqual([
      ['theirs', 4000],
      ['', 6000],
    ]);
    expect(conflict?.choices).toEqual([{ field: 'lines', choice: 'stored' }]);
  });

  test('from the service do not take the remainder', () => {
    const once = recalculate({ ...toFormValues(split), hasRemainderLine: true });
    const { values } = mergeConflict({ ...once, description: 'x' }, split, noted);
    const changed = recalculate({ ...values, amount: { amount: toMinor(1) } });
    expect(changed.lines.map(({ amount }) => amount.amount)).toEqual([4000, 6000]);
  });

  test('whose last takes the remainder follow an amount that the service changed', () => {
    const mine = changeLine(addLine(toFormValues(base)), 'new-0', { amount: { amount: toMinor(2500) } });
    const { values } = mergeConflict(mine, base, { ...base, amount: toMinor(-9000) });
    expect(values.lines.map(({ amount }) => amount.amount)).toEqual([2500, 6500]);
    const theirs = mergeConflict({ ...mine, amount: { amount: toMinor(8000) } }, base, {
      ...base,
      amount: toMinor(-9000),
    });
    if (!theirs.conflict) expect.unreachable();
    expect(remainderOf(applyChoice(theirs.values, theirs.conflict, 'amount', 'stored').values)).toBe(0);
  });

  test('that are added later have their own keys', () => {
    const mine = addLine(toFormValues(base));
    const { values, conflict } = mergeConflict(mine, base, noted);
    if (!conflict) expect.unreachable();
    const later = addLine(applyChoice(addLine(values), conflict, 'lines', 'stored').values);
    expect(new Set(later.lines.map(({ key }) => key)).size).toBe(3);
  });
});

test('two versions are the same if no editable field differs', () => {
  const other = { ...base, displayName: 'x', conversation: { id: 'c', readStatus: 'UNREAD' } };
  expect(transactionFields.changed(toFormValues(base), toFormValues(other))).toEqual([]);
});
