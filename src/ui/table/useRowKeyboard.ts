'use client';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableItem } from '../feedback/unreadableRows.ts';
import type { ToggleRow } from './useRowSelection.ts';
import type { VirtualRows } from './useVirtualRows.ts';

interface RowKeyboardOptions<Row> {
  rows: readonly TableItem<Row>[];
  rowWindow: VirtualRows;
  grid: RefObject<HTMLElement | null>;
  /** What Enter and a click do with a row; the space bar, too, where rows cannot be chosen. */
  onSelect: ((row: Row) => void) | undefined;
  /** How rows are chosen: the space bar chooses one, and the Shift key all on the way. */
  choosing: { toggle: ToggleRow; extend: (from: number, to: number) => void } | undefined;
  /** Keys that press what is marked `data-edit` in the row. */
  editKeys: readonly string[];
}

/**
 * The row that the keyboard is on. The grid itself holds the focus and names the row, so that the focus stays when rows
 * are drawn anew, come, or go out of view; which row it is goes by its id.
 */
export function useRowKeyboard<Row extends { id: string }>(options: RowKeyboardOptions<Row>) {
  const { rows, rowWindow, grid, onSelect, choosing, editKeys } = options;
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
    if (event.altKey || event.ctrlKey || event.metaKey || isEdited(event.target)) return;
    const at = index ?? rowWindow.firstInView();
    const next = placeAfter(event.key, at, rows.length, rowWindow);
    if (next !== undefined && (!event.shiftKey || choosing)) {
      event.preventDefault();
      grid.current?.focus({ preventScroll: true }); // a click may have left it in a row
      const to = focus(next);
      if (event.shiftKey) choosing?.extend(at, to);
      rowWindow.reveal(to);
    } else if (event.target === event.currentTarget) pressOnRow(event, at);
  };
  const pressOnRow = (event: KeyboardEvent, at: number) => {
    const row = rows[at];
    if (!row || row.unreadable) return;
    if (event.key === ' ' && choosing) choosing.toggle(row.id, event.shiftKey);
    else if (event.shiftKey) return;
    else if (event.key === 'Enter' || event.key === ' ') onSelect?.(row);
    else if (editKeys.includes(event.key)) {
      flushSync(() => rowWindow.reveal(focus(at))); // scrolled far away, it is not drawn
      grid.current?.querySelector<HTMLElement>(`tr[data-index="${at}"] [data-edit]`)?.click();
    } else return;
    event.preventDefault();
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
          if (!isEdited(target)) grid.current?.focus({ preventScroll: true });
        } else if (index === undefined && !(relatedTarget && rowAround(relatedTarget))) focus(rowWindow.firstInView());
      },
      onMouseDown: (event: MouseEvent) => {
        const row = rowAround(event.target);
        if (!row) return;
        focus(Number(row.dataset.index));
        if (!choosing || !event.shiftKey || isEdited(event.target)) return;
        event.preventDefault(); // no text is selected on the way
        grid.current?.focus({ preventScroll: true });
      },
      onClickCapture: (event: MouseEvent) => {
        const row = rowAround(event.target);
        const chosen = row && rows[Number(row.dataset.index)];
        if (
          !choosing ||
          !chosen ||
          chosen.unreadable ||
          !event.shiftKey ||
          isEdited(event.target) ||
          isBox(event.target)
        )
          return;
        event.preventDefault();
        event.stopPropagation(); // it opens nothing
        choosing.toggle(chosen.id, true);
      },
    },
  };
}

function rowAround(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
}

/** Whether it is in a field that stands in a row for a while: that has the keys and the focus to itself. */
function isEdited(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-editing]') !== null;
}

/** A checkbox with its label tells of its press by itself. */
function isBox(target: EventTarget): boolean {
  return target instanceof Element && target.closest('label') !== null;
}

/** Where the row is now: rows may have come or gone before it. One that is gone gives its place to its neighbour. */
function indexOf(rows: readonly { id: string }[], { id, index }: { id: string; index: number }): number {
  if (rows[index]?.id === id) return index;
  const found = rows.findIndex((row) => row.id === id);
  return found >= 0 ? found : Math.min(index, rows.length - 1);
}

function placeAfter(key: string, at: number, count: number, { rowsInView }: VirtualRows): number | undefined {
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
