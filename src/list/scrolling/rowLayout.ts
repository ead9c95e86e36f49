import { indexAt, type RowHeights, topOf } from './rowHeights.ts';
import { type Scroller, viewTop } from './scroller.ts';

/** The layout of rows in what scrolls them, in pixels. */
export interface Layout {
  heights: RowHeights;
  /** From the top of the scrolled content to the table, where its header sticks, and to the first row. */
  tableTop: number;
  rowsTop: number;
  /** The sticky header and footer, with the host's space above and below them. */
  headerHeight: number;
  footerHeight: number;
}

/** The index of the row right below the header, with its hidden share as a fraction; negative above the first row. */
export function firstIndexOf(scrollTop: number, { heights, rowsTop, headerHeight }: Layout): number {
  return indexAt(scrollTop + headerHeight - rowsTop, heights);
}

/** Where to scroll so that a row is right below the header. @param index with the share to hide as a fraction. */
export function scrollTopOf(index: number, { heights, rowsTop, headerHeight }: Layout): number {
  const row = Math.floor(index);
  const top = topOf(row, heights);
  return rowsTop - headerHeight + top + (index - row) * (topOf(row + 1, heights) - top);
}

/**
 * Measures the table around its rendered rows; undefined while there are none.
 * @param area its own scroll area, in the scroller or the same.
 */
export function layoutOf(area: HTMLElement, scroller: Scroller, heights: RowHeights): Layout | undefined {
  const row = area.querySelector<HTMLElement>('tr[data-index]');
  if (!row) return undefined;
  const scrolled = scroller.element.scrollTop - viewTop(scroller);
  const isOwn = scroller.element === area;
  const [header, footer] = [area.querySelector('thead'), area.querySelector('tfoot')];
  const stickyTop = header ? Number.parseFloat(getComputedStyle(header).scrollMarginTop) : 0;
  const stickyBottom = footer ? Number.parseFloat(getComputedStyle(footer).scrollMarginBottom) : 0;
  return {
    heights,
    tableTop: isOwn ? 0 : area.getBoundingClientRect().top + scrolled - stickyTop,
    rowsTop: rowsTopOf(row) + scrolled,
    headerHeight: heightOf(header) + stickyTop,
    footerHeight: heightOf(footer) + stickyBottom,
  };
}

/** Where the first row is, in the viewport. @param row any rendered one: the spacer before the first begins there. */
function rowsTopOf(row: HTMLElement): number {
  const first = row.dataset.index === '0' ? row : (row.previousElementSibling ?? row);
  return first.getBoundingClientRect().top;
}

function heightOf(part: Element | null): number {
  return part?.getBoundingClientRect().height ?? 0;
}
