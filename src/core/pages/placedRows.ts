import type { ListRows, UnreadableRow } from '../http/paging.ts';

/** An unreadable row with its position in the table. */
export interface PlacedRow extends UnreadableRow {
  /** The number of readable rows before it. */
  rowsBefore: number;
  /** Its position among all rows of the list, from 1. */
  place: number;
}

/** The unreadable rows of all loaded pages, with their positions. */
export function placedRows(pages: readonly ListRows<unknown>[]): readonly PlacedRow[] {
  if (pages.every(({ unreadable }) => unreadable.length === 0)) return none;
  let [rowsBefore, before] = [0, 0];
  return pages.flatMap(({ rows, unreadable }) => {
    const placed = unreadable.map((row, index) => ({
      ...row,
      // Rows may have been added to the page or removed from it since it was read.
      rowsBefore: rowsBefore + Math.min(row.position - index, rows.length),
      place: before + row.position + 1,
    }));
    rowsBefore += rows.length;
    before += rows.length + unreadable.length;
    return placed;
  });
}

const none: readonly PlacedRow[] = [];
