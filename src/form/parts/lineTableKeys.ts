import type { KeyboardEvent } from 'react';

/** The keys that remove a line, for the button that does the same. */
export const removeLineKeys = 'Control+Backspace';
/** The keys that open the rarely used fields of a line. */
export const lineDetailsKeys = 'Alt+Enter';

/**
 * Alt+Shift with an arrow moves a line. It comes before the field's own keys, so this is for the capture phase.
 * @param onMove gets the indexes of the line and of the focused cell.
 */
export function handleLineMove(
  event: KeyboardEvent<HTMLElement>,
  onMove: (move: { place: number; steps: -1 | 1; cell: number }) => void,
): void {
  const line = lineOf(event);
  if (!line) return;
  const { key, altKey, shiftKey } = event;
  if (!altKey || !shiftKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
  event.preventDefault();
  event.stopPropagation();
  onMove({ place: indexOf(line), steps: key === 'ArrowUp' ? -1 : 1, cell: indexOf(cellOf(event)) });
}

/** Enter in a line’s field moves to the same field of the next line, and in the last line calls `onEnd`. */
export function handleLineEnter(event: KeyboardEvent<HTMLElement>, onEnd: () => void): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing) return;
  const cell = cellOf(event);
  if (!cell?.querySelector('input')) return;
  event.preventDefault(); // would submit the form
  const next = lineOf(event)?.nextElementSibling;
  if (next) next.querySelector<HTMLElement>(cellSelector(indexOf(cell)))?.focus();
  else onEnd();
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
