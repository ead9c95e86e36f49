import { getDayOfWeek, parseDate, endOfMonth as toEndOfMonth } from '@internationalized/date';
import { memoize } from '../memoize.ts';
import { type PlainDate, toPlainDate } from './plainDate.ts';

/**
 * Today's date.
 * @param timeZone IANA name such as `Europe/Berlin`. At the same moment, Auckland is a day ahead of Honolulu.
 * @throws {RangeError} for an unknown zone.
 */
export function today(timeZone: string): PlainDate {
  const second = Math.floor(Date.now() / 1000);
  if (known?.timeZone !== timeZone || known.second !== second) {
    known = { timeZone, second, date: currentDate(timeZone) };
  }
  return known.date;
}

// Every date in a table asks for it.
let known: { timeZone: string; second: number; date: PlainDate } | undefined;

// By the browser: for this alone, a journal entry and an invoice would load the library.
function currentDate(timeZone: string): PlainDate {
  const parts = formatterOf(timeZone).formatToParts(Date.now());
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return toPlainDate(`${year}-${month}-${day}`);
}

const formatterOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/**
 * Adds days, or subtracts them for a negative number.
 * @throws {RangeError} for a fraction, and outside the years 0001 to 9999.
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  const start = parseDate(date);
  const moved = start.add({ days });
  // The library stops at its last day instead of failing.
  if (moved.compare(start) !== days) throw outOfCalendar(date, days, 'days');
  return toPlainDate(moved.toString());
}

/**
 * Adds months, or subtracts them for a negative number. If the resulting month is shorter, returns its last day: a month
 * after January 31 is February 28.
 * @throws {RangeError} for a fraction, and outside the years 0001 to 9999.
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const start = parseDate(date);
  const moved = start.add({ months });
  const movedMonths = (moved.year - start.year) * 12 + moved.month - start.month;
  if (movedMonths !== months) throw outOfCalendar(date, months, 'months');
  return toPlainDate(moved.toString());
}

/** The last day of the date's month. */
export function endOfMonth(date: PlainDate): PlainDate {
  return toPlainDate(toEndOfMonth(parseDate(date)).toString());
}

/** Days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  // Both are midnight UTC, where each day has 24 hours. A chart of a long ledger counts thousands of times.
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Day of the week, from 0 for the locale's first day of the week. */
export function weekdayOf(date: PlainDate, locale: string): number {
  return getDayOfWeek(parseDate(date), locale);
}

function outOfCalendar(date: PlainDate, count: number, unit: string): RangeError {
  return new RangeError(
    `Can't add ${count} ${unit} to ${date}: expected a whole number of ${unit} and a result in the years 0001 to 9999.`,
  );
}
