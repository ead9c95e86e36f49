'use client';
import { useContext, useEffect, useMemo } from 'react';
import { UnreadableRowError } from '../../core/errors.ts';
import type { ListRows } from '../../core/http/paging.ts';
import { type PlacedRow, placedRows } from '../../core/pages/placedRows.ts';
import { LifecycleContext } from '../root/lifecycle.ts';

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
