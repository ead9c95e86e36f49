'use client';
import { useEffect, useMemo, useRef } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';
import type { NamedChoice } from '../../reference-lists/data/schema.ts';
import { CategoryPicker } from '../../reference-lists/pickers/CategoryPicker.tsx';
import { directionOf } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';

interface CategoryCellEditorProps {
  row: BankTransaction;
  label: string;
  /** @param isStaying whether the row stays the current one: Alt+Enter. */
  onChoose: (category: NamedChoice, isStaying: boolean) => void;
  /** Called when editing ends, with or without a choice. */
  onLeave: () => void;
}

/** A category picker in the cell, open from the start: Enter saves and moves on, Alt+Enter only saves, Escape reverts. */
export default function CategoryCellEditor({ row, label, onChoose, onLeave }: CategoryCellEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const isStaying = useRef(false);
  const { category } = row;
  const known = useMemo(() => (category?.name ? [{ id: category.id, name: category.name }] : []), [category]);
  const suggested = useMemo(() => row.suggestedCategories?.map(({ id }) => id), [row.suggestedCategories]);
  const leave = useLatest(onLeave);
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
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  }, [leave]);
  return (
    <CategoryPicker
      label={label}
      isLabelHidden
      value={category?.id ?? null}
      known={known}
      suggested={suggested}
      direction={directionOf(row)}
      inputRef={input}
      onClose={onLeave}
      onChange={(chosen) => {
        if (chosen) onChoose(chosen, isStaying.current);
      }}
    />
  );
}
