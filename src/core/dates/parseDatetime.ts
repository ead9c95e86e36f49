import { isPlainDate } from './plainDate.ts';

/**
 * Parses a datetime of the service: `2026-03-01T09:30:00Z`, or with fractional seconds and no zone, which means UTC.
 * @returns a `Date`, truncated to milliseconds.
 * @throws {RangeError} for other formats, and for dates and times that don't exist.
 * @see `docs/service-assumptions.md`, "Datetimes without a zone"
 */
export function parseDatetime(text: string): Date {
  const [, date, time, fraction = ''] = datetime.exec(text) ?? [];
  if (!isPlainDate(date)) {
    throw new RangeError(
      `${JSON.stringify(text)} is not a valid datetime: expected ISO 8601 in UTC, such as "2026-03-01T09:30:00Z".`,
    );
  }
  // Three digits: more are not standard for Date.
  return new Date(`${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`);
}

const datetime = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d+))?Z?$/;
