import { type Scroller, viewTop } from './scroller.ts';

/** An element below a row, which moves the rows after it. */
interface RowDetails {
  /** The row's index. */
  index: number;
  /** In pixels. */
  height: number;
}

/** The headings of rows that start a group, such as a day, if rows are cards. A heading is the upper part of its row. */
export interface RowHeadings {
  /** How many there are before each row and, as the last number, in all; empty if rows are not grouped. */
  before: readonly number[];
  /** Of each, in pixels. */
  height: number;
}

/** The layout of rows in what scrolls them, in pixels. All rows have the same height but for headings, so one is measured. */
export interface Layout {
  /** Without the heading. */
  rowHeight: number;
  /** From the top of the scrolled content to the table, where its header sticks, and to the first row. */
  tableTop: number;
  rowsTop: number;
  /** The details below one of the rows; without height if there are none. */
  details: RowDetails;
  headings: RowHeadings;
  /** The sticky header and footer, with the host's space above and below them. */
  headerHeight: number;
  footerHeight: number;
}

/** What is measured of rows. */
export type MeasuredRows = Pick<Layout, 'rowHeight' | 'details' | 'headings'>;

/** The index of the row right below the header, with its hidden share as a fraction; negative above the first row. */
export function indexAt(scrollTop: number, layout: Layout): number {
  const { rowsTop, headerHeight, details } = layout;
  const below = scrollTop + headerHeight - rowsTop;
  const detailsTop = rowsBefore(details.index + 1, layout);
  const top = below <= detailsTop ? below : Math.max(detailsTop, below - details.height);
  let row = Math.max(0, Math.floor(top / layout.rowHeight));
  while (rowsBefore(row, layout) > Math.max(0, top)) row--;
  const start = rowsBefore(row, layout);
  return row + (top - start) / (rowsBefore(row + 1, layout) - start);
}

/** The top of a row in the scrolled content, or further down by a fraction of it. */
export function topOf(index: number, layout: Layout): number {
  const { rowsTop, details } = layout;
  return rowsTop + rowsBefore(index, layout) + (Math.floor(index) > details.index ? details.height : 0);
}

/** The height of the rows before one, without details. */
export function rowsBefore(index: number, { rowHeight, headings }: Pick<Layout, 'rowHeight' | 'headings'>): number {
  const row = Math.floor(index);
  const [count = 0, next = count] = headings.before.slice(row, row + 2);
  return index * rowHeight + (count + (index - row) * (next - count)) * headings.height;
}

/**
 * Measures the rendered rows; undefined while there are none.
 * @param area the table's own scroll area, in the scroller or the same.
 * @param before as measured before: the row with details, and all that start a group, may be out of view.
 */
export function layoutOf(area: HTMLElement, scroller: Scroller, before: MeasuredRows): Layout | undefined {
  const row = area.querySelector<HTMLElement>('tr[data-index]');
  if (!row) return undefined;
  const { height } = row.getBoundingClientRect();
  if (height === 0) return undefined; // hidden by the host
  const headings = measuredHeadings(area, before.headings);
  // The browser rounds the heights of rows with a heading and of others.
  const measured = height - (row.matches(startOfGroup) ? headings.height : 0);
  const rowHeight = Math.abs(measured - before.rowHeight) < 0.1 ? before.rowHeight : measured;
  const scrolled = scroller.element.scrollTop - viewTop(scroller);
  const isOwn = scroller.element === area;
  const [header, footer] = [area.querySelector('thead'), area.querySelector('tfoot')];
  const stickyTop = header ? Number.parseFloat(getComputedStyle(header).scrollMarginTop) : 0;
  const stickyBottom = footer ? Number.parseFloat(getComputedStyle(footer).scrollMarginBottom) : 0;
  return {
    rowHeight,
    tableTop: isOwn ? 0 : area.getBoundingClientRect().top + scrolled - stickyTop,
    rowsTop: rowsTopOf(row) + scrolled,
    details: {
      ...before.details,
      height: area.querySelector<HTMLElement>('tr[data-details]')?.offsetHeight ?? before.details.height,
    },
    headings,
    headerHeight: heightOf(header) + stickyTop,
    footerHeight: heightOf(footer) + stickyBottom,
  };
}

const startOfGroup = '[data-group~="start"]';

/** A heading has its place above the row's content, where rows are cards. */
function measuredHeadings(area: HTMLElement, headings: RowHeadings): RowHeadings {
  const row = area.querySelector(startOfGroup);
  if (!row) return headings;
  const { paddingTop, paddingBottom } = getComputedStyle(row);
  return { ...headings, height: Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom) };
}

/** Where the first row is, in the viewport. @param row any rendered one: the spacer before the first begins there. */
function rowsTopOf(row: HTMLElement): number {
  const first = row.dataset.index === '0' ? row : (row.previousElementSibling ?? row);
  return first.getBoundingClientRect().top;
}

function heightOf(part: Element | null): number {
  return part?.getBoundingClientRect().height ?? 0;
}
