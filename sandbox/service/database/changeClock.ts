import { type SQL, sql } from 'drizzle-orm';
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** One row: the moment of the newest change. */
export const changeClock = pgTable('change_clock', {
  id: integer('id').primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
});

/**
 * The moment of a change, for those who later ask for everything that changed since. Moments only ever grow, in the order in
 * which changes are committed: whoever changes something waits here until the one before has been committed, so that nobody
 * who read up to a moment ever misses a change from before it.
 * @param transaction that of the change; call this last, as everyone else waits from here on.
 * @returns ISO 8601 in UTC, to the microsecond.
 */
export async function nextChangeAt(transaction: Database, now: Date): Promise<string> {
  const next = sql`greatest(${changeClock.at} + interval '1 microsecond', ${now.toISOString()}::timestamptz)`;
  const [clock] = await transaction
    .update(changeClock)
    .set({ at: next })
    .returning({ at: momentText(sql`${changeClock.at}`) });
  if (!clock) throw new Error('The change clock is missing.');
  return clock.at;
}

/** A moment in SQL as ISO 8601 in UTC, to the microsecond. */
export const momentText = (moment: SQL) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
