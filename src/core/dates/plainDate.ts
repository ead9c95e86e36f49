declare const calendar: unique symbol;

/**
 * A calendar date as `YYYY-MM-DD`, without time or time zone.
 * A string, so that it works as a cache key and form value, and `<` compares dates chronologically.
 */
export type PlainDate = string & { readonly [calendar]: 'YYYY-MM-DD' };

/** Whether a value is a date that exists, from 0001-01-01 to 9999-12-31. */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  // Date.UTC maps years below 100 to the 1900s, which have the same leap years.
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth;
}

/**
 * Checks that a string is a calendar date.
 * @throws {RangeError} for other formats (a time, slashes, two-digit years) and for dates that don't exist, such as 2026-02-30.
 */
export function toPlainDate(text: string): PlainDate {
  if (!isPlainDate(text)) {
    throw new RangeError(
      `${JSON.stringify(text)} is not a valid date: expected YYYY-MM-DD, such as "2026-03-31". ` +
        'Convert a datetime in its time zone first.',
    );
  }
  return text;
}

/** The service has no day after it. */
export const lastDate = '9999-12-31';

/** Compares dates for `sort`, earliest first. */
export function compareDates(a: PlainDate, b: PlainDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
