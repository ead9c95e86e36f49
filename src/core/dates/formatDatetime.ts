import { memoize } from '../memoize.ts';

/** How to format a date and time. */
export interface DatetimeFormat {
  /** BCP 47 tag. */
  locale: string;
  /** IANA name such as `Europe/Berlin`. */
  timeZone: string;
}

/**
 * Formats a date and time for display: Mar 1, 2026, 9:30 AM.
 * @throws {RangeError} for an unknown zone.
 */
export function formatDatetime(moment: Date, { locale, timeZone }: DatetimeFormat): string {
  return formatterOf(locale, timeZone).format(moment);
}

const formatterOf = memoize(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
);
