'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { withFilters } from '../../core/filters/filterEntries.ts';
import type { ListPage } from '../../core/http/paging.ts';
import { usualPage } from '../../core/pages/pagedList.ts';
import { type CountedPart, countOf } from '../../core/pages/rowCount.ts';
import type { ListFiltering } from '../../list/filters/useListFilters.ts';
import { ListTabs } from '../../list/tabs/ListTabs.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { type BankTransactionFilters, filterOfTab, isReviewed, isToReview, type ReviewTab } from '../data/filters.ts';
import { heldDeletions } from '../data/heldDeletions.ts';
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
  const { tab, account, isPlain, isTabOnly, showTab } = ofTab;
  const { filters, onFiltersChange, part } = filtering;
  const reviewCount = useReviewCount();
  const daybook = useDaybookContext();
  const pagesOf = (id: ReviewTab) =>
    id === tab ? list.data?.pages : loadedOf(withFilters(filters, filterOfTab(id, reviewedStatus)));
  /** While a tab is loaded in part, rows whose deletion can be undone still count, so that “100+” doesn’t become “99+”. */
  const withHeld = (id: ReviewTab, own: CountedPart | undefined) => {
    if (!own || own.isComplete || !isTabOnly) return own;
    const fits = {
      all: () => true,
      toReview: isToReview,
      reviewed: (row: BankTransaction) => isReviewed(row, reviewedStatus),
    };
    const held = [...heldDeletions.read(daybook).values()].filter(
      ({ state, transaction }) => state !== 'failed' && fits[id](transaction),
    );
    const lengths = pagesOf(id)?.map(({ rows, unreadable }) => Math.max(usualPage, rows.length + unreadable.length));
    const most = lengths?.reduce((sum, length) => sum + length, 0) ?? 0;
    return { ...own, count: Math.max(own.count, Math.min(own.count + held.length, most)) };
  };
  const countOfTab = (id: ReviewTab) => {
    const own = withHeld(id, countOf(pagesOf(id)));
    const all = id === 'reviewed' && id !== tab && isTabOnly && !own?.isComplete ? pagesOf('all') : undefined;
    const allCount = countOf(all);
    if (all && allCount?.isComplete) {
      const rows = all.flatMap((page) => page.rows);
      const count = rows.filter((row) => isReviewed(row, reviewedStatus)).length;
      return { count, isComplete: rows.length === allCount.count }; // not with unreadable ones
    }
    const { data, isError } = reviewCount;
    const isAccountOnly = account !== undefined && isPlain;
    if (id === 'toReview' && isAccountOnly && !isError && data?.isByAccountComplete && !own?.isComplete) {
      return { count: data.byAccount[account.id] ?? 0, isComplete: true };
    }
    if (id !== 'toReview' || !isTabOnly) return own ?? (id !== tab || list.isError ? undefined : null);
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
