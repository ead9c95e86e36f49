import { and, asc, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { changeClock, momentText } from '../database/changeClock.ts';
import type { Database } from '../database/database.ts';
import type { Access } from '../tokens/access.ts';
import { isCalendarDate } from './calendarDate.ts';
import type { ServiceContext } from './context.ts';
import { success } from './envelope.ts';
import { text } from './parameters.ts';

const limitMessage = 'The limit is a whole number from 1 to 250.';

/** What lists of the earlier style take, as request headers: in those nobody tells upper from lower case. */
export const changesHeaders = v.pipe(
  v.record(v.string(), v.string()),
  v.transform(
    ({
      limit,
      cursor,
      lastupdateddate,
    }): { limit?: string | undefined; cursor?: string | undefined; lastUpdatedDate?: string | undefined } => ({
      limit,
      cursor,
      lastUpdatedDate: lastupdateddate,
    }),
  ),
  v.object({
    limit: v.optional(
      v.pipe(
        v.string(),
        v.check((value) => /^0*[1-9]\d{0,2}$/.test(value) && Number(value) <= 250, limitMessage),
      ),
    ),
    cursor: v.optional(text),
    lastUpdatedDate: v.optional(
      v.pipe(v.string(), v.check(isMoment, 'This must be a moment in ISO 8601, such as 2026-03-31T09:30:00.125Z.')),
    ),
  }),
);

/** A page of what changed. The cursor is absent on the last one; ids of what is gone come with the first. */
export const changesOf = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject({
    result: v.literal('SUCCESS'),
    data: v.array(item),
    lastUpdatedDate: v.pipe(v.string(), v.isoTimestamp()),
    cursor: v.optional(v.string()),
    deletedIds: v.array(v.string()),
  });

interface ChangesRequest<Row extends { id: string; changedAt: string }, Json> {
  access: Access;
  headers: v.InferOutput<typeof changesHeaders>;
  /** The list's name, for its cursors. */
  list: string;
  table: PgTable & Record<'id' | 'companyId' | 'changedAt' | 'deletedAt', PgColumn>;
  /** Reads the rows that a page asks for. */
  read(page: { where: SQL | undefined; orderBy: SQL[]; limit: number }): Promise<Row[]>;
  toJson(row: Row): Json;
}

/**
 * One page of what changed after `lastUpdatedDate`, or of everything, in the order of the changes. All pages go up to the
 * newest change there was when the first one was asked for, and say so: what changes meanwhile comes next time, and whoever
 * asks from there on misses nothing.
 * @throws {Refusal} 400 if the cursor is not of this list from that moment on.
 */
export async function changesPage<Row extends { id: string; changedAt: string }, Json>(
  { database, cursors }: Pick<ServiceContext, 'database' | 'cursors'>,
  { access, headers, list, table, read, toJson }: ChangesRequest<Row, Json>,
) {
  const { cursor, lastUpdatedDate } = headers;
  const limit = Number(headers.limit ?? 100);
  const binding = ['changes', list, access.partnerId, access.userId, lastUpdatedDate ?? null];
  const place = cursor === undefined ? undefined : await cursors.read(cursor, binding);
  const [lastChange, lastId, horizon = await newestChange(database)] = (place?.at ?? []).map(String);

  const isVisible = inArray(table.companyId, access.companyIds);
  const since = lastUpdatedDate === undefined ? undefined : momentOf(lastUpdatedDate);
  const found = await read({
    where: and(
      isVisible,
      isNull(table.deletedAt),
      since && gt(table.changedAt, since),
      lte(table.changedAt, moment(horizon)),
      lastChange === undefined
        ? undefined
        : sql`(${table.changedAt}, ${table.id} collate "C") > (${moment(lastChange)}, ${lastId}::text collate "C")`,
    ),
    orderBy: [asc(table.changedAt), asc(sql`${table.id} collate "C"`)],
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isFirst = place === undefined;
  const deleted =
    isFirst && since
      ? await database
          .select({ id: sql<string>`${table.id}` })
          .from(table as PgTable) // Drizzle looks into the table's name at compile time, which is not known here
          .where(and(isVisible, gt(table.deletedAt, since), lte(table.deletedAt, moment(horizon))))
          .orderBy(asc(table.deletedAt), asc(table.id))
      : [];
  return success(rows.map(toJson), {
    lastUpdatedDate: horizon,
    cursor:
      last && found.length > limit
        ? await cursors.write({ direction: 'after', at: [last.changedAt, last.id, horizon] }, binding)
        : undefined,
    deletedIds: deleted.map(({ id }) => id),
  });
}

async function newestChange(database: Database): Promise<string> {
  const [clock] = await database.select({ at: momentText(sql`${changeClock.at}`) }).from(changeClock);
  if (!clock) throw new Error('The change clock is missing.');
  return clock.at;
}

const moment = (value: string) => sql`${value}::timestamptz`;

/** What stands without a zone is UTC. */
function momentOf(value: string): SQL {
  return moment(/(Z|[+-]\d{2}:\d{2})$/i.test(value) ? value : `${value}Z`);
}

/** Whether a text is a moment that exists, of the years 0001 to 9999: with a zone or without, seconds with any fraction. */
function isMoment(value: string): boolean {
  const [, date, zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/i.exec(
      value,
    ) ?? [];
  return date !== undefined && isCalendarDate(date) && zone !== '';
}
