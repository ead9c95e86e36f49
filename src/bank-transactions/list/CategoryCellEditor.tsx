'use client';
import { useEffect, useMemo, useRef } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import type { NamedChoice } from '../../reference-lists/data/schema.ts';
import { CategoryPicker } from '../../reference-lists/pickers/CategoryPicker.tsx';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import { splitPath } from '../../ui/fields/iconPaths.ts';
import { directionOf, transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { useCategorySuggestions } from '../review/useCategorySuggestions.ts';
import type { Review } from '../review/useReview.ts';

interface CategoryCellEditorProps {
  row: BankTransaction;
  /** A category that is being saved; undefined for the row's. */
  pending?: NamedChoice | undefined;
  atMerchant: Review['categoriesAtMerchant'];
  /** Takes what was typed before the field was there. */
  takeTyped: () => string;
  /** @param isStaying whether the row stays the current one: Alt+Enter. */
  onChoose: (category: NamedChoice, isStaying: boolean) => void;
  /** Called to split the transaction; undefined where that isn't possible. */
  onSplit: (() => void) | undefined;
  /** Called when editing ends, with or without a choice. */
  onLeave: () => void;
  messages: typeof transactionListMessages;
}

/** At the cell's end, so that the amounts beside it stay visible. */
const placement = { align: 'end', inlineSize: 320 } as const;

/** A category picker in the cell, open from the start: Enter saves and moves on, Alt+Enter only saves, Escape reverts. */
export default function CategoryCellEditor(props: CategoryCellEditorProps) {
  const { row, pending, onChoose, onSplit, onLeave, messages } = props;
  const input = useRef<HTMLInputElement>(null);
  const isStaying = useRef(false);
  const category = pending ?? row.category;
  const name = transactionName(row, messages.unnamed);
  const known = useMemo(() => (category?.name ? [{ id: category.id, name: category.name }] : []), [category]);
  const { suggested, notes } = useCategorySuggestions(row, () => props.atMerchant(row), messages);
  const leave = useLatest(onLeave);
  const split = useLatest(onSplit);
  const takeTyped = useLatest(props.takeTyped);
  const canSplit = onSplit !== undefined;
  const action = useMemo(() => {
    const icon = <CellIcon path={splitPath} />;
    return canSplit ? { id: 'split', text: messages.splitInto, icon, onChoose: () => split.current?.() } : undefined;
  }, [canSplit, split, messages]);
  useEffect(() => {
    const field = input.current;
    const onKeyDown = (event: KeyboardEvent) => {
      isStaying.current = event.altKey;
      if (event.key !== 'Tab') return;
      event.preventDefault(); // the focus moves to the row
      leave.current();
    };
    field?.focus({ preventScroll: true });
    field?.click(); // opens it
    const typed = takeTyped.current();
    if (field && typed) {
      field.setRangeText(typed, 0, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: typed }));
    }
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  }, [leave, takeTyped]);
  return (
    <CategoryPicker
      label={messages.categoryOf({ name })}
      isLabelHidden
      value={category?.id ?? null}
      known={known}
      suggested={suggested}
      notes={notes}
      action={action}
      keys={messages.categoryKeys}
      placement={placement}
      direction={directionOf(row)}
      isConfirmable
      inputRef={input}
      onClose={onLeave}
      onChange={(chosen) => {
        if (chosen) onChoose(chosen, isStaying.current);
      }}
    />
  );
}
