import type { PlainDate } from './plainDate.ts';

/** How a day is written. */
export interface DateFormat {
  /** BCP 47 tag of the reader's language. It brings its calendar along; `-u-ca-gregory` keeps to the Gregorian one. */
  locale: string;
  /** `'numeric'` 03/01/2026, of one width for tables; `'medium'` (default) Mar 1, 2026; `'long'` March 1, 2026. */
  style?: 'numeric' | 'medium' | 'long';
}

/** Writes a day as people read it: the same day in every time zone. */
export function formatDate(date: PlainDate, { locale, style = 'medium' }: DateFormat): string {
  const key = `${locale} ${style}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    // Midnight in UTC, written in UTC: no other zone has a part in it.
    formatter = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
    formatters.set(key, formatter);
  }
  return formatter.format(Date.parse(`${date}T00:00Z`));
}

// Making an Intl formatter costs a hundred times as much as using it, and a ledger page writes 250 dates.
const formatters = new Map<string, Intl.DateTimeFormat>();

const styles = {
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
} as const;
