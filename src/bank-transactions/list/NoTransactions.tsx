'use client';
import type { ReactNode } from 'react';
import { NoMatch } from '../../list/filters/NoMatch.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { type BankTransactionFilters, bankTransactionFilters } from '../data/filters.ts';
import type { transactionListMessages } from '../messages.ts';

interface NoTransactionsProps {
  filters: BankTransactionFilters;
  isFiltered: boolean;
  /** Whether the list has those to review, and no other filter excludes any. */
  isQueue: boolean;
  onClear: () => void;
  onShowReviewed: () => void;
  /** The host's actions. */
  actions: ReactNode;
  messages: typeof transactionListMessages;
}

/** Replaces the table: all are reviewed, none matches, or there are none yet. */
export function NoTransactions(props: NoTransactionsProps) {
  const { filters, isFiltered, isQueue, onClear, onShowReviewed, actions, messages } = props;
  if (isQueue) {
    return (
      <EmptyState
        icon="done"
        title={messages.caughtUp}
        actions={<Button onPress={onShowReviewed}>{messages.showReviewed}</Button>}
      >
        {messages.nothingToReview}
      </EmptyState>
    );
  }
  if (isFiltered) {
    return <NoMatch fields={bankTransactionFilters.fields} filters={filters} onClear={onClear} messages={messages} />;
  }
  return (
    <EmptyState icon="none" isFirstUse title={messages.empty} actions={actions}>
      {messages.emptyHint}
    </EmptyState>
  );
}
