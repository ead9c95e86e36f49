'use client';
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';

/**
 * Makes the buttons in the cells of a table one tab stop. Arrow keys move to the next button of the row or the column, Home and End
 * to the first and last of the column.
 */
export function useCellKeyboard(part: RefObject<HTMLElement | null>) {
  const current = useRef<Element>(null);
  const update = () => {
    const buttons = [...(part.current?.querySelectorAll<HTMLElement>(cellButtons) ?? [])];
    const stop = buttons.find((button) => button === current.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  useLayoutEffect(update); // buttons come and go with the rows
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (!target.matches(cellButtons)) return;
      current.current = target;
      update();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = buttonAfter(event);
      if (!next) return;
      event.preventDefault(); // would scroll
      next.focus();
    },
  };
}

const cellButtons = 'tbody button';

function buttonAfter({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): HTMLElement | null | undefined {
  const cell = target instanceof Element ? target.closest('td, th') : null;
  const body = cell?.closest('tbody');
  if (!(cell instanceof HTMLTableCellElement) || !body || altKey || ctrlKey || metaKey) return undefined;
  const row = [...(cell.closest('tr')?.cells ?? [])];
  const column = [...body.rows].map(({ cells }) => cells[cell.cellIndex]);
  const at = column.indexOf(cell);
  const [left, right] = [row.slice(0, cell.cellIndex).reverse(), row.slice(cell.cellIndex + 1)];
  const isRtl = getComputedStyle(cell).direction === 'rtl';
  const lines: Record<string, (Element | undefined)[]> = {
    ArrowUp: column.slice(0, at).reverse(),
    ArrowDown: column.slice(at + 1),
    ArrowLeft: isRtl ? right : left,
    ArrowRight: isRtl ? left : right,
    Home: column,
    End: column.toReversed(),
  };
  const found = lines[key]?.find((each) => each?.querySelector('button'));
  return found?.querySelector('button');
}
