import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CursorBinding, CursorPosition, Cursors } from './cursors.ts';
import { success } from './envelope.ts';

export interface ListRequest<Row extends { id: string }, Json> {
  cursors: Cursors;
  cursor: string | undefined;
  limit: number;
  /** The reader, list, filter and order. */
  binding: CursorBinding;
  /** The primary sort key; ids break ties. */
  sort: SortKey;
  /** A row's value of the sort key. */
  keyOf(row: Row): string | number;
  id: PgColumn;
  direction?: 'ASC' | 'DESC';
  /** The first page starts at this value of the key, or after it in list order. */
  start?: string | number;
  /** Loads the rows of a page. */
  read(page: { where: SQL | undefined; orderBy: SQL[]; limit: number }): Promise<Row[]>;
  toJson(row: Row): Json;
}

/** A sort key: a SQL expression, and the SQL form of a value to compare it with. Never null. */
export interface SortKey {
  expression: SQL;
  compared(value: string | number): SQL;
}

/** Sorts by text; see {@link byText}. */
export function textKey(column: PgColumn | SQL): SortKey {
  return { expression: byText(column), compared: (value) => byText(sql`${value}::text`) };
}

/** Sorts by a number, date or timestamp. */
export function valueKey(column: PgColumn | SQL, type: 'bigint' | 'date' | 'timestamptz'): SortKey {
  return { expression: sql`${column}`, compared: (value) => sql`${value}::${sql.raw(type)}` };
}

/**
 * Case-insensitive order that is the same on every database server. Not indexed, which is fine for lists of a few hundred
 * names.
 */
export function byText(text: PgColumn | SQL): SQL {
  return sql`lower(${text}) collate "C"`;
}

/**
 * A page of a list as an envelope, with cursors.
 * @throws {HttpError} 400 if the cursor is from another list.
 */
export async function listPage<Row extends { id: string }, Json>(request: ListRequest<Row, Json>) {
  const { cursors, cursor, limit, binding, sort, id, direction, start } = request;
  const position = cursor === undefined ? undefined : await cursors.read(cursor, binding);
  const isBackwards = position?.direction === 'before';
  const isDescending = (direction === 'DESC') !== isBackwards;
  const order = isDescending ? desc : asc;
  const found = await request.read({
    where: position ? beyond(sort, id, isDescending, position) : from(sort, isDescending, start),
    orderBy: [order(sort.expression), order(exactly(id))],
    limit: limit + 1,
  });
  const hasMore = found.length > limit;
  const rows = found.slice(0, limit);
  if (isBackwards) rows.reverse();

  const write = (side: CursorPosition['direction'], row: Row) =>
    cursors.write({ direction: side, at: [request.keyOf(row), row.id] }, binding);
  const [first, last] = [rows[0], rows.at(-1)];
  const hasBefore = isBackwards ? hasMore : position !== undefined || start !== undefined;
  const after = last && (isBackwards || hasMore) ? await write('after', last) : undefined;
  return success(
    rows.map((row) => request.toJson(row)),
    // Absent on the last page.
    { cursor: after ? { after, before: first && hasBefore ? await write('before', first) : undefined } : undefined },
  );
}

const exactly = (text: PgColumn | SQL) => sql`${text} collate "C"`;

function beyond(
  { expression, compared }: SortKey,
  id: PgColumn,
  isDescending: boolean,
  { at: [value = '', lastId] }: CursorPosition,
): SQL {
  const comparison = sql.raw(isDescending ? '<' : '>');
  return sql`(${expression}, ${exactly(id)}) ${comparison} (${compared(value)}, ${exactly(sql`${lastId}::text`)})`;
}

function from({ expression, compared }: SortKey, isDescending: boolean, start: string | number | undefined) {
  return start === undefined ? undefined : sql`${expression} ${sql.raw(isDescending ? '<=' : '>=')} ${compared(start)}`;
}
