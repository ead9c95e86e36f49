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
  const isOneYear = begin.slice(0, 4) === end.slice(0, 4);
  return formatterIn(isOneYear ? begin : '', format).formatRange(midnight(begin), midnight(end));
}

// Midnight UTC, formatted in UTC, so that no other zone matters.
function midnight(date: PlainDate): number {
  return Date.parse(`${date}T00:00Z`);
}

/** The formatter of dates in the year of this one. */
function formatterIn(date: string, format: DateFormat): Intl.DateTimeFormat {
  const { locale, style = 'medium', today } = format;
  const isThisYear = style === 'medium' && today !== undefined && date.slice(0, 4) === today.slice(0, 4);
  return formatterOf(locale, isThisYear ? 'short' : style);
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
} as const;
