import type { DateRange, RangePreset } from '../../core/dates/dateRange.ts';
import { omitEmpty } from '../../core/query/filterEntries.ts';
import type { BankTransactionFilter } from './api.ts';

/** Which transactions a list shows, as plain JSON that a host can keep in an address or a database. */
export interface BankTransactionFilters extends BankTransactionFilter {
  /** A period by name, whose days move on with the calendar; `date` wins over it. Without both it is `all`. */
  period?: RangePreset;
}

/** The review statuses that somebody still has to look at. @see needsReview */
export const openReviews: readonly string[] = ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'];

/** What is asked of the service for these filters. Two ways to say the same give one query, and one entry in the cache. */
export function filterOf(filters: BankTransactionFilters, { begin, end }: DateRange): BankTransactionFilter {
  const { period: _period, search, description, notes, date, ...rest } = filters;
  return (
    omitEmpty({
      ...rest,
      search: search?.trim(),
      description: description && { ...description, contain: description.contain?.trim() },
      notes: notes && { ...notes, contain: notes.contain?.trim() },
      date: date ?? { greaterThanEqual: begin, lessThanEqual: end },
    }) ?? {}
  );
}

/** What is left when a person clears the filters: the period by name, which stands in sight and is always one. */
export function clearedFilters({ period }: BankTransactionFilters): BankTransactionFilters {
  return period ? { period } : {};
}

/** Whether the filters are those of the quick one for what is to be reviewed. */
export function isToReview({ reviewStatus }: BankTransactionFilters): boolean {
  const { in: chosen = [], notIn = [] } = reviewStatus ?? {};
  return (
    notIn.length === 0 && chosen.length === openReviews.length && openReviews.every((each) => chosen.includes(each))
  );
}
