import { getDayOfWeek, parseDate, today as todayIn, endOfMonth as toEndOfMonth } from '@internationalized/date';
import { type PlainDate, toPlainDate } from './plainDate.ts';

/**
 * The day that it is now.
 * @param timeZone IANA name such as `Europe/Berlin`: at the same moment the books of Auckland are a day ahead of Honolulu's.
 * @throws {RangeError} for an unknown zone.
 */
export function today(timeZone: string): PlainDate {
  return toPlainDate(todayIn(timeZone).toString());
}

/**
 * The day so many days later, or earlier for a negative number.
 * @throws {RangeError} for a fraction, and outside the years 0001 to 9999.
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  const start = parseDate(date);
  const moved = start.add({ days });
  // The library stays at its last day where it should refuse.
  if (moved.compare(start) !== days) throw outOfCalendar(date, days, 'days');
  return toPlainDate(moved.toString());
}

/**
 * The same day of the month so many months later, or earlier for a negative number; where that month is shorter, its last
 * day: a month after January 31 is February 28.
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

/** How many days later the second day is; below 0 if it is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return parseDate(to).compare(parseDate(from));
}

/** Which day of the week a day is, counted from 0 for the one with which weeks begin where the language is spoken. */
export function weekdayOf(date: PlainDate, locale: string): number {
  return getDayOfWeek(parseDate(date), locale);
}

function outOfCalendar(date: PlainDate, count: number, unit: string): RangeError {
  return new RangeError(
    `${date} and ${count} ${unit} is no calendar date: expected a whole number of ${unit} that stays within the years 0001 ` +
      'to 9999.',
  );
}
