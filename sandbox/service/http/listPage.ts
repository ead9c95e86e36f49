import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CursorBinding, CursorPlace, Cursors } from './cursors.ts';
import { success } from './envelope.ts';

export interface ListRequest<Row extends { id: string }, Json> {
  cursors: Cursors;
  cursor: string | undefined;
  limit: number;
  /** Who reads which list with which filter and order. */
  binding: CursorBinding;
  /** What the list is sorted by: a text, as {@link byText} sorts, then the ids. */
  sort: { column: PgColumn; id: PgColumn; valueOf(row: Row): string; direction?: 'ASC' | 'DESC' };
  /** Reads the rows of the list that a page asks for. */
  read(page: { where: SQL | undefined; orderBy: SQL[]; limit: number }): Promise<Row[]>;
  toJson(row: Row): Json;
}

/** Sorts texts without regard to upper and lower case, in the same order on every database server. */
export function byText(text: PgColumn | SQL): SQL {
  return sql`lower(${text}) collate "C"`;
}

/**
 * One page of a list, as an envelope with its cursors.
 * @throws {Refusal} 400 if the cursor is not of this list.
 */
export async function listPage<Row extends { id: string }, Json>(request: ListRequest<Row, Json>) {
  const { cursors, cursor, limit, binding, sort } = request;
  const place = cursor === undefined ? undefined : await cursors.read(cursor, binding);
  const isBackwards = place?.direction === 'before';
  const isDescending = (sort.direction === 'DESC') !== isBackwards;
  const order = isDescending ? desc : asc;
  const found = await request.read({
    where: place && beyond(sort, isDescending, place),
    orderBy: [order(byText(sort.column)), order(exactly(sort.id))],
    limit: limit + 1,
  });
  const hasMore = found.length > limit;
  const rows = found.slice(0, limit);
  if (isBackwards) rows.reverse();

  const write = (direction: CursorPlace['direction'], row: Row) =>
    cursors.write({ direction, at: [sort.valueOf(row), row.id] }, binding);
  const [first, last] = [rows[0], rows.at(-1)];
  const hasBefore = isBackwards ? hasMore : place !== undefined;
  const after = last && (isBackwards || hasMore) ? await write('after', last) : undefined;
  return success(
    rows.map((row) => request.toJson(row)),
    // Absent on the last page, whole: that is how the interface says "no more".
    { cursor: after && { after, before: first && hasBefore ? await write('before', first) : undefined } },
  );
}

const exactly = (text: PgColumn | SQL) => sql`${text} collate "C"`;

function beyond(
  { column, id }: { column: PgColumn; id: PgColumn },
  isDescending: boolean,
  { at: [value, lastId] }: CursorPlace,
): SQL {
  const comparison = sql.raw(isDescending ? '<' : '>');
  const key = sql`${byText(sql`${value}::text`)}, ${exactly(sql`${lastId}::text`)}`;
  return sql`(${byText(column)}, ${exactly(id)}) ${comparison} (${key})`;
}
