import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CursorBinding, CursorPlace, Cursors } from './cursors.ts';
import { success } from './envelope.ts';

export interface ListRequest<Row extends { id: string; sortKey: string }> {
  cursors: Cursors;
  cursor: string | undefined;
  limit: number;
  /** Who reads which list with which filter and order. */
  binding: CursorBinding;
  /** What the list is sorted by, before its ids: see {@link byText}. */
  sortKey: SQL<string>;
  id: PgColumn;
  direction?: 'ASC' | 'DESC';
  /** Reads rows by the part of the query that a page is. */
  read(page: { where: SQL | undefined; orderBy: SQL[]; limit: number }): Promise<Row[]>;
}

/** Sorts texts without regard to upper and lower case, in the same order on every database server. */
export function byText(column: PgColumn): SQL<string> {
  return sql<string>`lower(${column}) collate "C"`;
}

/**
 * One page of a list, as an envelope with its cursors.
 * @throws {Refusal} 400 if the cursor is not of this list.
 */
export async function listPage<Row extends { id: string; sortKey: string }, Json>(
  { cursors, binding, ...request }: ListRequest<Row>,
  toJson: (row: Row) => Json,
) {
  const place = request.cursor === undefined ? undefined : await cursors.read(request.cursor, binding);
  const isBackwards = place?.direction === 'before';
  const isDescending = (request.direction === 'DESC') !== isBackwards;
  const order = isDescending ? desc : asc;
  const id = sql`${request.id} collate "C"`;
  const found = await request.read({
    where: place && beyond(request.sortKey, id, isDescending, place),
    orderBy: [order(request.sortKey), order(id)],
    limit: request.limit + 1,
  });
  const hasMore = found.length > request.limit;
  const rows = found.slice(0, request.limit);
  if (isBackwards) rows.reverse();

  const write = (direction: CursorPlace['direction'], row: Row) =>
    cursors.write({ direction, at: [row.sortKey, row.id] }, binding);
  const [first, last] = [rows[0], rows.at(-1)];
  const hasBefore = isBackwards ? hasMore : place !== undefined;
  const after = last && (isBackwards || hasMore) ? await write('after', last) : undefined;
  return success(
    rows.map(toJson),
    // Absent on the last page, whole: that is how the interface says "no more".
    { cursor: after && { after, before: first && hasBefore ? await write('before', first) : undefined } },
  );
}

function beyond(sortKey: SQL, id: SQL, isDescending: boolean, { at: [key, lastId] }: CursorPlace): SQL | undefined {
  const comparison = sql.raw(isDescending ? '<' : '>');
  return and(sql`(${sortKey}, ${id}) ${comparison} (${key}::text, ${lastId}::text)`);
}
