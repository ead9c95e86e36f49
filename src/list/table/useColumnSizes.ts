'use client';
import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';
import type { ListTableModel } from './useListTable.ts';

/** Limits of a width by content, in pixels. Content that must not be truncated has none. */
const [narrowest, widest] = [48, 260];

/**
 * Fits the columns to their content, and shows a width while it is dragged, without rendering. Amounts and dates that do not
 * fit, such as those of later pages, make their column wider.
 */
export function useColumnSizes<Row extends { id: string }>(
  grid: RefObject<HTMLTableElement | null>,
  { table, columns, fitted, setFitted }: ListTableModel<Row>,
  rows: readonly unknown[],
): void {
  const fit = useCallback(() => {
    const element = grid.current;
    if (!element || rows.length === 0 || getComputedStyle(element).display !== 'table') return; // cards
    const unfitted = columns.filter(({ id }) => !Object.hasOwn(fitted.sizes, id));
    const sizes = unfitted.length > 0 ? contentWidths(element) : {};
    const changed: Record<string, number> = {};
    for (const { id, columnDef } of unfitted) {
      const width = sizes[id] ?? 0;
      changed[id] = columnDef.meta?.truncate === false ? width : Math.min(Math.max(width, narrowest), widest);
    }
    for (const [id, missing] of truncatedWidths(element)) {
      const width = Math.max(fitted.sizes[id] ?? 0, table.getColumn(id)?.getSize() ?? 0);
      if (!Object.hasOwn(changed, id)) changed[id] = width + missing;
    }
    const boxes = element.tHead?.querySelector<HTMLElement>('[data-column="select"]')?.offsetWidth ?? 0;
    const available = (element.parentElement?.clientWidth ?? 0) - boxes;
    if (Object.keys(changed).length === 0 && available === fitted.available) return;
    const direction = getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
    setFitted((before) => ({ direction, available, sizes: { ...before.sizes, ...changed } }));
  }, [grid, rows, columns, fitted, setFitted, table]);
  useLayoutEffect(fit, [fit]);
  useEffect(() => {
    const scrollArea = grid.current?.parentElement;
    if (!scrollArea) return;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fit); // within the callback, browsers would report an error to the host's window
    });
    observer.observe(scrollArea);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [grid, fit]);

  useEffect(() => {
    const resizing = table.atoms.columnResizing;
    const { unsubscribe } = resizing.subscribe(() => {
      const { isResizingColumn: id, startSize, deltaOffset } = resizing.get();
      const column = grid.current?.querySelector<HTMLElement>(`col[data-column="${CSS.escape(String(id))}"]`);
      if (column && startSize !== null) column.style.setProperty('--_width', `${startSize + (deltaOffset ?? 0)}px`);
    });
    return unsubscribe;
  }, [grid, table]);
}

/** The width of each column without line breaks and ellipses, in pixels. */
function contentWidths(grid: HTMLTableElement): Record<string, number> {
  grid.dataset.measuring = '';
  const cells = grid.tHead?.querySelectorAll<HTMLElement>('[data-column]') ?? [];
  const widths = Object.fromEntries(
    [...cells].map((cell) => [cell.dataset.column, Math.ceil(cell.getBoundingClientRect().width)]),
  );
  delete grid.dataset.measuring;
  return widths;
}

/** The columns whose content must not be truncated but is, with the missing pixels. */
function truncatedWidths(grid: HTMLTableElement): Map<string, number> {
  const missing = new Map<string, number>();
  for (const cell of grid.querySelectorAll<HTMLElement>('[data-truncate="false"]')) {
    const { column = '' } = cell.dataset;
    const overflow = cell.scrollWidth - cell.clientWidth;
    if (overflow > (missing.get(column) ?? 0)) missing.set(column, overflow);
  }
  return missing;
}
