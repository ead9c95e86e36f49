'use client';
import { useEffect, useRef, useState } from 'react';
import { closingOptions, useClosingState, useReadClosing } from '../closing/queries.ts';
import { type ClosingState, closingOf, isModeUnknown, isUnavailable } from '../closing/rules.ts';
import { useSupplied } from '../core/context.ts';
import { DaybookError } from '../core/http/errors.ts';
import type { SaveProgress } from '../core/query/sendInBatches.ts';
import { useLatest } from '../core/query/useLatest.ts';
import type { BulkChanges } from './BulkChanges.ts';
import { type BulkDraft, emptyBulkDraft } from './BulkDraft.ts';
import { type BulkResult, canBeRetried, deleteEach, editEach, isDone, type LockOf, withRetried } from './BulkSteps.ts';
import { useDeleteBankTransactions, useSaveRenewed } from './mutations.ts';
import { bankTransactionLists } from './queries.ts';
import type { Renew } from './SaveInBatches.ts';
import { storedTransactions } from './StoredTransactions.ts';
import type { BankTransaction } from './schema.ts';

/** What is done to several transactions. */
export type BulkTask = { is: 'edit'; changes: BulkChanges } | { is: 'delete' };

export interface BulkRun {
  task: BulkTask;
  /** Undefined once it is over. */
  underWay: UnderWay | undefined;
  /** What became of each, once it is over; while some are tried again, what became of all before. */
  results: readonly BulkResult[];
}

interface UnderWay {
  progress: SaveProgress;
  /** Whether a person called it off, and what was sent is waited for. */
  isStopping: boolean;
}

interface BulkOptions {
  /** The ids of what is selected. */
  ticked: ReadonlySet<string>;
  onTick: (transactionIds: ReadonlySet<string>) => void;
}

/** What is done to several transactions, one run at a time, and what a person has chosen to change in them. */
export interface Bulk {
  run: BulkRun | undefined;
  /** Whether the service said that this user may change nothing. */
  isReadOnly: boolean;
  draft: BulkDraft;
  setDraft: (draft: BulkDraft) => void;
  start: (task: BulkTask, transactions: readonly BankTransaction[]) => void;
  /** What was sent is waited for; the rest is not sent. */
  cancel: () => void;
  /** The same once more, with those that another try may help. */
  retry: () => void;
  close: () => void;
}

/**
 * Changes or deletes several transactions. When that is over, those stay selected of which not all is done, and of the others
 * what a person selected meanwhile. It outlives the list that they were selected in: that is another one once they are changed.
 */
export function useBulk(options: BulkOptions): Bulk {
  const daybook = useSupplied();
  const { http, session, queryClient } = daybook;
  useClosingState(); // there before it is asked for, and its read goes on while the bar that asks is gone
  const readClosing = useReadClosing();
  const latest = useLatest(options);
  const [run, setRun] = useState<BulkRun>();
  const [draft, setDraft] = useState(emptyBulkDraft);
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []); // nobody would see what becomes of the rest
  const renew = useRef<Renew>(async (batch) => batch);
  const isCalledOff = () => control.current?.signal.aborted ?? false;
  const steps = {
    isCalledOff,
    onProgress: (progress: SaveProgress) => setRun((run) => withUnderWay(run, { progress })),
  };
  const { mutateAsync: save, isReadOnly: isSavingRefused } = useSaveRenewed({
    ...steps,
    renew: (batch) => renew.current(batch),
  });
  const { mutateAsync: remove, isReadOnly: isDeletingRefused } = useDeleteBankTransactions(steps);

  async function go(task: BulkTask, transactions: readonly BankTransaction[], before: readonly BulkResult[] = []) {
    const { signal } = renewed(control);
    const progress = { done: 0, total: transactions.length };
    setRun({ task, underWay: { progress, isStopping: false }, results: before });
    const results = await resultsOf(task, transactions, signal);
    // Where nothing else was saved, lists would go on showing them.
    if (results.some(({ fate }) => fate.is === 'gone')) {
      queryClient.invalidateQueries({ queryKey: bankTransactionLists(session) });
    }
    // The books were closed since somebody looked.
    if (results.some(isClosed)) queryClient.invalidateQueries({ queryKey: closingOptions(daybook).queryKey });
    setRun({ task, underWay: undefined, results: before.length > 0 ? withRetried(before, results) : results });
    const unfinished = results.filter((result) => !isDone(result) && result.fate.is !== 'gone');
    const own = new Set(transactions.map(({ id }) => id));
    const others = [...latest.current.ticked].filter((id) => !own.has(id));
    latest.current.onTick(new Set([...others, ...unfinished.map(({ transaction }) => transaction.id)]));
  }

  async function resultsOf(task: BulkTask, transactions: readonly BankTransaction[], signal: AbortSignal) {
    const closing = await readClosing().catch((error: Error) => error);
    // Nobody knows what is closed, so nothing is sent.
    if (closing instanceof Error) {
      return transactions.map((transaction): BulkResult => ({ transaction, fate: { is: 'notSent', error: closing } }));
    }
    const lockOf = lockOfClosing(closing);
    if (task.is === 'delete') return deleteEach(transactions, { isCalledOff, lockOf, remove });
    return editEach(transactions, task.changes, {
      isCalledOff,
      lockOf,
      read: (known) => storedTransactions(http, known, signal),
      save: (items, renewOfRun) => {
        renew.current = renewOfRun;
        return save(items);
      },
    });
  }

  return {
    run,
    isReadOnly: isSavingRefused || isDeletingRefused,
    draft,
    setDraft,
    start: (task, transactions) => void go(task, transactions),
    cancel() {
      control.current?.abort();
      setRun((run) => withUnderWay(run, { isStopping: true }));
    },
    retry() {
      if (!run) return;
      const failed = run.results.filter(canBeRetried);
      void go(
        run.task,
        failed.map(({ transaction }) => transaction),
        run.results,
      );
    },
    close() {
      // What failed is most likely tried again with the same choices.
      if (run?.results.every(isDone)) setDraft(emptyBulkDraft);
      setRun(undefined);
    },
  };
}

function withUnderWay(run: BulkRun | undefined, changed: Partial<UnderWay>): BulkRun | undefined {
  return run?.underWay && { ...run, underWay: { ...run.underWay, ...changed } };
}

/** Where the service says itself that closed periods are locked, it also says so of each transaction. */
function lockOfClosing(closing: ClosingState): LockOf {
  const isUnreadable = isUnavailable(closing);
  return ({ date }) => {
    if (closingOf(date, closing) !== 'locked' || !(isUnreadable || isModeUnknown(closing))) return undefined;
    return { is: 'locked', isUnreadable };
  };
}

function isClosed({ fate }: BulkResult): boolean {
  const problems = fate.is === 'failed' && fate.error instanceof DaybookError ? fate.error.problems : [];
  return problems.some(({ type }) => type === 'NOT_MODIFIABLE');
}

function renewed(control: { current: AbortController | undefined }): AbortController {
  control.current = new AbortController();
  return control.current;
}
