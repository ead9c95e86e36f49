import { and, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { changeClock, momentText } from '../database/changeClock.ts';
import type { Database } from '../database/database.ts';
import type { Access } from '../tokens/access.ts';
import { isCalendarDate } from './calendarDate.ts';
import type { Cursors } from './cursors.ts';
import { text } from './parameters.ts';

const wrongLimit = 'The limit is a whole number from 1 to 250.';

/** The headers of a list in the v5 style. */
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
  /** ISO 8601; without a zone it is UTC. */
  lastUpdatedDate: v.optional(
    v.pipe(
      v.string(),
      v.check(isMoment, 'lastUpdatedDate is a moment as YYYY-MM-DDThh:mm:ss, with a Z or as UTC.'),
      v.transform((moment) => (/(Z|[+-]\d\d:\d\d)$/.test(moment) ? moment : `${moment}Z`)),
    ),
  ),
});

/** A page of changes. On the last page there is no cursor. */
export const changesAnswer = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject({
    result: v.literal('SUCCESS'),
    data: v.array(item),
    /** What to ask with next time. The same on every page. */
    lastUpdatedDate: v.pipe(v.string(), v.isoTimestamp()),
    cursor: v.optional(v.string()),
    deletedIds: v.array(v.string()),
  });

/** A list whose rows say when they last changed, and stay when they are deleted. */
export interface ChangesRequest<Json> {
  database: Database;
  cursors: Cursors;
  access: Access;
  headers: v.InferOutput<typeof changesHeaders>;
  /** The list's name, for its cursors. */
  list: string;
  table: PgTable & { id: PgColumn; companyId: PgColumn; changedAt: PgColumn; deletedAt: PgColumn };
  /** Makes the objects of the rows with these ids, which are all there, in their order. */
  read(ids: string[]): Promise<Json[]>;
}

/**
 * What has changed since a moment, oldest change first, up to the newest change there was when the first page was asked for:
 * whatever changes while somebody pages is left to the next time, once.
 * @throws {Refusal} 400 if the cursor is not of this list.
 */
export async function changesPage<Json>(request: ChangesRequest<Json>) {
  const { database, cursors, access, headers, list, table } = request;
  const { limit = 100, cursor, lastUpdatedDate: since } = headers;
  const binding = [list, access.partnerId, access.userId];
  const place = cursor === undefined ? undefined : await cursors.read(cursor, binding);
  // Before the rows: moments are handed out in the order of commits, so all changes up to it are there to be read.
  const [changedAt = '', id = '', horizon = await newestChange(database)] = place?.at ?? [];
  const isVisible = inArray(table.companyId, access.companyIds);
  const from = place
    ? sql`(${table.changedAt}, ${exactly(table.id)}) > (${changedAt}::timestamptz, ${id}::text collate "C")`
    : after(table, since);
  const upTo = sql`${table.changedAt} <= ${horizon}::timestamptz`;

  const found = await database
    .select({ id: sql<string>`${table.id}`, changedAt: momentText(sql`${table.changedAt}`) })
    .from(table as PgTable)
    .where(and(isVisible, isNull(table.deletedAt), from, upTo))
    .orderBy(sql`${table.changedAt}`, exactly(table.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isFirstOfChanges = since !== undefined && !place;
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
  const [clock] = await database.select({ at: momentText(sql`${changeClock.at}`) }).from(changeClock);
  if (!clock) throw new Error('The change clock is missing.');
  return clock.at;
}

/** To the microsecond at most, as the service itself writes it: more digits would be rounded, maybe past a change. */
function isMoment(moment: string): boolean {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d{1,6})?(?:Z|[+-](\d\d):(\d\d))?$/.exec(moment);
  if (!match) return false;
  const [, day = '', hour, minute, second, zoneHour = 0, zoneMinute = 0] = match;
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  return isTime && isCalendarDate(day) && Number(zoneHour) < 15 && Number(zoneMinute) < 60;
}
