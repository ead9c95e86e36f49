'use client';
import type { ReactNode } from 'react';
import { withFilters } from '../../core/query/filterEntries.ts';
import { NoMatch } from '../../list/filters/NoMatch.tsx';
import type { BankAccount } from '../../reference-lists/data/schema.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { type BankTransactionFilters, bankTransactionFilters, type ReviewTab } from '../data/filters.ts';
import type { transactionListMessages } from '../messages.ts';

interface NoTransactionsProps {
  filters: BankTransactionFilters;
  /** The tab, if nothing but it and the account limits the list. */
  tab: ReviewTab | undefined;
  /** The account that is chosen above the list. */
  account: Pick<BankAccount, 'displayName' | 'name'> | undefined;
  onFiltersChange: (filters: BankTransactionFilters) => void;
  onClear: () => void;
  onShowTab: (tab: ReviewTab) => void;
  /** The host's actions. */
  actions: ReactNode;
  messages: typeof transactionListMessages;
}

/** Replaces the table: all are reviewed, none is, none matches, or there are none yet. */
export function NoTransactions(props: NoTransactionsProps) {
  const { filters, tab, account, onFiltersChange, onClear, onShowTab, actions, messages } = props;
  const name = account && (account.displayName || account.name || messages.unnamedAccount);
  const showAllAccounts = account && (
    <Button onPress={() => onFiltersChange(withFilters(filters, { bankAccount: undefined }))}>
      {messages.showAllAccounts}
    </Button>
  );
  const show = (shown: ReviewTab, text: string) => (
    <>
      <Button onPress={() => onShowTab(shown)}>{text}</Button>
      {showAllAccounts}
    </>
  );
  switch (tab) {
    case undefined:
      return <NoMatch fields={bankTransactionFilters.fields} filters={filters} onClear={onClear} messages={messages} />;
    case 'toReview':
      return (
        <EmptyState icon="done" title={messages.caughtUp} actions={show('reviewed', messages.showReviewed)}>
          {name ? messages.nothingToReviewIn({ account: name }) : messages.nothingToReview}
        </EmptyState>
      );
    case 'reviewed':
      return (
        <EmptyState icon="none" title={messages.nothingReviewed} actions={show('toReview', messages.showToReview)}>
          {messages.nothingReviewedHint}
        </EmptyState>
      );
    case 'all':
      return (
        <EmptyState
          icon="none"
          isFirstUse={!name}
          title={name ? messages.emptyAccount({ account: name }) : messages.empty}
          actions={showAllAccounts ?? actions}
        >
          {!name && messages.emptyHint}
        </EmptyState>
      );
  }
}
