import fc from 'fast-check';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Any day from year 1 to 9999, computed by `Date`, so that expectations don't use our own code. */
export const days = daysBetween('0001-01-01', '9999-12-31');

export function daysBetween(first: string, last: string) {
  const [min, max] = [first, last].map((day) => Date.parse(`${day}T00:00Z`) / millisecondsOfDay);
  return fc.integer({ min, max }).map(dayOf);
}

/** The day with that number, 0 being 1970-01-01. */
export function dayOf(number: number) {
  return toPlainDate(new Date(number * millisecondsOfDay).toISOString().slice(0, 10));
}

/** The number of a day, 0 being 1970-01-01. */
export function numberOf(day: string) {
  return Date.parse(`${day}T00:00Z`) / millisecondsOfDay;
}
