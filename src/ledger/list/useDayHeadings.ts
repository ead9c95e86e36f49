'use client';
import { useMemo } from 'react';
import type { GlEntry } from '../data/schema.ts';
import type { LedgerSummary } from '../data/useLedgerSummary.ts';
import type { DayHeading } from './DayHeadingsContext.ts';

/**
 * The closing balances of whole days, by the first listed entry of each.
 * @param isShown whether the list is grouped and has all entries of a day: with filters, its last one is not the day's.
 */
export function useDayHeadings(
  rows: readonly GlEntry[],
  { days, unknownDays, isNewestFirst, isComplete }: LedgerSummary,
  isShown: boolean,
): ReadonlyMap<string, DayHeading> {
  return useMemo(() => {
    const whole = isNewestFirst || isComplete ? days : days.slice(0, -1); // the last one may go on
    const balances = new Map(isShown ? whole.map(({ date, balance }) => [date, balance]) : []);
    const headings = new Map<string, DayHeading>();
    for (const [index, { id, date }] of rows.entries()) {
      const balance = balances.get(date);
      if (balance === undefined || unknownDays.has(date) || rows[index - 1]?.date === date) continue;
      headings.set(id, { balance, isOwn: isNewestFirst || rows[index + 1]?.date !== date });
    }
    return headings;
  }, [rows, days, unknownDays, isNewestFirst, isComplete, isShown]);
}
