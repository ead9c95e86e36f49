import { memoize } from '../memoize.ts';
import type { PlainDate } from './plainDate.ts';

/** How to format a date. */
export interface DateFormat {
  /** BCP 47 tag. Dates use its calendar; add `-u-ca-gregory` for the Gregorian one. */
  locale: string;
  /**
   * `'numeric'` 03/01/2026, fixed width for tables; `'medium'` (default) Mar 1, 2026; `'long'` March 1, 2026; `'short'` Mar 1;
   * `'month'` Mar.
   */
  style?: 'numeric' | 'medium' | 'long' | 'short' | 'month';
  /** Omits the year from `'medium'` if it is the year of this day. */
  today?: PlainDate;
}

/** Formats a date for display: the same day in every time zone. */
export function formatDate(date: PlainDate, format: DateFormat): string {
  return formatterIn(date, format).format(midnight(date));
}

/** Formats the dates from `begin` through `end`, without repeating what they share: Oct 1 – 31, 2026. */
export function formatDateRange(begin: PlainDate, end: PlainDate, format: DateFormat): string {
  const isOneYear = isSameYear(begin, end, format.locale);
  const formatter = isOneYear ? formatterIn(begin, format) : formatterOf(format.locale, format.style ?? 'medium');
  return formatter.formatRange(midnight(begin), midnight(end));
}

// Midnight UTC, formatted in UTC, so that no other zone matters.
function midnight(date: PlainDate): number {
  return Date.parse(`${date}T00:00Z`);
}

/** The formatter of dates in the year of this one. */
function formatterIn(date: PlainDate, format: DateFormat): Intl.DateTimeFormat {
  const { locale, style = 'medium', today } = format;
  const isThisYear = style === 'medium' && today !== undefined && isSameYear(date, today, locale);
  return formatterOf(locale, isThisYear ? 'short' : style);
}

// Years are those of the locale's calendar: the Persian year 1405 begins in March 2026.
function isSameYear(a: PlainDate, b: PlainDate, locale: string): boolean {
  const { format } = formatterOf(locale, 'year');
  return format(midnight(a)) === format(midnight(b));
}

const formatterOf = memoize(
  (locale: string, style: keyof typeof styles) =>
    new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' }),
);

const styles = {
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  short: { month: 'short', day: 'numeric' },
  month: { month: 'short', calendar: 'gregory' },
  year: { year: 'numeric' },
} as const;
