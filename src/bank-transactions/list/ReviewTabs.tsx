'use client';
import type { ListPage } from '../../core/http/paging.ts';
import { countOf } from '../../core/pages/rowCount.ts';
import { withFilters } from '../../core/query/filterEntries.ts';
import type { ListFiltering } from '../../list/filters/useListFilters.ts';
import { ListTabs } from '../../list/tabs/ListTabs.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { type BankTransactionFilters, filterOfTab, isReviewed, type ReviewTab } from '../data/filters.ts';
import { type useBankTransactions, useReviewCount } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import type { ReviewTabState } from './useReviewTab.ts';

const loadAccountSwitcher = () => import('../accounts/AccountSwitcher.tsx');

interface ReviewTabsProps {
  filtering: ListFiltering<BankTransactionFilters>;
  ofTab: ReviewTabState;
  /** What marks a transaction as reviewed. */
  reviewedStatus: string;
  list: ReturnType<typeof useBankTransactions>;
  /** The loaded pages for other filters. */
  loadedOf: (filters: BankTransactionFilters) => readonly ListPage<BankTransaction>[] | undefined;
  messages: typeof transactionListMessages;
}

/** The tabs To review, All and Reviewed, with counts as far as they are known, and the switch between bank accounts. */
export function ReviewTabs({ filtering, ofTab, reviewedStatus, list, loadedOf, messages }: ReviewTabsProps) {
  const { tab, isTabOnly, showTab } = ofTab;
  const { filters, onFiltersChange, part } = filtering;
  const reviewCount = useReviewCount();
  const pagesOf = (id: ReviewTab) =>
    id === tab ? list.data?.pages : loadedOf(withFilters(filters, filterOfTab(id, reviewedStatus)));
  const countOfTab = (id: ReviewTab) => {
    const own = countOf(pagesOf(id));
    const all = id === 'reviewed' && id !== tab && isTabOnly && !own?.isComplete ? pagesOf('all') : undefined;
    const allCount = countOf(all);
    if (all && allCount?.isComplete) {
      const rows = all.flatMap((page) => page.rows);
      const count = rows.filter((row) => isReviewed(row, reviewedStatus)).length;
      return { count, isComplete: rows.length === allCount.count }; // not with unreadable ones
    }
    if (id !== 'toReview' || !isTabOnly) return own ?? (list.isError ? undefined : null);
    const { data, isError } = reviewCount;
    return isError ? undefined : data && (data.count > 0 || data.isComplete) ? data : null;
  };
  return (
    <div className="daybook-tabs-row">
      <ListTabs
        label={messages.review}
        tabs={[
          { id: 'toReview', label: messages.toReview, count: countOfTab('toReview') },
          { id: 'all', label: messages.allTransactions, count: countOfTab('all') },
          { id: 'reviewed', label: messages.reviewed, count: countOfTab('reviewed') },
        ]}
        selectedId={tab}
        onSelect={showTab}
        part={part}
      />
      <LazyPart
        load={loadAccountSwitcher}
        fallback={<div className="daybook-account-switcher" />}
        props={{ filters, onFiltersChange, messages }}
      />
    </div>
  );
}
