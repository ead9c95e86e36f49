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
  onChoose: (category: NamedChoice) => void;
  /** Told when it is over, with a choice or without. */
  onLeave: () => void;
}

/** A picker in the place of a category, open from the start: Enter chooses, Escape leaves all as it was. */
export default function CategoryCellEditor({ row, label, onChoose, onLeave }: CategoryCellEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const { category } = row;
  const known = useMemo(() => (category?.name ? [{ id: category.id, name: category.name }] : []), [category]);
  const leave = useLatest(onLeave);
  useEffect(() => {
    const field = input.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      event.preventDefault(); // the next stop is the row that it stands in
      leave.current();
    };
    field?.focus({ preventScroll: true });
    field?.click(); // as a person opens it
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  }, [leave]);
  return (
    <CategoryPicker
      label={label}
      isLabelHidden
      value={category?.id ?? null}
      known={known}
      direction={directionOf(row)}
      inputRef={input}
      onClose={onLeave}
      onChange={(chosen) => {
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
