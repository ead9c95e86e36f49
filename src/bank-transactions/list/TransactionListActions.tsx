'use client';
import type { RefObject } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { PageFilter } from '../../core/pages/usePageFilter.ts';
import { useReadPages } from '../../core/pages/useReadPages.ts';
import { ListActions, type SharedListActionsProps } from '../../list/actions/ListActions.tsx';
import type { BankTransactionQuery } from '../data/api.ts';
import { cachedTransactionNames } from '../data/cachedTransactionNames.ts';
import { bankTransactionsOptions } from '../data/options.ts';
import { type useBankTransactions, useReviewCount } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import type { Review } from '../review/useReview.ts';
import { DiscardWaiting } from './DiscardWaiting.tsx';

interface TransactionListActionsProps extends SharedListActionsProps<typeof transactionListMessages> {
  query: BankTransactionQuery;
  list: ReturnType<typeof useBankTransactions>;
  /** Reduces a page to the matching transactions; undefined if all match. */
  filterPage: PageFilter<BankTransaction> | undefined;
  /** Whether nothing can be changed. */
  isViewOnly: boolean;
  /** The list. */
  part: RefObject<HTMLElement | null>;
  review: Pick<Review, 'announcement' | 'edits' | 'discardWaiting'>;
}

/** The number of loaded transactions, and buttons to load or export all. */
export default function TransactionListActions(props: TransactionListActionsProps) {
  const { query, list, filterPage, loadAll, search, selectMode, isViewOnly, part, review, children, messages } = props;
  const { announcement } = review;
  const waiting = [...review.edits.values()].filter(({ isWaiting }) => isWaiting).length;
  const daybook = useDaybookContext();
  const { currency } = daybook;
  const options = bankTransactionsOptions(daybook, query);
  const readAllPages = useReadPages(options, filterPage);
  const { refetch: refetchReviewCount } = useReviewCount();
  return (
    <ListActions
      list={{
        data: list.data,
        hasNextPage: list.hasNextPage,
        isFetching: list.isFetching,
        refetch: () => Promise.all([list.refetch(), refetchReviewCount()]),
      }}
      loadAll={loadAll}
      readAllPages={readAllPages}
      search={search}
      selectMode={selectMode}
      messages={messages}
      loadCsv={async () => {
        const { transactionCsv } = await import('./csv.ts');
        return transactionCsv(currency, messages, cachedTransactionNames(daybook).invoice);
      }}
      fileName="bank-transactions"
      notes={
        <>
          {isViewOnly && <span className="daybook-secondary">{messages.viewOnly}</span>}
          <span className={announcement?.isError ? 'daybook-error-text' : 'daybook-secondary'} role="status" dir="auto">
            {[announcement?.text, waiting > 0 && messages.changesWaiting({ count: waiting })].filter(Boolean).join(' ')}
          </span>
          {waiting > 0 && (
            <DiscardWaiting count={waiting} onDiscard={review.discardWaiting} part={part} messages={messages} />
          )}
        </>
      }
    >
      {children}
    </ListActions>
  );
}
