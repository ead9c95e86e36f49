'use client';
import { type ReactNode, useRef } from 'react';
import { useStore } from '../../core/state/useStore.ts';
import type { CountMatches } from '../../list/filters/useMatchCount.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { useKeepFocusWithin } from '../../ui/useKeepFocusWithin.ts';
import { type BankTransactionFilters, bankTransactionFilters } from '../data/filters.ts';
import { useReviewedCount } from '../data/reviewedTransactions.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import type { transactionListMessages } from '../messages.ts';
import { useListSession } from '../review/useListSession.ts';
import type { ReviewTabState } from './useReviewTab.ts';

const loadNoMatch = () => import('../../reference-lists/filters/NoMatch.tsx');

interface NoTransactionsProps {
  filters: BankTransactionFilters;
  ofTab: ReviewTabState;
  onClear: () => void;
  onRemove: (left: BankTransactionFilters) => void;
  countMatches: CountMatches<BankTransactionFilters>;
  /** The host's actions. */
  actions: ReactNode;
  messages: typeof transactionListMessages;
}

/** Replaces the table: all are reviewed, none is, none matches, or there are none yet. */
export function NoTransactions(props: NoTransactionsProps) {
  const { ofTab, actions, messages, ...filtered } = props;
  const { tab, isPlain, account, showTab } = ofTab;
  const count = useReviewedCount();
  const reviewed = count > 0 && messages.reviewedInSession({ count });
  const undo = useStore(useListSession().undos, (undos) => undos.at(-1));
  const undoLast = useRecentChanges().changes.length > 0 ? undo : undefined;
  const part = useRef<HTMLDivElement>(null);
  useKeepFocusWithin(part, String(undoLast !== undefined));
  if (!tab || !isPlain) {
    return <LazyPart load={loadNoMatch} props={{ ...filtered, fields: bankTransactionFilters.fields, messages }} />;
  }
  if (tab !== 'all') {
    const isQueue = tab === 'toReview';
    return (
      <div ref={part}>
        <EmptyState
          icon={isQueue ? 'done' : 'none'}
          isCaughtUp={isQueue}
          title={isQueue ? messages.caughtUp : messages.nothingReviewed}
          actions={
            <>
              <Button onPress={() => showTab(isQueue ? 'reviewed' : 'toReview')}>
                {isQueue ? messages.showReviewed : messages.showToReview}
              </Button>
              {isQueue && undoLast && <Button onPress={undoLast}>{messages.undoLastChange}</Button>}
            </>
          }
        >
          {isQueue && [messages.nothingToReview, reviewed].filter(Boolean).join(' ')}
        </EmptyState>
      </div>
    );
  }
  if (account) return <EmptyState icon="none" title={messages.emptyAccount} actions={actions} />;
  return (
    <EmptyState icon="none" isFirstUse title={messages.empty} actions={actions}>
      {messages.emptyHint}
    </EmptyState>
  );
}
