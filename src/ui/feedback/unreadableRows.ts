'use client';
import { useContext, useEffect, useMemo } from 'react';
import { UnreadableRowError } from '../../core/errors.ts';
import type { ListRows, UnreadableRow } from '../../core/http/paging.ts';
import { LifecycleContext } from '../root/lifecycle.ts';

/** An unreadable row with its position in the table. */
export interface PlacedRow extends UnreadableRow {
  /** The number of readable rows before it. */
  rowsBefore: number;
  /** Its position among all rows of the list, from 1. */
  place: number;
}

/** An item of a table: a row, or the placeholder of an unreadable one. */
export type TableItem<Row> = (Row & { unreadable?: undefined }) | { id: string; unreadable: PlacedRow };

/** The unreadable rows of all loaded pages; each is reported to the host once. */
export function useUnreadableRows(pages: readonly ListRows<unknown>[] | undefined): readonly PlacedRow[] {
  const { failed } = useContext(LifecycleContext);
  const placed = useMemo(() => placedRows(pages ?? []), [pages]);
  useEffect(() => {
    for (const { id, path, reason, place } of placed) failed(new UnreadableRowError(id, path, reason, place));
  }, [placed, failed]);
  return placed;
}

/** The number of unreadable rows in the pages. */
export function countUnreadable(pages: readonly ListRows<unknown>[]): number {
  return pages.reduce((count, { unreadable }) => count + unreadable.length, 0);
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

/** Rows with the unreadable ones at their positions; the same array if there are none. */
export function tableItemsOf<Row extends { id: string }>(
  rows: readonly Row[],
  unreadable: readonly PlacedRow[],
): readonly TableItem<Row>[] {
  if (unreadable.length === 0) return rows;
  const items: TableItem<Row>[] = [];
  let taken = 0;
  for (const row of unreadable) {
    for (const readable of rows.slice(taken, row.rowsBefore)) items.push(readable); // may exceed the argument limit of one push
    items.push({ id: `unreadable ${row.place}`, unreadable: row });
    taken = row.rowsBefore;
  }
  return items.concat(rows.slice(taken));
}
