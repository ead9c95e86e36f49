import type { DateRange, RangePreset } from '../../core/dates/dateRange.ts';
import { defineFilters } from '../../core/http/defineFilters.ts';
import { choice, dates, period, records, search, signedAmounts, text } from '../../core/http/filterKinds.ts';
import { omitEmpty } from '../../core/query/filterEntries.ts';
import type { BankTransactionFilter } from './api.ts';
import { reviewStatuses, transactionStatuses, transactionTypes } from './schema.ts';

/** The list’s filters, as plain JSON that a host can store in a URL or a database. */
export interface BankTransactionFilters extends BankTransactionFilter {
  /** A period relative to today; `date` overrides it. Default: `all`. */
  period?: RangePreset;
}

export const bankTransactionFilters = defineFilters<BankTransactionFilters>({
  period,
  search,
  date: dates,
  amount: signedAmounts,
  description: text('rent'),
  notes: text('rent'),
  category: records('categories', 'cat_1'),
  vendor: records('vendors', 'ven_1'),
  customer: records('customers', 'cus_1'),
  bankAccount: records('bankAccounts', 'ba_1'),
  glAccount: records('glAccounts', 'gla_1'),
  dimensionValues: records('dimensions', 'dv_1', 'dimensions'),
  reviewStatus: choice(reviewStatuses, { label: 'review' }),
  type: choice(transactionTypes),
  status: choice(transactionStatuses),
});

/**
 * Filters as URL parameters: `search=rent&date.lessThan=2026-03-31&type.in=EXPENSE`. Lists repeat their parameter; empty
 * values are omitted.
 * @returns the filters’ parameters only.
 */
export const bankTransactionFiltersToSearchParams = bankTransactionFilters.toSearchParams;

/**
 * Filters from URL parameters, the inverse of `bankTransactionFiltersToSearchParams`. Invalid parameters are ignored one by one.
 * @param params `URLSearchParams` or a string such as `location.search`. Other parameters are ignored.
 */
export const bankTransactionFiltersFromSearchParams = bankTransactionFilters.fromSearchParams;

/** The review statuses that need review. */
export const openReviews: readonly string[] = ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'];

/** Whether nobody has reviewed a transaction yet. */
export function isToReview({ reviewStatus }: { reviewStatus?: string | null | undefined }): boolean {
  return openReviews.includes(reviewStatus ?? '');
}

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

/** The tabs of the list, by review status. */
export const reviewTabs: Record<ReviewTab, readonly string[]> = {
  toReview: openReviews,
  all: [],
  reviewed: ['RECONCILED'],
};
export type ReviewTab = 'toReview' | 'all' | 'reviewed';

/** The tab with exactly the filtered review statuses; undefined if there is none. */
export function reviewTabOf({ reviewStatus }: BankTransactionFilters): ReviewTab | undefined {
  const { in: chosen = [], notIn = [] } = reviewStatus ?? {};
  const fits = (id: ReviewTab) =>
    reviewTabs[id].length === chosen.length && reviewTabs[id].every((status) => chosen.includes(status));
  return notIn.length > 0 ? undefined : (Object.keys(reviewTabs) as ReviewTab[]).find(fits); // its keys are the tabs
}
