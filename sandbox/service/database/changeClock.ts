import { type SQL, sql } from 'drizzle-orm';
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** A single row with the time of the latest change. */
export const changeClock = pgTable('change_clock', {
  id: integer('id').primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
});

/**
 * The time of a change, for change lists. Times increase strictly in commit order: each writer waits here until the previous
 * one commits, so that a client that has read all changes up to a time never misses an earlier one.
 * @param transaction the transaction of the change; call this last, since other writers wait from here on.
 * @returns ISO 8601 in UTC, to the microsecond.
 */
export async function nextChangeAt(transaction: Database, now: Date): Promise<string> {
  const next = sql`greatest(${changeClock.at} + interval '1 microsecond', ${now.toISOString()}::timestamptz)`;
  const [clock] = await transaction
    .update(changeClock)
    .set({ at: next })
    .returning({ at: timestampText(sql`${changeClock.at}`) });
  if (!clock) throw new Error('The change clock is missing.');
  return clock.at;
}

/** A SQL timestamp as ISO 8601 in UTC, to the microsecond. */
export const timestampText = (moment: SQL) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
