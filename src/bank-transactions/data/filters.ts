import type { DateRange, RangePreset } from '../../core/dates/dateRange.ts';
import type { Comparison } from '../../core/filters/comparisons.ts';
import { defineFilters, type FilterField } from '../../core/filters/defineFilters.ts';
import { withDates } from '../../core/filters/filterEntries.ts';
import {
  amounts,
  choice,
  dates,
  flag,
  ofLoadedRows,
  period,
  records,
  search,
  signedAmountEditing,
  text,
  uneditedAmounts,
} from '../../core/filters/filterKinds.ts';
import { fulfills } from '../../core/filters/fulfills.ts';
import { omitEmpty } from '../../core/omitEmpty.ts';
import type { BankTransactionFilter } from './api.ts';
import { isUncategorized } from './rules.ts';
import { type BankTransaction, reviewStatuses, transactionStatuses, transactionTypes } from './schema.ts';

/** The list’s filters, as plain JSON that a host can store in a URL or a database. */
export interface BankTransactionFilters extends BankTransactionFilter, LoadedTransactionFilters {
  /** A period relative to today; `date` overrides it. Default: `all`. */
  period?: RangePreset;
}

/** Filters that the service does not have. They apply to the loaded transactions, so totals need all of them. */
export interface LoadedTransactionFilters {
  /** The amount either way, as a positive number of minor units. */
  absoluteAmount?: Comparison<number>;
  /** Whether it has an attachment. */
  hasReceipt?: boolean;
  /** Whether its conversation is `UNREAD`. */
  hasUnreadConversation?: boolean;
  /** No category, account, split or match. */
  isUncategorized?: boolean;
  /** Set by a rule of the service. */
  isByRule?: boolean;
}

/** Money out, in, or either way, as one field. */
const amountField: FilterField = {
  ...signedAmountEditing,
  name: 'amount',
  label: 'amount',
  read: ({ amount, absoluteAmount }: BankTransactionFilters) => omitEmpty({ ...amount, either: absoluteAmount }),
  write: ({ either, ...amount }) => ({ amount, absoluteAmount: either }),
};

export const bankTransactionFilters = defineFilters<BankTransactionFilters>(
  {
    period,
    search,
    date: dates,
    amount: amounts,
    absoluteAmount: ofLoadedRows(uneditedAmounts),
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
    hasReceipt: ofLoadedRows(flag('receipt')),
    hasUnreadConversation: ofLoadedRows(flag('unreadConversation')),
    isUncategorized: ofLoadedRows(flag('uncategorized')),
    isByRule: ofLoadedRows(flag('byRule')),
  },
  [amountField],
);

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

/** Whether a transaction is reviewed. @param reviewedStatus what marks it as reviewed, besides `RECONCILED`. */
export function isReviewed(
  { reviewStatus }: { reviewStatus?: string | null | undefined },
  reviewedStatus: string | undefined,
): boolean {
  return typeof reviewStatus === 'string' && ['RECONCILED', reviewedStatus].includes(reviewStatus);
}

/** The service's filter for these filters, normalized so that equal ones share a cache entry. */
export function filterOf(filters: BankTransactionFilters, range: DateRange): BankTransactionFilter {
  return bankTransactionFilters.toRequest(withDates(filters, range));
}

/** The filters that apply to the loaded transactions; undefined if there are none. */
export const loadedFilterOf: (filters: BankTransactionFilters) => LoadedTransactionFilters | undefined =
  bankTransactionFilters.toLoadedRows;

/** Whether a transaction matches the filters that apply to the loaded ones. */
export function matchesLoadedFilter(row: BankTransaction, filter: LoadedTransactionFilters): boolean {
  const { absoluteAmount, hasReceipt, hasUnreadConversation } = filter;
  const fits = (wanted: boolean | undefined, is: boolean) => wanted === undefined || wanted === is;
  return (
    (!absoluteAmount || fulfills(Math.abs(row.amount), absoluteAmount)) &&
    fits(hasReceipt, (row.attachments?.length ?? 0) > 0) &&
    fits(hasUnreadConversation, row.conversation?.readStatus === 'UNREAD') &&
    fits(filter.isUncategorized, isUncategorized(row)) &&
    fits(filter.isByRule, Boolean(row.rule))
  );
}

/** The id of the bank account to which the filters limit the list; undefined if there are several. */
export function chosenAccountOf({ bankAccount }: BankTransactionFilters): string | undefined {
  const [id, ...others] = bankAccount?.id.in ?? [];
  return others.length > 0 ? undefined : id;
}

export type ReviewTab = 'toReview' | 'all' | 'reviewed';

/** The review statuses that the tabs of the list show. @param reviewedStatus what marks a transaction as reviewed. */
function reviewTabsOf(reviewedStatus: string): Record<ReviewTab, readonly string[]> {
  return { toReview: openReviews, all: [], reviewed: [...new Set(['RECONCILED', reviewedStatus])] };
}

/** The tab with exactly the filtered review statuses; undefined if there is none. */
export function reviewTabOf({ reviewStatus }: BankTransactionFilters, reviewedStatus: string): ReviewTab | undefined {
  const tabs = reviewTabsOf(reviewedStatus);
  const { in: chosen = [], notIn = [] } = reviewStatus ?? {};
  const fits = (id: ReviewTab) =>
    tabs[id].length === chosen.length && tabs[id].every((status) => chosen.includes(status));
  return notIn.length > 0 ? undefined : (Object.keys(tabs) as ReviewTab[]).find(fits); // its keys are the tabs
}

/** The filter of a tab of the list. */
export function filterOfTab(tab: ReviewTab, reviewedStatus: string): BankTransactionFilters {
  return { reviewStatus: { in: [...reviewTabsOf(reviewedStatus)[tab]] } };
}
