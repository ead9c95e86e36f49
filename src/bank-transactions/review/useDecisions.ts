'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClosingState } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { OfflineError } from '../../core/errors.ts';
import { useIsMounted } from '../../core/query/useIsMounted.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { useAskBeforeLeaving } from '../../form/leaving/useUnsavedChangesGuard.ts';
import { useUnsent } from '../../form/leaving/useUnsent.ts';
import type { NamedChoice } from '../../reference-lists/data/schema.ts';
import type { BankTransactionItem } from '../data/api.ts';
import { addedToReview, changeReviewCount } from '../data/changeReviewCount.ts';
import { updateDecided } from '../data/decidedTransactions.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type RecentChange, useRecentChanges } from '../data/useRecentChanges.ts';
import type { transactionListMessages } from '../messages.ts';
import { categoryMembers, itemOfTransaction } from '../model/itemOfTransaction.ts';
import { useReportChanges } from '../model/useReportChanges.ts';
import { useSaveChanges } from './useSaveChanges.ts';
import { type ChangedField, useSaveTexts } from './useSaveTexts.ts';

/** What the user chose for a transaction. */
export interface Choices {
  category?: NamedChoice;
  reviewStatus?: string;
}

/** What is being saved of a transaction, or why the last change was not saved. */
export interface Edit {
  pending?: Choices;
  /** Whether it waits for the connection. */
  isWaiting?: boolean;
  error?: string;
}

export type Edits = ReadonlyMap<string, Edit>;

/** The outcome of the last change. */
export interface Announcement {
  text: string;
  isError: boolean;
}

export interface Decision {
  row: BankTransaction;
  choices: Choices;
  change: RecentChange;
  /** The categories, undefined for none, that the user saw or chose; another one is somebody else's. */
  known: ReadonlySet<string | undefined>;
}

/** Decisions within this time are saved together. */
const batchTime = 300;

interface DecisionsOptions {
  announce: (announcement: Announcement | undefined) => void;
  /** Called after each save. */
  onSaved: () => void;
  messages: typeof transactionListMessages;
}

/**
 * The user's decisions about transactions in the list, which are shown at once and saved in batches; offline, once the connection
 * is back.
 */
export function useDecisions({ announce, onSaved, messages }: DecisionsOptions) {
  const daybook = useDaybookContext();
  const { reasonFor, errorText } = useSaveTexts(messages);
  const { save, isReadOnly } = useSaveChanges();
  const recent = useRecentChanges();
  const reportChanges = useReportChanges();
  const [edits, setEdits] = useState<Edits>(new Map());
  const queue = useRef(new Map<string, Decision>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(Promise.resolve());
  /** The ids of what is being saved. */
  const sent = useRef<ReadonlySet<string>>(new Set());
  const isMounted = useIsMounted();
  const keepUnsent = useUnsent<readonly Decision[]>('decisions', (unsent) => {
    queueAgain(unsent);
    // Shown at once, and known when one of them is changed again while it is being saved.
    const pending = unsent.map(({ row: { id } }) => [id, { pending: queue.current.get(id)?.choices }] as const);
    setEdits((before) => withEdits(before, new Map(pending)));
    void flush();
  });
  /** Later decisions about the same transactions win. */
  const queueAgain = (decisions: readonly Decision[]) => {
    for (const decision of decisions) {
      const other = queue.current.get(decision.row.id) ?? decision;
      const [earlier, later] = other.change.time < decision.change.time ? [other, decision] : [decision, other];
      queue.current.set(decision.row.id, {
        ...later,
        choices: { ...earlier.choices, ...later.choices },
        known: new Set([...earlier.known, ...later.known]),
      });
      removeReplaced([other.change.id]);
    }
  };
  /** Removes changes that later ones have replaced before any of it was saved. */
  const removeReplaced = (changeIds: Iterable<string>) => {
    const queued = new Set([...queue.current.values()].map(({ change }) => change.id));
    for (const id of changeIds) {
      const isUnsaved = recent.read().some((change) => change.id === id && change.saved.length === 0);
      if (isUnsaved && !queued.has(id)) recent.remove(id);
    }
  };
  useAskBeforeLeaving([...edits.values()].some(({ pending }) => pending));

  /** Changes the number of those to review before the service has counted again. */
  const countToReview = (changes: Parameters<typeof changeReviewCount>[1]) => changeReviewCount(daybook, changes);
  const setDecided = (changed: Parameters<typeof updateDecided>[1]) => updateDecided(daybook, changed);
  const saveAll = async (decisions: readonly Decision[]) => {
    const outcomes = await save(
      decisions.map(({ row, choices, known }) => ({
        transaction: row,
        shown: itemWith(row, choices),
        plan: (stored: BankTransaction, closing: ClosingState) => {
          const reason = reasonFor(stored, closing, fieldOf(choices));
          if (reason !== undefined) return reason;
          if (choices.category && !known.has(stored.category?.id ?? undefined)) return messages.changedByOther;
          const isSaved = !choices.category && stored.reviewStatus === choices.reviewStatus;
          return isSaved ? undefined : itemWith(stored, choices);
        },
      })),
    );
    const failed: string[] = [];
    const waiting = new Set<RecentChange>();
    const uncounted: [BankTransaction, number][] = [];
    const saved = new Map<RecentChange, { before: BankTransaction; after: BankTransaction }[]>();
    const after = new Map<string, Edit | undefined>();
    for (const [place, decision] of decisions.entries()) {
      const { row, choices, change } = decision;
      const outcome = outcomes[place];
      if (outcome && 'error' in outcome && outcome.error instanceof OfflineError) {
        queueAgain([decision]);
        after.set(row.id, { pending: queue.current.get(row.id)?.choices, isWaiting: true });
        waiting.add(change);
        continue;
      }
      const ofChange = saved.get(change) ?? [];
      saved.set(change, ofChange);
      if (outcome && 'after' in outcome) ofChange.push(outcome);
      else uncounted.push([row, -addedToReview(row.reviewStatus, choices.reviewStatus)]);
      const isFailed = outcome && ('error' in outcome || 'reason' in outcome);
      const error = isFailed ? errorText(outcome, fieldOf(choices)) : undefined;
      if (error !== undefined) failed.push(`${transactionName(row, messages.unnamed)}: ${error}`);
      // Another decision about it may wait already.
      if (queue.current.has(row.id)) continue;
      setDecided(new Map([[row.id, undefined]]));
      after.set(row.id, error === undefined ? undefined : { error });
    }
    countToReview(uncounted);
    reportChanges([...saved.values()].flat());
    for (const [change, ofChange] of saved) {
      // What waited for the connection follows what was saved before.
      const before = recent.read().find(({ id }) => id === change.id)?.saved ?? [];
      const all = [...before, ...ofChange];
      if (all.length > 0) recent.replace({ ...change, saved: all });
      else if (!waiting.has(change)) recent.remove(change.id);
    }
    removeReplaced([...waiting].map(({ id }) => id));
    setEdits((before) => withEdits(before, after));
    if (failed.length > 0) announce({ text: failed.join(' '), isError: true });
    if (saved.size > 0) onSaved();
    if (waiting.size === 0) return;
    if (!isMounted.current) {
      keepUnsent([...queue.current.values()]);
      queue.current.clear();
    } else if (navigator.onLine) timer.current ??= setTimeout(flush, batchTime); // back online before this save failed
  };
  const latest = useLatest({ saveAll, countToReview, setDecided, recent, removeReplaced, edits });

  /** Saves what is not saved yet. */
  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // Decisions about what is being saved stay in the queue, so that an earlier one that fails joins them.
    const saveQueued = async () => {
      const decisions = [...queue.current.values()];
      sent.current = new Set(queue.current.keys());
      queue.current.clear();
      if (decisions.length === 0) return;
      // What is being sent can’t be discarded anymore.
      setEdits((before) =>
        withEdits(before, new Map(decisions.map(({ row, choices }) => [row.id, { pending: choices }]))),
      );
      await latest.current.saveAll(decisions).finally(() => {
        sent.current = new Set();
      });
    };
    if (queue.current.size > 0) saving.current = saving.current.catch(() => {}).then(saveQueued); // what failed unexpectedly stops none that follows
    return saving.current;
  }, [latest]);
  useEffect(() => () => void flush(), [flush]);
  const isWaiting = [...edits.values()].some((edit) => edit.isWaiting);
  useEffect(() => {
    if (!isWaiting) return;
    if (navigator.onLine) void flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [isWaiting, flush]);

  /** @returns the change, which can be undone; undefined without rows. */
  const decide = useCallback(
    (rows: readonly BankTransaction[], choices: Choices): RecentChange | undefined => {
      const { recent, edits, countToReview, setDecided, removeReplaced } = latest.current;
      const [transaction] = rows;
      if (!transaction) return undefined;
      const { category, reviewStatus } = choices;
      const change = recent.add({
        transaction,
        count: rows.length,
        ...(category && { category: category.name }),
        ...(reviewStatus !== undefined && { reviewStatus }),
        saved: [],
      });
      const replaced = new Set(rows.flatMap(({ id }) => queue.current.get(id)?.change.id ?? []));
      const pending = new Map<string, Edit | undefined>();
      const decided = new Map<string, BankTransaction | undefined>();
      for (const row of rows) {
        const all = { ...queue.current.get(row.id)?.choices, ...choices };
        const isTakenBack = !all.category && all.reviewStatus === row.reviewStatus && queue.current.has(row.id);
        if (isTakenBack && !navigator.onLine && !sent.current.has(row.id)) {
          queue.current.delete(row.id); // nothing waits for the connection
          pending.set(row.id, undefined);
          decided.set(row.id, undefined);
          continue;
        }
        const earlier = [edits.get(row.id)?.pending, all].flatMap((each) => each?.category?.id ?? []);
        const known = new Set([...(queue.current.get(row.id)?.known ?? []), row.category?.id ?? undefined, ...earlier]);
        queue.current.set(row.id, { row, choices: all, change, known });
        pending.set(row.id, { pending: all });
        if (all.reviewStatus !== undefined) decided.set(row.id, { ...row, reviewStatus: all.reviewStatus });
      }
      setDecided(decided);
      removeReplaced([...replaced, change.id]);
      setEdits((before) => withEdits(before, pending));
      announce(undefined);
      const statusOf = (row: BankTransaction) => edits.get(row.id)?.pending?.reviewStatus ?? row.reviewStatus;
      countToReview(rows.map((row) => [row, addedToReview(statusOf(row), reviewStatus)]));
      timer.current ??= setTimeout(flush, batchTime);
      return change;
    },
    [latest, flush, announce],
  );
  /** Takes back what is not sent yet. @param isMeant which of it. @returns whether there was any. */
  const takeBack = useCallback(
    (isMeant: (decision: Decision) => boolean): boolean => {
      const decisions = [...queue.current.values()].filter(isMeant);
      for (const { row } of decisions) queue.current.delete(row.id);
      const none = new Map(decisions.map(({ row }) => [row.id, undefined]));
      setEdits((before) => withEdits(before, none));
      latest.current.setDecided(none);
      latest.current.countToReview(
        decisions.map(({ row, choices }) => [row, -addedToReview(row.reviewStatus, choices.reviewStatus)]),
      );
      latest.current.removeReplaced(decisions.map(({ change }) => change.id));
      return decisions.length > 0;
    },
    [latest],
  );
  const withdraw = useCallback((changeId: string) => takeBack(({ change }) => change.id === changeId), [takeBack]);
  const discardWaiting = useCallback(
    () => void takeBack(({ row }) => latest.current.edits.get(row.id)?.isWaiting === true),
    [takeBack, latest],
  );
  // A decision that waits for the connection stays.
  const clear = useCallback(
    (id: string) =>
      setEdits((before) => (before.get(id)?.pending ? before : withEdits(before, new Map([[id, undefined]])))),
    [],
  );
  return { edits, decide, withdraw, discardWaiting, clear, flush, isReadOnly };
}

function itemWith(transaction: BankTransaction, { category, reviewStatus }: Choices): BankTransactionItem {
  return {
    ...itemOfTransaction(transaction),
    ...(category && categoryMembers(transaction, category.id)),
    ...(reviewStatus !== undefined && { reviewStatus }),
  };
}

function fieldOf({ category }: Choices): ChangedField {
  return category ? 'category' : 'reviewStatus';
}

/** @param changed undefined removes an edit. */
function withEdits(before: Edits, changed: ReadonlyMap<string, Edit | undefined>): Edits {
  const after = new Map(before);
  for (const [id, edit] of changed) {
    if (edit) after.set(id, edit);
    else after.delete(id);
  }
  return after;
}
