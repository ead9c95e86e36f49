'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';

/**
 * Keeps text that is typed in the grid while the code of a cell's field loads: it is meant for the field, and must not run
 * shortcuts.
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
      // Once the field is there, or if its code can't be loaded, the focus is elsewhere.
      if (target !== grid || key === 'Tab' || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
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
