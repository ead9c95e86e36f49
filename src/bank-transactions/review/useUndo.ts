'use client';
import { useRef, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { NotFoundError, RejectedError } from '../../core/errors.ts';
import { useEmit } from '../../ui/root/lifecycle.ts';
import { addedToReview, changeReviewCount } from '../data/changeReviewCount.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type RecentChange, useRecentChanges } from '../data/useRecentChanges.ts';
import type { transactionListMessages } from '../messages.ts';
import { toFormValues } from '../model/formValues.ts';
import { isSame } from '../model/isSame.ts';
import { toItem } from '../model/toItem.ts';
import { useReportChanges } from '../model/useReportChanges.ts';
import type { undoMessages } from './undoMessages.ts';
import type { ChangeTexts } from './useChangeTexts.ts';
import { useHeldDeletions } from './useHeldDeletions.ts';
import { useListSession } from './useListSession.ts';
import type { Review } from './useReview.ts';
import { type ChangeOutcome, type TransactionChange, useSaveChanges } from './useSaveChanges.ts';
import { useSaveTexts } from './useSaveTexts.ts';

/** What an undo did, as a text. */
interface UndoOutcome {
  id: string;
  text: string;
  /** The last change that was left then. */
  lastId: string | undefined;
}

/**
 * Undoes changes of transactions: saves the former values, unless a transaction has changed since.
 * @param onFailure called with the text of an undo that failed, also after the component is gone.
 */
export function useUndo(
  review: Pick<Review, 'flush' | 'withdraw' | 'refetch'>,
  messages: typeof transactionListMessages & typeof undoMessages,
  changeTexts: ChangeTexts,
  onFailure?: (text: string) => void,
) {
  const daybook = useDaybookContext();
  const recent = useRecentChanges();
  const { undo: restore } = useHeldDeletions();
  const { save } = useSaveChanges();
  const { errorText } = useSaveTexts(messages);
  const emit = useEmit();
  const reportChanges = useReportChanges();
  const { announceUndo } = useListSession();
  const [outcome, setOutcome] = useState<UndoOutcome>();
  const [isUndoing, setIsUndoing] = useState(false);
  const waiting = useRef<(string | undefined)[]>([]);
  const isRunning = useRef(false);

  /** Tells the list which row to go to, before the row is back: the user may go on first. */
  const announce = (change: RecentChange | undefined) => {
    if (change) announceUndo(change.transaction.id);
  };
  const report = (change: RecentChange | undefined, text: string) =>
    setOutcome({ id: `${change?.id} undone`, text, lastId: recent.read().at(-1)?.id });
  /** Takes the changes to undo in one request. A second change of the same transaction waits. */
  const takeChanges = (): RecentChange[] => {
    const taken: RecentChange[] = [];
    const takenIds = new Set<string>();
    while (waiting.current.length > 0) {
      const [changeId] = waiting.current;
      const changes = recent.read();
      const change = changeId === undefined ? changes.at(-1) : changes.find(({ id }) => id === changeId);
      const ids = change?.saved.map(({ after }) => after.id) ?? [];
      if (ids.some((id) => takenIds.has(id))) break;
      waiting.current.shift();
      if (!change) continue; // it was not saved, or is undone already
      const isUnsaved = change.saved.length === 0 && !change.isDeletion;
      if (!review.withdraw(change.id) && isUnsaved) continue; // a list that was left is saving it: it can be undone then
      recent.remove(change.id);
      if (isUnsaved) {
        announce(change);
        report(change, changeTexts.undone(change));
        continue;
      }
      taken.push(change);
      for (const id of ids) takenIds.add(id);
    }
    return taken;
  };
  /** Takes back deletions that are held back: nothing is sent. */
  const restoreDeleted = (changes: readonly RecentChange[]) => {
    const texts = changes.map((change) => (restore(change.id) ? changeTexts.undone(change) : messages.alreadySent));
    report(changes[0], [...new Set(texts)].join(' '));
  };
  /** @param earlier how many changes were undone just before. @returns how many are now. */
  const revert = async (changes: readonly RecentChange[], earlier: number): Promise<number> => {
    const saved = changes.flatMap((change) => change.saved);
    const outcomes = await save(saved.map(undoOf));
    review.refetch(0);
    const undone = outcomes.filter((each) => each.kind === 'saved');
    if (undone.length > 0) {
      changeReviewCount(
        daybook,
        undone.map(({ before, after }) => [after, addedToReview(before.reviewStatus, after.reviewStatus)]),
      );
      emit({ type: 'bankTransactions.undone', transactionIds: undone.map(({ after }) => after.id) });
      reportChanges(undone, true);
    }
    const changesWith = (isMeant: (outcome: ChangeOutcome) => boolean) =>
      new Set(saved.filter((_, index) => outcomes[index] && isMeant(outcomes[index])));
    const failure = outcomes.find(isFailed);
    const failed = changesWith(isFailed);
    // What was not undone can be tried again, the oldest first in the list; what the service rejects, after everything else.
    const refused = changesWith(isRefused);
    for (const change of changes.toReversed()) {
      const left = partOf(change, (each) => failed.has(each));
      if (!left) continue;
      if (left.saved.every((each) => refused.has(each))) recent.putFirst(left);
      else recent.add(left);
    }
    const changed = changesWith(({ kind }) => kind === 'blocked');
    const parts = changes.flatMap((change) => partOf(change, (each) => !failed.has(each) && !changed.has(each)) ?? []);
    const [part] = parts;
    const count = earlier + parts.length;
    const [first] = changed;
    const texts: string[] = [];
    if (failure) texts.push(messages.undoNotSaved({ reason: errorText(failure) }));
    else if (part) texts.push(count > 1 ? messages.changesUndone({ count }) : changeTexts.undone(part));
    if (first) {
      const name = transactionName(first.after, messages.unnamed);
      texts.push(messages.changedSince({ count: changed.size, name }));
    }
    const text = texts.join(' ');
    report(changes[0], text);
    if (failure || first) onFailure?.(text);
    return count;
  };
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsUndoing(true);
    let count = 0;
    try {
      while (waiting.current.length > 0) {
        await review.flush();
        const changes = takeChanges();
        announce(changes[0]);
        const others = changes.filter(({ isDeletion }) => !isDeletion);
        if (others.length < changes.length) restoreDeleted(changes.filter(({ isDeletion }) => isDeletion));
        if (others.length > 0) count = await revert(others, count);
      }
    } finally {
      isRunning.current = false;
      setIsUndoing(false);
    }
  };
  return {
    /** @param changeId default: the last change. */
    undo: (changeId?: string) => {
      waiting.current.push(changeId);
      run();
    },
    isUndoing,
    outcome,
    clearOutcome: () => setOutcome(undefined),
  };
}

function isFailed(outcome: ChangeOutcome) {
  return outcome.kind === 'failed' || outcome.kind === 'lost';
}

/** Whether the same may fail again: the transaction is deleted, or the service doesn’t take its former values. */
function isRefused(outcome: ChangeOutcome): boolean {
  return isFailed(outcome) && (outcome.error instanceof RejectedError || outcome.error instanceof NotFoundError);
}

/** The part of a change that is about some of its transactions; undefined without any. */
function partOf(
  change: RecentChange,
  isMeant: (each: RecentChange['saved'][number]) => boolean,
): RecentChange | undefined {
  const saved = change.saved.filter(isMeant);
  const [first] = saved;
  return first && { ...change, transaction: first.before, count: saved.length, notSaved: 0, saved };
}

/** The change that saves the former values of a transaction, unless it has changed since: then its outcome is a reason. */
function undoOf({ before, after }: { before: BankTransaction; after: BankTransaction }): TransactionChange {
  return {
    transaction: after,
    shown: toItem(toFormValues(before), after),
    plan: (stored) => {
      if (isSame(stored, before)) return undefined;
      return isSame(stored, after) ? toItem(toFormValues(before), stored) : 'changed';
    },
  };
}
