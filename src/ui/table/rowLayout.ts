/** How rows lie in the scroll area, in pixels. All rows are of one height, so that none has to be asked where it stands. */
export interface Layout {
  rowHeight: number;
  /** From the top of what scrolls to the first row. */
  rowsTop: number;
  /** What stands still above and below the rows that scroll: the header and the footer. */
  headerHeight: number;
  footerHeight: number;
}

/** Which row stands right below the header, with the share of it that is hidden; below 0 while what is above the rows shows. */
export function placeAt(scrollTop: number, { rowHeight, rowsTop, headerHeight }: Layout): number {
  return (scrollTop + headerHeight - rowsTop) / rowHeight;
}

/** How the rows that are drawn lie; undefined while none is. */
export function layoutOf(area: HTMLElement): Layout | undefined {
  const row = area.querySelector<HTMLElement>('tr[data-index]');
  if (!row) return undefined;
  const { height } = row.getBoundingClientRect();
  if (height === 0) return undefined; // the host has hidden it
  // What keeps the room of the rows before it begins where the first row would.
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
