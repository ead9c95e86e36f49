import type { PlainDate } from '../../core/dates/plainDate.ts';
import { isMinor, type Minor } from '../../core/money/minor.ts';
import type { BalancePoint } from './balancePoints.ts';

/** What the balance does in some days, in minor units; undefined where entries of these days are not loaded. */
export interface RangeSummary {
  change: Minor | undefined;
  count: number | undefined;
  /** The first day with the lowest balance. */
  lowest: BalancePoint | undefined;
}

/** @param begin the first day, and `end` the last one. */
export function summarizeRange(points: readonly BalancePoint[], begin: PlainDate, end: PlainDate): RangeSummary {
  const days = points.filter(({ date }) => date >= begin && date <= end);
  const [first, last] = [days[0], days.at(-1)];
  // A day without a change follows days that are not loaded or not known.
  if (!first || !last || days.some(({ change, count }) => change === undefined || count === undefined)) {
    return { change: undefined, count: undefined, lowest: undefined };
  }
  const change = last.balance - first.balance + (first.change ?? 0);
  return {
    change: isMinor(change) ? change : undefined,
    count: days.reduce((sum, { count = 0 }) => sum + count, 0),
    lowest: days.reduce((lowest, day) => (day.balance < lowest.balance ? day : lowest), first),
  };
}
