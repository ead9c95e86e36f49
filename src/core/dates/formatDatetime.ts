/** How a moment is written. */
export interface DatetimeFormat {
  /** BCP 47 tag of the reader's language. */
  locale: string;
  /** IANA name such as `Europe/Berlin`: at the same moment it is another hour, and maybe another day, elsewhere. */
  timeZone: string;
}

/**
 * Writes a moment as people read it: Mar 1, 2026, 9:30 AM.
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

// Making an Intl formatter costs a hundred times as much as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();
