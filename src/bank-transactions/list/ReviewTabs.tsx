'use client';
import type { RefObject } from 'react';
import { withFilters } from '../../core/query/filterEntries.ts';
import { ListTabs } from '../../list/tabs/ListTabs.tsx';
import { countOf } from '../../list/useOnCountChange.ts';
import { type BankTransactionFilters, type ReviewTab, reviewTabOf, reviewTabs } from '../data/filters.ts';
import { type useBankTransactions, useReviewCount } from '../data/queries.ts';
import type { transactionListMessages } from '../messages.ts';

interface ReviewTabsProps {
  filters: BankTransactionFilters;
  onFiltersChange: (filters: BankTransactionFilters) => void;
  /** Whether nothing but the review status is filtered. */
  isTabOnly: boolean;
  list: ReturnType<typeof useBankTransactions>;
  /** The list's element. */
  part: RefObject<HTMLElement | null>;
  messages: typeof transactionListMessages;
}

/** The tabs To review, All and Reviewed, with counts as far as they are known. */
export function ReviewTabs({ filters, onFiltersChange, isTabOnly, list, part, messages }: ReviewTabsProps) {
  const reviewCount = useReviewCount();
  const tab = reviewTabOf(filters);
  const countOfTab = (id: ReviewTab) => {
    if (id !== 'toReview' || !isTabOnly)
      return id === tab && !list.isError ? (countOf(list.data?.pages) ?? null) : undefined;
    const { data, isError } = reviewCount;
    return isError ? undefined : data && (data.count > 0 || data.isComplete) ? data : null;
  };
  return (
    <ListTabs
      label={messages.review}
      tabs={[
        { id: 'toReview', label: messages.toReview, count: countOfTab('toReview') },
        { id: 'all', label: messages.allTransactions, count: countOfTab('all') },
        { id: 'reviewed', label: messages.reviewed, count: countOfTab('reviewed') },
      ]}
      selectedId={tab}
      onSelect={(id) => onFiltersChange(withFilters(filters, { reviewStatus: { in: [...reviewTabs[id]] } }))}
      part={part}
    />
  );
}
