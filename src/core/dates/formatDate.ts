import type { PlainDate } from './plainDate.ts';

/** How to format a date. */
export interface DateFormat {
  /** BCP 47 tag. Dates use its calendar; add `-u-ca-gregory` for the Gregorian one. */
  locale: string;
  /** `'numeric'` 03/01/2026, fixed width for tables; `'medium'` (default) Mar 1, 2026; `'long'` March 1, 2026; `'short'` Mar 1. */
  style?: 'numeric' | 'medium' | 'long' | 'short';
}

/** Formats a date for display: the same day in every time zone. */
export function formatDate(date: PlainDate, { locale, style = 'medium' }: DateFormat): string {
  const key = `${locale} ${style}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    // Midnight UTC, formatted in UTC, so that no other zone matters.
    formatter = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
    formatters.set(key, formatter);
  }
  return formatter.format(Date.parse(`${date}T00:00Z`));
}

// Creating an Intl formatter costs a hundred times as much as using it, and a ledger page formats 250 dates.
const formatters = new Map<string, Intl.DateTimeFormat>();

const styles = {
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  short: { month: 'short', day: 'numeric' },
} as const;
