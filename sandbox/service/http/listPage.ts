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
  /** What the list is sorted by, then the ids. */
  sort: SortKey;
  /** A row's value of the sort key. */
  keyOf(row: Row): string | number;
  id: PgColumn;
  direction?: 'ASC' | 'DESC';
  /** Where the first page begins: at this value of the key, or beyond it in the order of the list. */
  start?: string | number;
  /** Reads the rows of the list that a page asks for. */
  read(page: { where: SQL | undefined; orderBy: SQL[]; limit: number }): Promise<Row[]>;
  toJson(row: Row): Json;
}

/** A key to sort by: what the database compares, and how it compares it with a value that was read before. Never null. */
export interface SortKey {
  expression: SQL;
  compared(value: string | number): SQL;
}

/** Sorts by a text, as {@link byText} does. */
export function textKey(column: PgColumn | SQL): SortKey {
  return { expression: byText(column), compared: (value) => byText(sql`${value}::text`) };
}

/** Sorts by a number, a calendar date or a moment. */
export function valueKey(column: PgColumn | SQL, type: 'bigint' | 'date' | 'timestamptz'): SortKey {
  return { expression: sql`${column}`, compared: (value) => sql`${value}::${sql.raw(type)}` };
}

/**
 * Sorts texts without regard to upper and lower case, in the same order on every database server. No index helps: names are in
 * lists of a few hundred.
 */
export function byText(text: PgColumn | SQL): SQL {
  return sql`lower(${text}) collate "C"`;
}

/**
 * One page of a list, as an envelope with its cursors.
 * @throws {Refusal} 400 if the cursor is not of this list.
 */
export async function listPage<Row extends { id: string }, Json>(request: ListRequest<Row, Json>) {
  const { cursors, cursor, limit, binding, sort, id, direction, start } = request;
  const place = cursor === undefined ? undefined : await cursors.read(cursor, binding);
  const isBackwards = place?.direction === 'before';
  const isDescending = (direction === 'DESC') !== isBackwards;
  const order = isDescending ? desc : asc;
  const found = await request.read({
    where: place ? beyond(sort, id, isDescending, place) : from(sort, isDescending, start),
    orderBy: [order(sort.expression), order(exactly(id))],
    limit: limit + 1,
  });
  const hasMore = found.length > limit;
  const rows = found.slice(0, limit);
  if (isBackwards) rows.reverse();

  const write = (side: CursorPlace['direction'], row: Row) =>
    cursors.write({ direction: side, at: [request.keyOf(row), row.id] }, binding);
  const [first, last] = [rows[0], rows.at(-1)];
  const hasBefore = isBackwards ? hasMore : place !== undefined || start !== undefined;
  const after = last && (isBackwards || hasMore) ? await write('after', last) : undefined;
  return success(
    rows.map((row) => request.toJson(row)),
    // Absent on the last page, whole: that is how the interface says "no more".
    { cursor: after ? { after, before: first && hasBefore ? await write('before', first) : undefined } : undefined },
  );
}

const exactly = (text: PgColumn | SQL) => sql`${text} collate "C"`;

function beyond(
  { expression, compared }: SortKey,
  id: PgColumn,
  isDescending: boolean,
  { at: [value = '', lastId] }: CursorPlace,
): SQL {
  const comparison = sql.raw(isDescending ? '<' : '>');
  return sql`(${expression}, ${exactly(id)}) ${comparison} (${compared(value)}, ${exactly(sql`${lastId}::text`)})`;
}

function from({ expression, compared }: SortKey, isDescending: boolean, start: string | number | undefined) {
  return start === undefined ? undefined : sql`${expression} ${sql.raw(isDescending ? '<=' : '>=')} ${compared(start)}`;
}
