import type { KeyboardEvent } from 'react';
import { pressedKey } from '../../ui/pressedKey.ts';

/** The keys that remove a line, for the button that does the same. */
export const removeLineKeys = 'Control+Backspace';
/** The keys that open the rarely used fields of a line. */
export const lineDetailsKeys = 'Alt+Enter';

/** A cell of a table of lines: the indexes of its line, and of itself in the line. */
export interface LineCell {
  index: number;
  cell: number;
}

interface LineActions {
  /** @param steps down, or up if negative. */
  onMove: (at: LineCell, steps: -1 | 1) => void;
  /** Not called in the first line. */
  onCopyAbove: (at: LineCell) => void;
  /** Not called in a line without a button for it. */
  onRemove: (at: LineCell) => void;
}

/**
 * The keys that all tables of lines have: the arrow keys stay in the column, Alt+Shift with them moves the line, Ctrl+D copies the line
 * above, and Ctrl+Backspace removes the line. They come before the field's own keys, so this is for the capture phase; those of an open list go first.
 */
export function handleLineKeys(event: KeyboardEvent<HTMLElement>, actions: LineActions): void {
  const { key, altKey, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
  const isCtrl = (ctrlKey || metaKey) && !altKey && !shiftKey;
  const steps = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
  const line = isCtrl || steps !== undefined ? lineOf(event) : null; // not looked up while typing
  if (!line || nativeEvent.isComposing) return;
  const at = { index: indexOf(line), cell: indexOf(cellOf(event)) };
  const isPlain = !altKey && !shiftKey && !ctrlKey && !metaKey;
  const run = (action: () => void) => {
    event.preventDefault(); // Ctrl+D bookmarks the page
    event.stopPropagation();
    action();
  };
  if (steps !== undefined && altKey && shiftKey) run(() => actions.onMove(at, steps));
  else if (steps !== undefined && isPlain && isFieldWithoutList(event.target)) {
    const neighbor = steps < 0 ? line.previousElementSibling : line.nextElementSibling;
    const field = neighbor?.querySelector<HTMLElement>(cellSelector(at.cell));
    if (field) run(() => field.focus());
  } else if (isCtrl && pressedKey(event) === 'd') run(() => at.index > 0 && actions.onCopyAbove(at));
  else if (isCtrl && key === 'Backspace' && line.querySelector(`[aria-keyshortcuts="${removeLineKeys}"]`)) {
    run(() => actions.onRemove(at));
  }
}

function isFieldWithoutList(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.getAttribute('aria-expanded') !== 'true';
}

/** Enter in a line’s field moves to the same field of the next line; in the last line, or above a read-only field, it calls `onEnd`. */
export function handleLineEnter(event: KeyboardEvent<HTMLElement>, onEnd: () => void): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing) return;
  const cell = cellOf(event);
  if (!cell?.querySelector('input')) return;
  event.preventDefault(); // would submit the form
  const next = lineOf(event)?.nextElementSibling;
  const field = next?.querySelector<HTMLElement>(cellSelector(indexOf(cell)));
  if (next && !(isReadOnly(field) && !isReadOnly(event.target))) field?.focus();
  else onEnd();
}

function isReadOnly(field: EventTarget | null | undefined): boolean {
  return field instanceof HTMLInputElement && field.readOnly;
}

/** The field of a cell. @param cell its index in the line. */
export function cellSelector(cell: number): string {
  return `.daybook-line-fields > :nth-child(${cell + 1}) :is(input, button)`;
}

function lineOf({ target }: KeyboardEvent): Element | null {
  return target instanceof Element ? target.closest('.daybook-line') : null;
}

function cellOf({ target }: KeyboardEvent): Element | null {
  return target instanceof Element ? target.closest('.daybook-line-fields > *') : null;
}

function indexOf(element: Element | null): number {
  return element?.parentElement ? [...element.parentElement.children].indexOf(element) : 0;
}
