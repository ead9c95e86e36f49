import type { ListRows } from '../../core/http/paging.ts';

/** Rows in the opposite order, readable or not. */
export function reverseRows<T>({ rows, unreadable }: ListRows<T>): ListRows<T> {
  const last = rows.length + unreadable.length - 1;
  return {
    rows: rows.toReversed(),
    unreadable: unreadable.map((row) => ({ ...row, position: last - row.position })).toReversed(),
  };
}
