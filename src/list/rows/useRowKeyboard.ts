'use client';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { TableItem } from '../../ui/feedback/unreadableRows.ts';
import { pressedKey } from '../../ui/pressedKey.ts';
import type { VirtualRows } from '../scrolling/useVirtualRows.ts';
import { moveAmongActions } from './moveAmongActions.ts';
import type { useRowSelection } from './useRowSelection.ts';
import { useTouchSelection } from './useTouchSelection.ts';

interface RowKeyboardOptions<Row> {
  rows: readonly TableItem<Row>[];
  rowWindow: VirtualRows;
  grid: RefObject<HTMLElement | null>;
  /** Called on Enter, O and on a click, and on Space if rows are not selectable. */
  onSelect: ((row: Row) => void) | undefined;
  /** Row selection: Space and X toggle a row, Shift selects a range, Ctrl+A all loaded rows, and Escape none. */
  rangeSelection: ReturnType<typeof useRowSelection> | undefined;
  /** Keys that press the element of the row which has them in `data-keys`; without one, they keep their meaning. */
  rowKeys: readonly string[];
  /** What other keys do with the focused row. */
  onRowKey: Readonly<Record<string, (row: Row) => void>>;
  /** The row with details: → opens a row's, ← closes them. A click does both, on rows without a button. */
  expansion: { id: string | undefined; onChange: (id: string | undefined) => void } | undefined;
}

/**
 * The focused row of a grid. The grid element keeps the DOM focus and refers to the row by `aria-activedescendant`, so that
 * the focus stays when rows rerender, load or scroll out of view; the row is tracked by id.
 */
export function useRowKeyboard<Row extends { id: string }>(options: RowKeyboardOptions<Row>) {
  const { rows, rowWindow, grid, onSelect, rangeSelection, rowKeys, onRowKey, expansion } = options;
  const gridId = useId();
  const [focused, setFocused] = useState<FocusedRow>();
  /** Whether it became the current row while the focus was elsewhere. */
  const isUnseen = useRef(false);
  const index = useMemo(() => focused && indexOf(rows, focused), [rows, focused]);
  const isRendered = index !== undefined && index >= rowWindow.start && index < rowWindow.end;
  const rowId = (rowIndex: number) => `${gridId}${rowIndex}`;

  const focus = (rowIndex: number) => {
    const next = Math.min(Math.max(0, rowIndex), rows.length - 1);
    const row = rows[next];
    if (row) setFocused({ id: row.id, index: next, among: rows });
    isUnseen.current = false;
    return next;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || isEdited(event.target)) return;
    if (event.ctrlKey || event.metaKey) {
      if (pressedKey(event) !== 'a' || event.shiftKey || !rangeSelection) return;
      event.preventDefault(); // would select the page's text
      return rangeSelection.selectAll();
    }
    const at = index ?? rowWindow.firstInView();
    if (moveAmongActions(event, grid.current?.querySelector(`tr[data-index="${at}"]`))) return;
    const next = indexAfter(rowKeyOf(event), at, rows.length, rowWindow);
    if (next !== undefined && (!event.shiftKey || rangeSelection)) {
      event.preventDefault();
      grid.current?.focus({ preventScroll: true }); // a click can leave it in a row
      const to = focus(next);
      if (event.shiftKey) rangeSelection?.extend(at, to);
      rowWindow.reveal(to);
    } else if (event.key === 'Escape' && rangeSelection?.clear()) {
      event.preventDefault();
      event.stopPropagation(); // a host's dialog stays open
    } else if (event.target === event.currentTarget) pressOnRow(event, at);
  };
  const pressOnRow = (event: KeyboardEvent, at: number) => {
    const row = rows[at];
    if (!row || row.unreadable) return;
    const key = rowKeyOf(event);
    const isOnce = !event.repeat; // a key that is held decides one row, not those that come after it
    if ((key === ' ' || key === 'x') && rangeSelection) rangeSelection.toggle(row.id, event.shiftKey);
    else if (event.shiftKey) return;
    else if (rowKeys.includes(key) && isOnce && pressInRow(key, at)) return event.preventDefault();
    else if (Object.hasOwn(onRowKey, key)) isOnce && onRowKey[key]?.(row);
    else if (expansion && key === openKey(event)) expansion.onChange(row.id);
    else if (expansion && key.startsWith('Arrow')) expansion.onChange(undefined);
    else if (['Enter', 'o', ' '].includes(key)) isOnce && onSelect?.(row);
    else return;
    event.preventDefault();
  };
  /** @returns whether the row has an element with this key. */
  const pressInRow = (key: string, at: number): boolean => {
    flushSync(() => rowWindow.reveal(focus(at))); // it is not rendered if scrolled far away
    const element = grid.current?.querySelector<HTMLElement>(`tr[data-index="${at}"] [data-keys~="${key}"]`);
    element?.click();
    return element !== null && element !== undefined;
  };

  const selectableAround = (target: EventTarget): { id: string } | undefined => {
    const row = isEdited(target) || hasOwnPress(target) ? null : rowAround(target);
    const item = row ? rows[Number(row.dataset.index)] : undefined;
    return item?.unreadable ? undefined : item;
  };
  const touch = useTouchSelection(
    rangeSelection && {
      isSelecting: rangeSelection.isSelecting,
      toggleAround: (target) => {
        const row = selectableAround(target);
        if (row) rangeSelection.toggle(row.id, false);
        return row !== undefined;
      },
    },
  );

  return {
    index,
    rowId,
    /** Scrolls to a row and focuses it; -1 focuses the current one. @param isFirst whether it becomes the first in view. */
    goTo: (rowIndex: number, isFirst: boolean) => {
      grid.current?.focus({ preventScroll: true });
      if (rowIndex >= 0) rowWindow.reveal(focus(rowIndex), isFirst);
    },
    focusedId: focused?.id,
    /** Makes a row the current one; scrolls to it once the table has the focus. */
    mark: (rowIndex: number) => {
      const row = rows[rowIndex];
      if (!row || row.id === focused?.id) return;
      focus(rowIndex);
      if (grid.current?.matches(':focus')) rowWindow.reveal(rowIndex);
      else isUnseen.current = true;
    },
    props: {
      ...touch.props,
      'aria-activedescendant': isRendered ? rowId(index) : undefined,
      onKeyDown,
      onFocus: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
        const row = rowAround(target);
        if (row) {
          // Elements inside a row unmount when it scrolls away; the grid stays.
          focus(Number(row.dataset.index));
          if (!isEdited(target) && !target.closest('.daybook-row-actions'))
            grid.current?.focus({ preventScroll: true });
          return;
        }
        if (index === undefined && relatedTarget && rowAround(relatedTarget)) return;
        if (target === currentTarget) {
          // Not a scroll of the user's, who presses what it has just shown.
          const isByKey = !(relatedTarget && rowAround(relatedTarget)) && currentTarget.matches(':focus-visible');
          const isJump = isByKey && rowWindow.undoScroll();
          if (isJump || isUnseen.current || index === undefined)
            rowWindow.reveal(focus(index ?? rowWindow.firstInView()));
        } else if (index === undefined) focus(rowWindow.firstInView());
      },
      onMouseDown: (event: MouseEvent) => {
        const row = rowAround(event.target);
        if (!row) return;
        focus(Number(row.dataset.index));
        if (!rangeSelection || !event.shiftKey || isEdited(event.target)) return;
        event.preventDefault(); // would select text
        grid.current?.focus({ preventScroll: true });
      },
      onClick: ({ target, currentTarget }: MouseEvent) => {
        const row = rowAround(target);
        if (!row || (target as Element).closest(controls)) return; // an element, as it has a row around it
        const button = row.querySelector<HTMLElement>('.daybook-row-button');
        // Pinned cells cover the row's button, or confine it.
        if (button) return currentTarget.hasAttribute('data-pins') ? button.click() : undefined;
        const item = rows[Number(row.dataset.index)];
        // A drag that selects text ends with a click, too.
        if (!expansion || !item || item.unreadable || getSelection()?.toString()) return;
        expansion.onChange(item.id === expansion.id ? undefined : item.id);
      },
      onClickCapture: (event: MouseEvent) => {
        const range = rangeSelection && event.shiftKey ? selectableAround(event.target) : undefined;
        if (!range && !touch.takesClick(event)) return;
        event.preventDefault();
        event.stopPropagation(); // do not open the row
        if (range) rangeSelection?.toggle(range.id, true);
      },
    },
  };
}

const controls = 'a, button, input, label, select, textarea, [data-editing]';

/** The key, whether Caps Lock is on or off: a letter in upper case is one with Shift. */
function rowKeyOf(event: KeyboardEvent): string {
  const key = pressedKey(event);
  return event.shiftKey && key.length === 1 ? key.toUpperCase() : key;
}

/** The arrow key that points forward. */
function openKey({ currentTarget }: KeyboardEvent): string {
  return getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
}

function rowAround(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
}

/** Whether it is inside an inline editor, which handles keys and focus itself. */
function isEdited(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-editing]') !== null;
}

/** Whether it is a labeled checkbox or a link, which handle presses themselves. */
function hasOwnPress(target: EventTarget): boolean {
  return target instanceof Element && target.closest('label, a') !== null;
}

interface FocusedRow {
  id: string;
  /** Its index, and the rows, when it got the focus. */
  index: number;
  among: readonly { id: string }[];
}

/**
 * The current index of a row, as rows can be added or removed before it. A removed row is replaced by the one after those before it that
 * are still there.
 */
function indexOf(rows: readonly { id: string }[], { id, index, among }: FocusedRow): number {
  if (rows[index]?.id === id) return index;
  const found = rows.findIndex((row) => row.id === id);
  if (found >= 0) return found;
  const indexes = new Map(rows.map((row, index) => [row.id, index]));
  const last = among.slice(0, index).findLast((row) => indexes.has(row.id));
  return Math.min((indexes.get(last?.id ?? '') ?? -1) + 1, rows.length - 1);
}

function indexAfter(key: string, at: number, count: number, { rowsInView }: VirtualRows): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return at + 1;
    case 'ArrowUp':
    case 'k':
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
