/** The layout of rows in the scroll area, in pixels. All rows have the same height, so one is measured. */
export interface Layout {
  rowHeight: number;
  /** From the top of the scrolled content to the first row. */
  rowsTop: number;
  /** The sticky header and footer. */
  headerHeight: number;
  footerHeight: number;
}

/** The index of the row right below the header, with its hidden share as a fraction; negative above the first row. */
export function indexAt(scrollTop: number, { rowHeight, rowsTop, headerHeight }: Layout): number {
  return (scrollTop + headerHeight - rowsTop) / rowHeight;
}

/** Measures the rendered rows; undefined while there are none. */
export function layoutOf(area: HTMLElement): Layout | undefined {
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
    headerHeight: heightOf(area.querySelector('thead')),
    footerHeight: heightOf(area.querySelector('tfoot')),
  };
}

function heightOf(part: Element | null): number {
  return part?.getBoundingClientRect().height ?? 0;
}
