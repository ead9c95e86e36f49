import { isPlainDate } from './plainDate.ts';

/**
 * Reads one of the service's datetimes: `2026-03-01T09:30:00Z`, or with fractional seconds and no zone, which is UTC.
 * @returns the moment, to the millisecond; finer fractions are cut off.
 * @throws {RangeError} for another notation, and for days and times that do not exist.
 * @see `docs/service-assumptions.md`, "Datetimes without a zone"
 */
export function parseDatetime(text: string): Date {
  const [, date, time, fraction = ''] = datetime.exec(text) ?? [];
  if (!isPlainDate(date)) {
    throw new RangeError(
      `${JSON.stringify(text)} is not a datetime: expected ISO 8601 in UTC, such as "2026-03-01T09:30:00Z" or ` +
        '"2026-03-01T09:30:00.123".',
    );
  }
  // Three digits, because only those are standard for Date.
  return new Date(`${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`);
}

const datetime = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d+))?Z?$/;
