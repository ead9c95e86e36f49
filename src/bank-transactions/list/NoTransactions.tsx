'use client';
import type { ReactNode } from 'react';
import { NoMatch } from '../../list/filters/NoMatch.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { type BankTransactionFilters, bankTransactionFilters, type ReviewTab } from '../data/filters.ts';
import type { transactionListMessages } from '../messages.ts';

interface NoTransactionsProps {
  filters: BankTransactionFilters;
  /** The tab, if nothing but it and the account limits the list. */
  tab: ReviewTab | undefined;
  /** Whether an account is chosen above the list. */
  isOneAccount: boolean;
  onClear: () => void;
  onShowTab: (tab: ReviewTab) => void;
  /** The host's actions. */
  actions: ReactNode;
  messages: typeof transactionListMessages;
}

/** Replaces the table: all are reviewed, none is, none matches, or there are none yet. */
export function NoTransactions(props: NoTransactionsProps) {
  const { filters, tab, isOneAccount, onClear, onShowTab, actions, messages } = props;
  if (!tab) {
    return <NoMatch fields={bankTransactionFilters.fields} filters={filters} onClear={onClear} messages={messages} />;
  }
  if (tab !== 'all') {
    const isQueue = tab === 'toReview';
    return (
      <EmptyState
        icon={isQueue ? 'done' : 'none'}
        title={isQueue ? messages.caughtUp : messages.nothingReviewed}
        actions={
          <Button onPress={() => onShowTab(isQueue ? 'reviewed' : 'toReview')}>
            {isQueue ? messages.showReviewed : messages.showToReview}
          </Button>
        }
      >
        {isQueue && messages.nothingToReview}
      </EmptyState>
    );
  }
  if (isOneAccount) return <EmptyState icon="none" title={messages.emptyAccount} actions={actions} />;
  return (
    <EmptyState icon="none" isFirstUse title={messages.empty} actions={actions}>
      {messages.emptyHint}
    </EmptyState>
  );
}
