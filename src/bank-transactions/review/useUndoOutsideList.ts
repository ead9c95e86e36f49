'use client';
import { useMemo } from 'react';
import { type DaybookContextValue, useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { updateUnsent } from '../../form/leaving/useUnsent.ts';
import { changeReviewCount } from '../data/changeReviewCount.ts';
import { decidedTransactions } from '../data/decidedTransactions.ts';
import type { Decision } from '../data/unsavedDecisions.ts';
import { transactionListMessages } from '../messages.ts';
import { undoMessages } from './undoMessages.ts';

/** What undoing needs where there is no list: what the list would do, and its texts. */
export function useUndoOutsideList() {
  const ofList = useMessages('bankTransactionList', transactionListMessages);
  const ofUndo = useMessages('bankTransactionList', undoMessages);
  const messages = useMemo(() => ({ ...ofList, ...ofUndo }), [ofList, ofUndo]);
  const daybook = useDaybookContext();
  const { queryClient, session } = daybook;
  const review = {
    flush: async () => {},
    withdraw: (changeId: string) => withdrawUnsent(daybook, changeId),
    refetch: () => queryClient.invalidateQueries({ queryKey: keyOf(session, 'bankTransactions') }),
  };
  return { messages, review };
}

/** Takes back a change that was made offline in a list that is closed now. @returns whether any of it was still unsent. */
function withdrawUnsent(daybook: DaybookContextValue, changeId: string): boolean {
  const withdrawn: Decision[] = [];
  updateUnsent<readonly Decision[]>(daybook.session, 'decisions', (decisions) => {
    withdrawn.push(...decisions.filter(({ change }) => change.id === changeId));
    const left = decisions.filter(({ change }) => change.id !== changeId);
    return left.length > 0 ? left : undefined;
  });
  decidedTransactions.update(daybook, new Map(withdrawn.map(({ row }) => [row.id, undefined])));
  changeReviewCount(
    daybook,
    withdrawn.map(({ row, added }) => [row, -added]),
  );
  return withdrawn.length > 0;
}
