import { addMonths, endOfMonth } from '../../core/dates/calendar.ts';
import { type PlainDate, toPlainDate } from '../../core/dates/plainDate.ts';
import type { ClosingShift } from './closingShift.ts';

/** A month of the strip. */
export interface StripMonth {
  /** Its first day. */
  begin: PlainDate;
  /** `close` and `reopen`: the new closing date changes some of its days. */
  state: 'closed' | 'open' | ClosingShift['kind'];
  /** Whether its last days are in another state: later ones are open. */
  isPartial: boolean;
}

/**
 * The months of a year.
 * @param closed the saved closing date; null for open books.
 * @param shift what a new closing date changes.
 */
export function monthsOf(year: string, closed: PlainDate | null, shift: ClosingShift | undefined): StripMonth[] {
  const january = toPlainDate(`${year}-01-01`);
  return Array.from({ length: 12 }, (_, index) => {
    const begin = addMonths(january, index);
    const end = endOfMonth(begin);
    if (shift && begin <= shift.end && (!shift.begin || end >= shift.begin)) {
      const isWhole = shift.end >= end && (!shift.begin || shift.begin <= begin);
      return { begin, state: shift.kind, isPartial: !isWhole };
    }
    const isClosed = closed !== null && begin <= closed;
    return { begin, state: isClosed ? 'closed' : 'open', isPartial: isClosed && closed < end };
  });
}
