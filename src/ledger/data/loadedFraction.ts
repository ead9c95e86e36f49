import { daysBetween } from '../../core/dates/calendar.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';

/**
 * Loading progress by date, from the first entry to the end of the period or, newest first, to the oldest entry: the service does not
 * count entries.
 * @returns 0 to 1; undefined for an empty time span.
 */
export function loadedFraction(first: PlainDate, last: PlainDate, end: PlainDate): number | undefined {
  const days = daysBetween(first, end);
  return days === 0 ? undefined : Math.min(1, daysBetween(first, last) / days);
}
