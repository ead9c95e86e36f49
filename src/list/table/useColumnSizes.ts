'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import { observeSizes } from '../../ui/observeSizes.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { narrowestWidth, narrowestWidthOf } from '../columns/narrowestWidth.ts';
import { pinOffsets } from '../columns/pinOffsets.ts';
import type { ListTableModel } from './useListTable.ts';

/** The largest width by content that may be truncated, in pixels. */
const defaultWidest = 260;

/**
 * Fits the columns to their content, again when the host changes fonts or spacing, and shows a width while it is dragged, without
 * rendering. Amounts and dates that do not fit, such as those of later pages and totals, make their column wider.
 */
export function useColumnSizes<Row extends { id: string }>(
  grid: RefObject<HTMLTableElement | null>,
  { table, columns, fitted, setFitted, hasCardCells }: ListTableModel<Row>,
  rows: readonly unknown[],
  isSelectable: boolean,
): void {
  const checked = useRef<{ rows: readonly unknown[]; columns: readonly unknown[] }>(undefined);
  const fit = useCallback(() => {
    const element = grid.current;
    if (!element) return;
    const style = getComputedStyle(element);
    const textStyle = style.font + style.getPropertyValue('--_space');
    const known = textStyle === fitted.textStyle ? fitted.sizes : {};
    const unfitted = columns.filter(({ id }) => !Object.hasOwn(known, id));
    const areCards = hasCardCells || style.display !== 'table'; // in a window that grows, the cells follow a moment later
    const isTable = rows.length > 0 && !areCards;
    const direction = style.direction as 'ltr' | 'rtl'; // the values of CSS
    const sizes = isTable && unfitted.length > 0 ? contentWidths(element) : {};
    // Read before the layout changes: they do not depend on it, and each change costs another layout.
    const boxes = element.querySelector<HTMLElement>('thead [data-column="select"]')?.offsetWidth ?? 0;
    const width = areCards ? Number.POSITIVE_INFINITY : (element.parentElement?.clientWidth ?? 0);
    const available = width - boxes;
    delete element.dataset.measuring;
    if (areCards && fitted.width !== width) setFitted((before) => ({ ...before, width }));
    const markFitted = () => {
      element.dataset.fitted = `${width}`; // then the table's width is compared with the area's
    };
    if (!isTable) return markFitted();
    const changed: Record<string, number> = {};
    for (const { id, columnDef } of unfitted) {
      const width = sizes[id] ?? 0;
      const { truncate = true, widest = defaultWidest } = columnDef.meta ?? {};
      changed[id] = truncate ? Math.min(Math.max(width, narrowestWidth), widest) : width;
    }
    // Reading what each cell needs is slow: only of new rows, and of columns that may have become narrower.
    const { current } = checked;
    const isChecked = rows === current?.rows && columns === current.columns && available === fitted.available;
    const truncated = isChecked || unfitted.length === columns.length ? [] : truncatedWidths(element);
    checked.current = { rows, columns };
    for (const [id, width] of truncated) {
      if (width > (changed[id] ?? fitted.sizes[id] ?? 0)) changed[id] = width + 1; // it is rounded
    }
    if (Object.keys(changed).length === 0 && available === fitted.available) return markFitted();
    setFitted((before) => ({
      direction,
      available,
      width,
      textStyle,
      sizes: { ...(textStyle === before.textStyle && before.sizes), ...changed },
    }));
  }, [grid, rows, columns, fitted, setFitted, hasCardCells]);
  useLayoutEffect(fit, [fit]);
  useEffect(() => {
    const scrollArea = grid.current?.parentElement;
    if (!scrollArea) return;
    // Another font or spacing changes the room in a header cell, or its text.
    const observer = observeSizes([scrollArea, ...scrollArea.querySelectorAll('thead *')], fit);
    // Totals come after the rows, and are wider.
    const footerObserver = new MutationObserver(() => {
      checked.current = undefined;
      observer.recheck();
    });
    const footer = grid.current?.tFoot;
    if (footer) footerObserver.observe(footer, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.stop();
      footerObserver.disconnect();
    };
  }, [grid, fit]);

  const { direction } = fitted;
  const sizes = useLatest(fitted.sizes); // those that change during a drag don't end it
  const resizing = table.atoms.columnResizing; // stays the same, unlike the table
  useEffect(() => {
    let dragged: { style: CSSStyleDeclaration; width: string; leastWidth: string; isWide: boolean } | undefined;
    const offsetPins = (resized?: { id: string; by: number }) => {
      const offsets = pinOffsets(columns, { direction, isSelectable, ...(resized && { resized }) });
      for (const [name, offset] of Object.entries(offsets)) grid.current?.style.setProperty(name, offset);
    };
    const { unsubscribe } = resizing.subscribe(() => {
      const { isResizingColumn: id, startSize, deltaOffset } = resizing.get();
      const element = grid.current;
      if (!element) return;
      if (id === false || startSize === null) {
        if (!dragged) return;
        offsetPins();
        dragged.style.setProperty('--_width', dragged.width); // React sets the new widths, if they changed
        element.style.setProperty('--_least-width', dragged.leastWidth);
        dragged = undefined;
        return;
      }
      const meta = columns.find((column) => column.id === id)?.columnDef.meta;
      const by = Math.max(deltaOffset ?? 0, narrowestWidthOf(id, meta, sizes.current) - startSize);
      const { style } = element.querySelector<HTMLElement>(`col[data-column="${CSS.escape(id)}"]`) ?? element;
      dragged ??= {
        style,
        width: style.getPropertyValue('--_width'),
        leastWidth: element.style.getPropertyValue('--_least-width'),
        isWide: element.offsetWidth > (element.parentElement?.clientWidth ?? 0),
      };
      style.setProperty('--_width', `${startSize + by}px`);
      // A table that scrolls sideways grows with the column; otherwise a flexible column gives way.
      if (dragged.isWide) element.style.setProperty('--_least-width', `calc(${dragged.leastWidth} + ${by}px)`);
      offsetPins({ id, by });
    });
    return unsubscribe;
  }, [grid, resizing, columns, direction, isSelectable, sizes]);
}

/** Lays the table out by its content until its columns are fitted: one layout measures rows and columns. */
export function useContentLayout(grid: RefObject<HTMLTableElement | null>): void {
  useLayoutEffect(() => {
    if (grid.current) grid.current.dataset.measuring = '';
  }, [grid]);
}

/** The width of each column without line breaks and ellipses, in pixels. */
function contentWidths(grid: HTMLTableElement): Record<string, number> {
  grid.dataset.measuring = '';
  const cells = grid.querySelectorAll<HTMLElement>('thead [data-column]');
  return Object.fromEntries([...cells].map((cell) => [cell.dataset.column, widthOf(cell, grid)]));
}

/** The columns whose content must not be truncated but is, with the width that it needs, in pixels. */
function truncatedWidths(grid: HTMLTableElement): Map<string, number> {
  const widths = new Map<string, number>();
  const paddings = new Map<string, number>();
  const content = document.createRange();
  const headers = grid.querySelectorAll<HTMLElement>('thead tr > *');
  for (const cell of grid.querySelectorAll<HTMLTableCellElement>(':is(tbody, tfoot) [data-truncate="false"]')) {
    const { column = '' } = (cell.dataset.column === 'label' ? headers[cell.cellIndex] : cell)?.dataset ?? {};
    const padding = paddings.get(column) ?? paddingOf(cell);
    paddings.set(column, padding);
    content.selectNodeContents(cell); // unlike scrollWidth, it does not count the padding as room
    const width = widthOf(content, grid) + padding;
    if (width > Math.max(cell.clientWidth, widths.get(column) ?? 0)) widths.set(column, width);
  }
  return widths;
}

/** In the grid's own pixels, which are larger on a page with CSS zoom. Browsers that don't know the zoom measure in them. */
function widthOf(content: Element | Range, { currentCSSZoom = 1 }: Element): number {
  return Math.ceil(content.getBoundingClientRect().width / currentCSSZoom);
}

function paddingOf(cell: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
}
