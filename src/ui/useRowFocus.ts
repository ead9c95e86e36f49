'use client';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useId, useState } from 'react';
import type { RowWindow } from './useRowWindow.ts';

interface RowFocusOptions<Row> {
  rows: readonly Row[];
  rowWindow: RowWindow;
  grid: RefObject<HTMLElement | null>;
  /** What Enter, the space bar and a click do with a row. */
  onSelect: ((row: Row) => void) | undefined;
}

/**
 * The row that the keyboard is on. The grid itself holds the focus and names the row, so that the focus stays when rows
 * are drawn anew, come, or go out of view; which row it is goes by its id.
 */
export function useRowFocus<Row extends { id: string }>({ rows, rowWindow, grid, onSelect }: RowFocusOptions<Row>) {
  const gridId = useId();
  const [focused, setFocused] = useState<{ id: string; index: number }>();
  const index = focused && indexOf(rows, focused);
  const isDrawn = index !== undefined && index >= rowWindow.start && index < rowWindow.end;
  const rowId = (place: number) => `${gridId}${place}`;

  const focus = (place: number) => {
    const next = Math.min(Math.max(0, place), rows.length - 1);
    const row = rows[next];
    if (row) setFocused({ id: row.id, index: next });
    return next;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = index ?? rowWindow.firstInView();
    const next = placeAfter(event.key, at, rows.length, rowWindow);
    if (next !== undefined) {
      event.preventDefault();
      grid.current?.focus({ preventScroll: true }); // a click may have left it in a row
      rowWindow.reveal(focus(next));
    } else if ((event.key === 'Enter' || event.key === ' ') && event.target === event.currentTarget) {
      const row = rows[at];
      event.preventDefault();
      if (row) onSelect?.(row);
    }
  };

  return {
    index,
    rowId,
    /** Shows a row and puts the focus on it. */
    goTo: (place: number) => {
      grid.current?.focus({ preventScroll: true });
      rowWindow.reveal(focus(place), true);
    },
    props: {
      'aria-activedescendant': isDrawn ? rowId(index) : undefined,
      onKeyDown,
      onFocus: ({ target, relatedTarget }: FocusEvent) => {
        const row = rowAround(target);
        if (row) {
          // What is inside a row goes with it when that is scrolled away; the grid stays.
          focus(Number(row.dataset.index));
          grid.current?.focus({ preventScroll: true });
        } else if (index === undefined && !(relatedTarget && rowAround(relatedTarget))) focus(rowWindow.firstInView());
      },
      onMouseDown: ({ target }: MouseEvent) => {
        const row = rowAround(target);
        if (row) focus(Number(row.dataset.index));
      },
    },
  };
}

function rowAround(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
}

/** Where the row is now: rows may have come or gone before it. One that is gone gives its place to its neighbour. */
function indexOf(rows: readonly { id: string }[], { id, index }: { id: string; index: number }): number {
  if (rows[index]?.id === id) return index;
  const found = rows.findIndex((row) => row.id === id);
  return found >= 0 ? found : Math.min(index, rows.length - 1);
}

function placeAfter(key: string, at: number, count: number, { rowsInView }: RowWindow): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return at + rowsInView();
    case 'PageUp':
      return at - rowsInView();
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
