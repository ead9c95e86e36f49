'use client';
import { useEffect } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { isMatchedByItem, isMatchedWithTransaction } from '../model/matchLines.ts';
import { FindMatch } from './FindMatch.tsx';
import { InvoiceSuggestions } from './InvoiceSuggestions.tsx';
import { MatchedItem } from './MatchedItem.tsx';
import { MatchedTransactions } from './MatchedTransactions.tsx';
import { matchMessages } from './matchMessages.ts';
import type { MatchPanelProps } from './matchProps.ts';

/** The match: transactions beside each other, invoices with what they leave of the amount, and the search for others. */
export default function MatchPanel(props: MatchPanelProps) {
  const { isFinding, onFindingEnd, onShow, ...match } = props;
  const latestOnShow = useLatest(onShow);
  useEffect(() => latestOnShow.current(), [latestOnShow]);
  const texts = useMessages('bankTransaction', matchMessages, props.overrides);
  const { values, stored } = props;
  const hasTransaction = isMatchedWithTransaction(values, stored);
  return (
    <>
      {hasTransaction && <MatchedTransactions {...match} />}
      {stored && isMatchedByItem(stored) ? (
        <MatchedItem transaction={stored} texts={texts} />
      ) : isFinding ? (
        <FindMatch {...match} onDone={onFindingEnd} texts={texts} />
      ) : (
        values.direction === 'in' && <InvoiceSuggestions {...match} hasTransaction={hasTransaction} texts={texts} />
      )}
    </>
  );
}
