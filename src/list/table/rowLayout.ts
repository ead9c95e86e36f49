/** An element below a row, which moves the rows after it. */
export interface RowDetails {
  /** The row's index. */
  index: number;
  /** In pixels. */
  height: number;
}

/** The layout of rows in the scroll area, in pixels. All rows have the same height, so one is measured. */
export interface Layout {
  rowHeight: number;
  /** From the top of the scrolled content to the first row. */
  rowsTop: number;
  /** The details below one of the rows; without height if there are none. */
  details: RowDetails;
  /** The sticky header and footer. */
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
 * @param details as measured before: their row may be out of view.
 */
export function layoutOf(area: HTMLElement, details: RowDetails): Layout | undefined {
  const row = area.querySelector<HTMLElement>('tr[data-index]');
  if (!row) return undefined;
  const { height } = row.getBoundingClientRect();
  if (height === 0) return undefined; // hidden by the host
  // The spacer before it begins where the first row would.
  const first = row.dataset.index === '0' ? row : (row.previousElementSibling ?? row);
  const areaTop = area.getBoundingClientRect().top + area.clientTop;
  return {
    rowHeight: height,
    rowsTop: first.getBoundingClientRect().top - areaTop + area.scrollTop,
    details: {
      ...details,
      height: area.querySelector<HTMLElement>('tr[data-details]')?.offsetHeight ?? details.height,
    },
    headerHeight: heightOf(area.querySelector('thead')),
    footerHeight: heightOf(area.querySelector('tfoot')),
  };
}

function heightOf(part: Element | null): number {
  return part?.getBoundingClientRect().height ?? 0;
}
