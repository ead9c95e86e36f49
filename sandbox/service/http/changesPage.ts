import { and, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { changeClock, timestampText } from '../database/changeClock.ts';
import type { Database } from '../database/database.ts';
import type { Access } from '../tokens/access.ts';
import { isCalendarDate } from './calendarDate.ts';
import type { Cursors } from './cursors.ts';
import { text } from './parameters.ts';

const wrongLimit = 'The limit must be a whole number from 1 to 250.';

/** The request headers of a v5 list. */
export const changesHeaders = v.object({
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, wrongLimit),
      v.transform(Number),
      v.number(),
      v.integer(),
      v.minValue(1, wrongLimit),
      v.maxValue(250, wrongLimit),
    ),
  ),
  cursor: v.optional(text),
  /** ISO 8601; UTC by default. */
  lastUpdatedDate: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isTimestamp,
        'lastUpdatedDate must be a time in the format YYYY-MM-DDThh:mm:ss, with or without a time zone.',
      ),
      v.transform((moment) => (/(Z|[+-]\d\d:\d\d)$/.test(moment) ? moment : `${moment}Z`)),
    ),
  ),
});

/** A page of changes. The cursor is absent on the last page. */
export const changesPageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject({
    result: v.literal('SUCCESS'),
    data: v.array(item),
    /** The value for the next request for changes. The same on every page. */
    lastUpdatedDate: v.pipe(v.string(), v.isoTimestamp()),
    cursor: v.optional(v.string()),
    deletedIds: v.array(v.string()),
  });

/** A request for the changes of a list. Its table has change times and keeps deleted rows. */
export interface ChangesRequest<Json> {
  database: Database;
  cursors: Cursors;
  access: Access;
  headers: v.InferOutput<typeof changesHeaders>;
  /** The name of the list in cursor bindings. */
  list: string;
  table: PgTable & { id: PgColumn; companyId: PgColumn; changedAt: PgColumn; deletedAt: PgColumn };
  /** Loads the objects with these existing ids, in order. */
  read(ids: string[]): Promise<Json[]>;
}

/**
 * The changes since a given time, oldest first, up to the latest change at the time of the first page. Changes made during
 * paging are left for the next request.
 * @throws {HttpError} 400 if the cursor is from another list.
 */
export async function changesPage<Json>(request: ChangesRequest<Json>) {
  const { database, cursors, access, headers, list, table } = request;
  const { limit = 100, cursor, lastUpdatedDate: since } = headers;
  const binding = [list, access.partnerId, access.userId];
  const position = cursor === undefined ? undefined : await cursors.read(cursor, binding);
  // Read before the rows: change times follow commit order, so all changes up to this one are visible.
  const [changedAt = '', id = '', horizon = await newestChange(database)] = position?.at ?? [];
  const isVisible = inArray(table.companyId, access.companyIds);
  const from = position
    ? sql`(${table.changedAt}, ${exactly(table.id)}) > (${changedAt}::timestamptz, ${id}::text collate "C")`
    : after(table, since);
  const upTo = sql`${table.changedAt} <= ${horizon}::timestamptz`;

  const found = await database
    .select({ id: sql<string>`${table.id}`, changedAt: timestampText(sql`${table.changedAt}`) })
    .from(table as PgTable)
    .where(and(isVisible, isNull(table.deletedAt), from, upTo))
    .orderBy(sql`${table.changedAt}`, exactly(table.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isFirstOfChanges = since !== undefined && !position;
  const deleted = isFirstOfChanges
    ? await database
        .select({ id: sql<string>`${table.id}` })
        .from(table as PgTable)
        .where(and(isVisible, isNotNull(table.deletedAt), from, upTo))
        .orderBy(sql`${table.changedAt}`, exactly(table.id))
    : [];
  return {
    result: 'SUCCESS' as const,
    data: await request.read(rows.map((row) => row.id)),
    lastUpdatedDate: String(horizon),
    cursor:
      last && found.length > limit
        ? await cursors.write({ direction: 'after', at: [last.changedAt, last.id, horizon] }, binding)
        : undefined,
    deletedIds: deleted.map((row) => row.id),
  };
}

function after(table: ChangesRequest<unknown>['table'], since: string | undefined): SQL | undefined {
  return since === undefined ? undefined : sql`${table.changedAt} > ${since}::timestamptz`;
}

const exactly = (column: PgColumn) => sql`${column} collate "C"`;

async function newestChange(database: Database): Promise<string> {
  const [clock] = await database.select({ at: timestampText(sql`${changeClock.at}`) }).from(changeClock);
  if (!clock) throw new Error('The change clock is missing.');
  return clock.at;
}

/** Allows microseconds at most, as the service writes them: more digits would be rounded, possibly past a change. */
function isTimestamp(moment: string): boolean {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d{1,6})?(?:Z|[+-](\d\d):(\d\d))?$/.exec(moment);
  if (!match) return false;
  const [, day = '', hour, minute, second, zoneHour = 0, zoneMinute = 0] = match;
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  return isTime && isCalendarDate(day) && Number(zoneHour) < 15 && Number(zoneMinute) < 60;
}
