declare const calendar: unique symbol;

/**
 * A calendar date as the service writes it, `YYYY-MM-DD`: a day in the books, without time or zone.
 * A string, so that it is a cache key and a form value as it is, and `<` compares days in order of time.
 */
export type PlainDate = string & { readonly [calendar]: 'YYYY-MM-DD' };

/** Whether a value is a day that exists, from 0001-01-01 to 9999-12-31: what schemas ask of an answer. */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  // Date.UTC takes years below 100 for the 1900s, which have the same leap years.
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth;
}

/**
 * States that a text is a calendar date.
 * @throws {RangeError} for another notation (a time, slashes, two-digit years) and for days that do not exist, as 2026-02-30.
 */
export function toPlainDate(text: string): PlainDate {
  if (!isPlainDate(text)) {
    throw new RangeError(
      `${JSON.stringify(text)} is not a calendar date: expected a day that exists, as YYYY-MM-DD, such as "2026-03-31". ` +
        'Of a datetime, decide its time zone first.',
    );
  }
  return text;
}

/** Orders days for `sort`: below 0 if `a` is earlier, 0 on the same day, above 0 if `a` is later. */
export function compareDates(a: PlainDate, b: PlainDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
