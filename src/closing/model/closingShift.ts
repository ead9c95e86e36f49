import { addDays } from '../../core/dates/calendar.ts';
import { compareDates, type PlainDate } from '../../core/dates/plainDate.ts';

/** The days that a new closing date closes or reopens. */
export interface ClosingShift {
  kind: 'close' | 'reopen';
  /** Undefined if there is no first one: the books are open before or after. */
  begin: PlainDate | undefined;
  end: PlainDate;
}

/**
 * What moving the closing date changes.
 * @param from the saved closing date; null for open books, like `to`.
 * @returns undefined if it stays the same.
 */
export function closingShift(from: PlainDate | null, to: PlainDate | null): ClosingShift | undefined {
  if (from === to) return undefined;
  if (from === null) return to === null ? undefined : { kind: 'close', begin: undefined, end: to };
  if (to === null) return { kind: 'reopen', begin: undefined, end: from };
  return compareDates(from, to) < 0
    ? { kind: 'close', begin: addDays(from, 1), end: to }
    : { kind: 'reopen', begin: addDays(to, 1), end: from };
}
