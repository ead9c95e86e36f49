'use client';
import { withFilters } from '../../core/filters/filterEntries.ts';
import { useSwitchedAccounts } from '../accounts/useSwitchedAccounts.ts';
import { type BankTransactionFilters, filterOfTab, type ReviewTab, reviewTabOf } from '../data/filters.ts';

interface ReviewTabOptions {
  filters: BankTransactionFilters;
  /** The fields that are set. */
  filterNames: readonly string[];
  reviewedStatus: string;
  onFiltersChange: (filters: BankTransactionFilters) => void;
}

export type ReviewTabState = ReturnType<typeof useReviewTab>;

/** The tab and the bank account that the filters choose, which are shown above the list instead of as chips. */
export function useReviewTab({ filters, filterNames, reviewedStatus, onFiltersChange }: ReviewTabOptions) {
  const tab = reviewTabOf(filters, reviewedStatus);
  const { chosen: account } = useSwitchedAccounts(filters);
  const withoutChips = [...(tab ? ['reviewStatus'] : []), ...(account ? ['bankAccount'] : [])];
  const isPlain = filterNames.every((name) => withoutChips.includes(name));
  return {
    tab,
    account,
    withoutChips,
    isTabOnly: filterNames.every((name) => name === 'reviewStatus'),
    isPlain,
    /** Whether the list has all transactions. */
    isWhole: isPlain && tab === 'all' && !account,
    showTab: (id: ReviewTab) => onFiltersChange(withFilters(filters, filterOfTab(id, reviewedStatus))),
  };
}
