'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';

/**
 * While the code of a cell's field loads, the text typed in the grid is kept for the field: it must not be taken as commands.
 * @param onCancel called for Escape.
 * @returns a function that takes the text.
 */
export function useTypedAhead(
  cell: RefObject<HTMLElement | null>,
  isEditing: boolean,
  onCancel: () => void,
): () => string {
  const typed = useRef('');
  const cancel = useLatest(onCancel);
  useEffect(() => {
    const grid = isEditing && cell.current?.closest('table');
    if (!grid) return;
    typed.current = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || cell.current?.contains(target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') cancel.current();
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
    };
    grid.addEventListener('keydown', onKeyDown, { capture: true });
    return () => grid.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isEditing, cell, cancel]);
  return () => {
    const text = typed.current;
    typed.current = '';
    return text;
  };
}
