'use client';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { OfflineError } from '../../core/errors.ts';
import { useIsMounted } from '../../core/query/useIsMounted.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { checkInterval } from '../../form/document/checkInterval.ts';
import { useAskBeforeLeaving } from '../../form/leaving/useUnsavedChangesGuard.ts';
import { useUnsent } from '../../form/leaving/useUnsent.ts';
import { addedToReview, changeReviewCount } from '../data/changeReviewCount.ts';
import { updateDecided } from '../data/decidedTransactions.ts';
import { type Choices, createDecisionQueue, type Decision } from '../data/decisionQueue.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type RecentChange, useRecentChanges } from '../data/useRecentChanges.ts';
import type { transactionListMessages } from '../messages.ts';
import { hasChoices, itemWithChoices } from '../model/itemOfTransaction.ts';
import { useReportChanges } from '../model/useReportChanges.ts';
import { type ChangeOutcome, mayBeSaved, type TransactionChange, useSaveChanges } from './useSaveChanges.ts';
import { type ChangedField, useSaveTexts } from './useSaveTexts.ts';

/** What is being saved of a transaction, or why the last change was not saved. */
export interface Edit {
  pending?: Choices;
  /** Whether it waits for the connection. */
  isWaiting?: boolean;
  /** With `pending`, it may have been saved. */
  error?: string;
}

export type Edits = ReadonlyMap<string, Edit>;

/** The outcome of the last change. */
export interface Announcement {
  text: string;
  isError: boolean;
}

/** Decisions within this time are saved together. */
const batchTime = 300;

interface DecisionsOptions {
  announce: Dispatch<SetStateAction<Announcement | undefined>>;
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
  const { save, lookUp, isReadOnly } = useSaveChanges();
  const recent = useRecentChanges();
  const reportChanges = useReportChanges();
  const [edits, setEdits] = useState<Edits>(new Map());
  const [queue] = useState(createDecisionQueue);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(Promise.resolve());
  /** The ids of what is being saved. */
  const sent = useRef<ReadonlySet<string>>(new Set());
  /** What may have been saved, by id: later decisions about it wait until that is known. */
  const lost = useRef(new Map<string, Decision>());
  const isMounted = useIsMounted();
  const keepUnsent = useUnsent<readonly Decision[]>('decisions', (unsent) => {
    queueAgain(unsent);
    // Shown at once, and known when one of them is changed again while it is being saved.
    const pending = unsent.map(({ row: { id } }) => [id, { pending: queue.get(id)?.choices }] as const);
    setEdits((before) => withEdits(before, new Map(pending)));
    void flush();
  });
  const queueAgain = (decisions: readonly Decision[]) => removeReplaced(decisions.map(queue.putBack));
  /** Removes changes that later ones have replaced before any of it was saved. */
  const removeReplaced = (changeIds: Iterable<string>) => {
    for (const id of changeIds) {
      const isUnsaved = recent.read().some((change) => change.id === id && change.saved.length === 0);
      if (isUnsaved && !queue.hasChange(id)) recent.remove(id);
    }
  };
  useAskBeforeLeaving([...edits.values()].some(({ pending }) => pending));

  /** Changes the number of those to review before the service has counted again. */
  const countToReview = (changes: Parameters<typeof changeReviewCount>[1]) => changeReviewCount(daybook, changes);
  const setDecided = (changed: Parameters<typeof updateDecided>[1]) => updateDecided(daybook, changed);
  const changeOf = ({ row, choices, known }: Decision): TransactionChange => ({
    transaction: row,
    shown: itemWithChoices(row, choices),
    plan: (stored, closing) => {
      if (hasChoices(stored, choices)) return undefined;
      const reason = reasonFor(stored, closing, fieldOf(choices));
      if (reason !== undefined) return reason;
      const isOthers = choices.category && !known.has(stored.category?.id ?? undefined);
      return isOthers ? messages.changedByOther : itemWithChoices(stored, choices);
    },
  });
  const saveAll = async (decisions: readonly Decision[]) => settle(decisions, await save(decisions.map(changeOf)));
  /** Looks up what may have been saved until that is known. @param others what is then left of what is announced. */
  const confirm = async (
    decisions: readonly Decision[],
    outcomes: readonly ChangeOutcome[],
    announced: Announcement | undefined,
    others: Announcement | undefined,
  ): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, checkInterval));
    const found = await lookUp(decisions.map(changeOf), outcomes);
    if (isMounted.current && found.every(mayBeSaved)) return confirm(decisions, found, announced, others);
    for (const { row } of decisions) lost.current.delete(row.id);
    announce((now) => (now === announced ? others : now));
    settle(decisions, found, true);
    void flush(); // what was decided since
  };
  /** Applies the outcomes of decisions. */
  const settle = (decisions: readonly Decision[], outcomes: readonly ChangeOutcome[], isLate = false) => {
    const failed: string[] = [];
    const unsure: string[] = [];
    const waiting = new Set<RecentChange>();
    const uncounted: [BankTransaction, number][] = [];
    const saved = new Map<RecentChange, { before: BankTransaction; after: BankTransaction }[]>();
    const after = new Map<string, Edit | undefined>();
    const unknown = new Map<Decision, ChangeOutcome>();
    for (const [place, decision] of decisions.entries()) {
      const { row, choices, change } = decision;
      const outcome = outcomes[place];
      if (outcome && 'error' in outcome && outcome.error instanceof OfflineError) {
        queueAgain([decision]);
        after.set(row.id, { pending: queue.get(row.id)?.choices, isWaiting: true });
        waiting.add(change);
        continue;
      }
      const ofChange = saved.get(change) ?? [];
      saved.set(change, ofChange);
      const isFailed = outcome && ('error' in outcome || 'reason' in outcome);
      const error = isFailed ? errorText(outcome, fieldOf(choices)) : undefined;
      const isLost = outcome && mayBeSaved(outcome) && isMounted.current;
      const text = `${transactionName(row, messages.unnamed)}: ${error}`;
      if (error !== undefined) (isLost ? unsure : failed).push(text);
      if (isLost) {
        lost.current.set(row.id, decision);
        unknown.set(decision, outcome);
        if (!queue.get(row.id)) after.set(row.id, { pending: choices, ...(error && { error }) });
        continue;
      }
      if (outcome && 'after' in outcome) ofChange.push(outcome);
      else uncounted.push([row, -addedToReview(row.reviewStatus, choices.reviewStatus)]);
      // Another decision about it may wait already.
      if (queue.get(row.id)) continue;
      setDecided(new Map([[row.id, undefined]]));
      after.set(row.id, error === undefined ? undefined : { error });
    }
    countToReview(uncounted);
    reportChanges([...saved.values()].flat());
    for (const [change, ofChange] of saved) {
      // What waited for the connection, or for a look-up, follows what was saved before.
      const listed = recent.read().find(({ id }) => id === change.id);
      const all = [...(listed?.saved ?? []), ...ofChange];
      if (all.length === 0 && !waiting.has(change)) recent.remove(change.id);
      else if (listed) recent.replace({ ...change, saved: all });
      else if (isLate) recent.add({ ...change, count: all.length, saved: all });
    }
    removeReplaced([...waiting].map(({ id }) => id));
    setEdits((before) => withEdits(before, after));
    const [others, announcement] = [failed, [...failed, ...unsure]].map((texts) =>
      texts.length > 0 ? { text: texts.join(' '), isError: true } : undefined,
    );
    if (announcement) announce(announcement);
    if (unknown.size > 0) void confirm([...unknown.keys()], [...unknown.values()], announcement, others);
    if (saved.size > 0) onSaved();
    if (waiting.size === 0) return;
    if (!isMounted.current) keepUnsent(queue.take());
    else if (navigator.onLine) timer.current ??= setTimeout(flush, batchTime); // back online before this save failed
  };
  const latest = useLatest({ saveAll, countToReview, setDecided, recent, removeReplaced, edits });

  /** Saves what is not saved yet. */
  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // Decisions about what is being saved stay in the queue, so that an earlier one that fails joins them.
    const saveQueued = async () => {
      // Once the list is left, nothing would send what waits.
      const decisions = queue.take(({ row }) => !isMounted.current || !lost.current.has(row.id));
      if (decisions.length === 0) return;
      sent.current = new Set(decisions.map(({ row }) => row.id));
      // What is being sent can’t be discarded anymore.
      setEdits((before) =>
        withEdits(before, new Map(decisions.map(({ row, choices }) => [row.id, { pending: choices }]))),
      );
      await latest.current.saveAll(decisions).finally(() => {
        sent.current = new Set();
      });
    };
    saving.current = saving.current.catch(() => {}).then(saveQueued); // what failed unexpectedly stops none that follows
    return saving.current;
  }, [latest, queue, isMounted]);
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
      const replaced = new Set(rows.flatMap(({ id }) => queue.get(id)?.change.id ?? []));
      const pending = new Map<string, Edit | undefined>();
      const decided = new Map<string, BankTransaction | undefined>();
      for (const row of rows) {
        const queued = queue.get(row.id);
        const isTakenBack = queued && !(queued.choices.category ?? category) && reviewStatus === row.reviewStatus;
        if (isTakenBack && !navigator.onLine && !sent.current.has(row.id) && !lost.current.has(row.id)) {
          queue.take((decision) => decision === queued); // nothing waits for the connection
          pending.set(row.id, undefined);
          decided.set(row.id, undefined);
          continue;
        }
        const chosen = [edits.get(row.id)?.pending, choices].flatMap((each) => each?.category?.id ?? []);
        const all = queue.add({ row, choices, change, known: new Set([row.category?.id, ...chosen]) });
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
    [latest, flush, announce, queue],
  );
  /** Takes back what is not sent yet. @param isMeant which of it. @returns whether there was any. */
  const takeBack = useCallback(
    (isMeant: (decision: Decision) => boolean): boolean => {
      const decisions = queue.take(isMeant);
      const edits = new Map<string, Edit | undefined>();
      const decided = new Map<string, BankTransaction | undefined>();
      for (const { row } of decisions) {
        const before = lost.current.get(row.id)?.choices;
        edits.set(row.id, before && { pending: before });
        const reviewStatus = before?.reviewStatus;
        decided.set(row.id, reviewStatus === undefined ? undefined : { ...row, reviewStatus });
      }
      setEdits((before) => withEdits(before, edits));
      latest.current.setDecided(decided);
      latest.current.countToReview(
        decisions.map(({ row, choices }) => [
          row,
          -addedToReview((decided.get(row.id) ?? row).reviewStatus, choices.reviewStatus),
        ]),
      );
      latest.current.removeReplaced(decisions.map(({ change }) => change.id));
      return decisions.length > 0;
    },
    [latest, queue],
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
