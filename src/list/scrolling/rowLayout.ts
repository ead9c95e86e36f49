import { type Scroller, viewTop } from './scroller.ts';

/** An element below a row, which moves the rows after it. */
export interface RowDetails {
  /** The row's index. */
  index: number;
  /** In pixels. */
  height: number;
}

/** The layout of rows in what scrolls them, in pixels. All rows have the same height, so one is measured. */
export interface Layout {
  rowHeight: number;
  /** From the top of the scrolled content to the table, where its header sticks, and to the first row. */
  tableTop: number;
  rowsTop: number;
  /** The details below one of the rows; without height if there are none. */
  details: RowDetails;
  /** The sticky header and footer, with the host's space above and below them. */
  headerHeight: number;
  footerHeight: number;
}

/** The index of the row right below the header, with its hidden share as a fraction; negative above the first row. */
export function indexAt(scrollTop: number, { rowHeight, rowsTop, headerHeight, details }: Layout): number {
  const top = scrollTop + headerHeight - rowsTop;
  const detailsTop = (details.index + 1) * rowHeight;
  return (top <= detailsTop ? top : Math.max(detailsTop, top - details.height)) / rowHeight;
}

/** The top of a row in the scrolled content. */
export function topOf(index: number, { rowHeight, rowsTop, details }: Layout): number {
  return rowsTop + index * rowHeight + (index > details.index ? details.height : 0);
}

/**
 * Measures the rendered rows; undefined while there are none.
 * @param area the table's own scroll area, in the scroller or the same.
 * @param details as measured before: their row may be out of view.
 */
export function layoutOf(area: HTMLElement, scroller: Scroller, details: RowDetails): Layout | undefined {
  const row = area.querySelector<HTMLElement>('tr[data-index]');
  if (!row) return undefined;
  const { height } = row.getBoundingClientRect();
  if (height === 0) return undefined; // hidden by the host
  const scrolled = scroller.element.scrollTop - viewTop(scroller);
  const isOwn = scroller.element === area;
  const [header, footer] = [area.querySelector('thead'), area.querySelector('tfoot')];
  const stickyTop = header ? Number.parseFloat(getComputedStyle(header).scrollMarginTop) : 0;
  const stickyBottom = footer ? Number.parseFloat(getComputedStyle(footer).scrollMarginBottom) : 0;
  return {
    rowHeight: height,
    tableTop: isOwn ? 0 : area.getBoundingClientRect().top + scrolled - stickyTop,
    rowsTop: rowsTopOf(row) + scrolled,
    details: {
      ...details,
      height: area.querySelector<HTMLElement>('tr[data-details]')?.offsetHeight ?? details.height,
    },
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
