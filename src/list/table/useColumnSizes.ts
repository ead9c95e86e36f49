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
    for (const [id, width] of truncatedWidths(element)) {
      if (width > (changed[id] ?? fitted.sizes[id] ?? 0)) changed[id] = width + 1; // it is rounded
    }
    const boxes = element.tHead?.querySelector<HTMLElement>('[data-column="select"]')?.offsetWidth ?? 0;
    const available = (element.parentElement?.clientWidth ?? 0) - boxes;
    if (Object.keys(changed).length === 0 && available === fitted.available) return;
    const direction = getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
    setFitted((before) => ({ direction, available, sizes: { ...before.sizes, ...changed } }));
  }, [grid, rows, columns, fitted, setFitted]);
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

  const resizing = table.atoms.columnResizing; // stays the same, unlike the table
  useEffect(() => {
    let dragged: { style: CSSStyleDeclaration; width: string } | undefined;
    const { unsubscribe } = resizing.subscribe(() => {
      const { isResizingColumn: id, startSize, deltaOffset } = resizing.get();
      if (id === false || startSize === null) {
        dragged?.style.setProperty('--_width', dragged.width); // React sets the new width, if there is one
        dragged = undefined;
        return;
      }
      const { style } = grid.current?.querySelector<HTMLElement>(`col[data-column="${CSS.escape(id)}"]`) ?? {};
      if (style) dragged ??= { style, width: style.getPropertyValue('--_width') };
      style?.setProperty('--_width', `${startSize + (deltaOffset ?? 0)}px`);
    });
    return unsubscribe;
  }, [grid, resizing]);
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

/** The columns whose content must not be truncated but is, with the width that it needs, in pixels. */
function truncatedWidths(grid: HTMLTableElement): Map<string, number> {
  const widths = new Map<string, number>();
  for (const cell of grid.querySelectorAll<HTMLElement>('[data-truncate="false"]')) {
    const { column = '' } = cell.dataset;
    if (cell.scrollWidth > Math.max(cell.clientWidth, widths.get(column) ?? 0)) widths.set(column, cell.scrollWidth);
  }
  return widths;
}
