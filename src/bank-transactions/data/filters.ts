import type { DateRange, RangePreset } from '../../core/dates/dateRange.ts';
import { omitEmpty } from '../../core/query/filterEntries.ts';
import type { BankTransactionFilter } from './api.ts';

/** The list’s filters, as plain JSON that a host can store in a URL or a database. */
export interface BankTransactionFilters extends BankTransactionFilter {
  /** A period relative to today; `date` overrides it. Default: `all`. */
  period?: RangePreset;
}

/** The review statuses that need review. @see needsReview */
export const openReviews: readonly string[] = ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'];

/** The service's filter for these filters, normalized so that equal ones share a cache entry. */
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

/** Whether the filters include exactly the quick filter for review. */
export function isToReview({ reviewStatus }: BankTransactionFilters): boolean {
  const { in: chosen = [], notIn = [] } = reviewStatus ?? {};
  return (
    notIn.length === 0 && chosen.length === openReviews.length && openReviews.every((each) => chosen.includes(each))
  );
}
