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
  const key = `${locale} ${timeZone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    formatters.set(key, formatter);
  }
  return formatter.format(moment);
}

// Creating an Intl formatter costs a hundred times as much as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();
