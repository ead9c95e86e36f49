import { addDays, addMonths, daysBetween, endOfMonth } from '../../core/dates/calendar.ts';
import { type PlainDate, toPlainDate } from '../../core/dates/plainDate.ts';
import { isMinor, type Minor } from '../../core/money/minor.ts';
import type { DayBalance } from '../data/totals.ts';

/** A balance at the end of a day, in minor units and the service's sign. */
export interface BalancePoint {
  date: PlainDate;
  balance: Minor;
  /** The day's entries; undefined if they are not loaded. */
  count?: number;
  /** What they change; undefined if the balance before them is unknown. */
  change?: Minor | undefined;
  /** Whether a write may have changed it. */
  isOutdated?: boolean;
}

/** The loaded part of a ledger. */
interface LoadedDays {
  days: readonly DayBalance[];
  /** Days whose balance is unknown. */
  unknownDays: ReadonlySet<PlainDate>;
  /** The balance before the first day. */
  opening: Minor | null | undefined;
  /** Whether all entries are loaded. */
  isComplete: boolean;
  /** Whether the days that are not loaded are before those that are. */
  isNewestFirst?: boolean;
}

/** The balances of all loaded days, and of days that are not loaded. */
export function balancePoints(loaded: LoadedDays, others: readonly BalancePoint[]): BalancePoint[] {
  const { days, unknownDays, isComplete, isNewestFirst = false } = loaded;
  const points: BalancePoint[] = [];
  let before = loaded.opening ?? undefined;
  // More entries of the last loaded day may follow.
  for (const { date, balance, count } of isComplete || isNewestFirst ? days : days.slice(0, -1)) {
    if (unknownDays.has(date)) before = undefined;
    else {
      const change = before === undefined ? undefined : balance - before;
      points.push({ date, balance, count, change: isMinor(change) ? change : undefined });
      before = balance;
    }
  }
  if (isComplete) return points;
  const [first, last = ''] = [days[0]?.date, days.at(-1)?.date];
  if (isNewestFirst) return others.filter(({ date }) => first === undefined || date < first).concat(points);
  return points.concat(others.filter(({ date }) => date >= last));
}

/** The index of the last point at or before a day; 0 before the first. */
export function pointIndexOn(points: readonly BalancePoint[], date: PlainDate): number {
  return Math.max(
    0,
    points.findLastIndex((point) => point.date <= date),
  );
}

/** Weeks show the course of a quarter; months that of longer periods. */
const longestByWeek = 92;
/** Most balances, and so requests, of a chart. */
const mostDates = 24;

/** The ends of a period's weeks or months, before its last day. */
export function balanceDates(begin: PlainDate, end: PlainDate): PlainDate[] {
  const length = daysBetween(begin, end);
  const firstOfMonth = toPlainDate(`${begin.slice(0, 7)}-01`);
  const months = Math.ceil(length / (28 * mostDates)) || 1;
  const dateAt = (index: number) =>
    length <= longestByWeek
      ? addDays(begin, 7 * index + 6)
      : endOfMonth(addMonths(firstOfMonth, months * (index + 1) - 1));
  const dates: PlainDate[] = [];
  for (let date = dateAt(0); date < end; date = dateAt(dates.length)) dates.push(date);
  return dates;
}
