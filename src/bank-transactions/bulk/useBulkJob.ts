'use client';
import { useEffect, useRef, useState } from 'react';
import { closingOptions, useClosingState, useReadClosing } from '../../closing/data/queries.ts';
import { type ClosingState, closingOf, isLockedByDaybook, isUnavailable } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { DaybookError } from '../../core/errors.ts';
import type { SaveProgress } from '../../core/query/sendInBatches.ts';
import { useIsMounted } from '../../core/query/useIsMounted.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { useDeleteBankTransactions, useSavePrepared } from '../data/mutations.ts';
import { bankTransactionLists } from '../data/queries.ts';
import { refetchTransactions } from '../data/refetchTransactions.ts';
import type { Prepare } from '../data/saveInBatches.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type BulkFormValues, emptyBulkFormValues } from './bulkFormValues.ts';
import type { BulkPatch } from './bulkPatch.ts';
import { type BulkResult, canBeRetried, deleteEach, editEach, isDone, type LockOf, withRetried } from './runBulkJob.ts';

/** What is done to several transactions. */
export type BulkTask = { is: 'edit'; changes: BulkPatch } | { is: 'delete' };

/** What has to be asked before a task begins. */
export interface BulkAsked {
  task: BulkTask;
  transactions: readonly BankTransaction[];
  closing: ClosingState;
}

/** The ids of those in closed periods that a person agreed to change; undefined until they were asked. */
type Agreed = ReadonlySet<string> | undefined;

export interface BulkRun {
  task: BulkTask;
  agreed: Agreed;
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
export interface BulkJob {
  run: BulkRun | undefined;
  /** Whether the service said that this user may change nothing. */
  isReadOnly: boolean;
  draft: BulkFormValues;
  setDraft: (draft: BulkFormValues) => void;
  /** Whether it looks what has to be asked. */
  isLooking: boolean;
  asked: BulkAsked | undefined;
  /** Answers what was asked. */
  answer: (isAllowed: boolean) => void;
  /** Asks what has to be asked, and begins where that is nothing. */
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
export function useBulkJob(options: BulkOptions): BulkJob {
  const daybook = useDaybookContext();
  const { http, session, queryClient } = daybook;
  useClosingState(); // there before it is asked for, and its read goes on while the bar that asks is gone
  const readClosing = useReadClosing();
  const latest = useLatest(options);
  const [run, setRun] = useState<BulkRun>();
  const [draft, setDraft] = useState(emptyBulkFormValues);
  const [isLooking, setIsLooking] = useState(false);
  const [asked, setAsked] = useState<BulkAsked & { before: readonly BulkResult[] }>();
  const isThere = useIsMounted();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []); // nobody would see what becomes of the rest
  const prepare = useRef<Prepare>(async (batch) => batch);
  const saveOptions = {
    onProgress: (progress: SaveProgress) => setRun((run) => withUnderWay(run, { progress })),
    prepare: (batch: Parameters<Prepare>[0]) => prepare.current(batch),
    get signal() {
      return control.current?.signal;
    },
  };
  const { mutateAsync: save, isReadOnly: isSavingRefused } = useSavePrepared(saveOptions);
  const { mutateAsync: remove, isReadOnly: isDeletingRefused } = useDeleteBankTransactions(saveOptions);

  /** A person who agreed is asked again only about what they did not agree to: the books may be closed meanwhile. */
  async function begin(
    task: BulkTask,
    transactions: readonly BankTransaction[],
    { agreed, before = [] }: { agreed?: Agreed; before?: readonly BulkResult[] } = {},
  ) {
    if (isLooking) return;
    setIsLooking(true);
    const closing = await readClosing().catch((error: Error) => error);
    if (!isThere.current) return;
    setIsLooking(false);
    const isSelected = transactions.some(({ id }) => latest.current.ticked.has(id));
    if (!isSelected && before.length === 0) return;
    const isToAsk = !(closing instanceof Error) && hasToAsk(task, transactions, { closing, agreed });
    if (isToAsk) setAsked({ task, transactions, closing, before });
    else await go(task, transactions, { closing, agreed, before });
  }

  async function go(
    task: BulkTask,
    transactions: readonly BankTransaction[],
    { closing, agreed, before }: { closing: ClosingState | Error; agreed: Agreed; before: readonly BulkResult[] },
  ) {
    const { signal } = renewed(control);
    const progress = { done: 0, total: transactions.length };
    setRun({ task, agreed, underWay: { progress, isStopping: false }, results: before });
    const results = await resultsOf(task, transactions, { closing, agreed, signal });
    // Where nothing else was saved, lists would go on showing them.
    if (results.some(({ fate }) => fate.is === 'gone')) {
      queryClient.invalidateQueries({ queryKey: bankTransactionLists(session) });
    }
    // The books were closed since somebody looked.
    if (results.some(isClosed)) queryClient.invalidateQueries({ queryKey: closingOptions(daybook).queryKey });
    setRun({ task, agreed, underWay: undefined, results: before.length > 0 ? withRetried(before, results) : results });
    const unfinished = results.filter((result) => !isDone(result) && result.fate.is !== 'gone');
    const own = new Set(transactions.map(({ id }) => id));
    const others = [...latest.current.ticked].filter((id) => !own.has(id));
    latest.current.onTick(new Set([...others, ...unfinished.map(({ transaction }) => transaction.id)]));
  }

  async function resultsOf(
    task: BulkTask,
    transactions: readonly BankTransaction[],
    { closing, agreed, signal }: { closing: ClosingState | Error; agreed: Agreed; signal: AbortSignal },
  ) {
    // Nobody knows what is closed, so nothing is sent.
    if (closing instanceof Error) {
      return transactions.map((transaction): BulkResult => ({ transaction, fate: { is: 'notSent', error: closing } }));
    }
    const lockOf = lockOfClosing(closing, agreed);
    if (task.is === 'delete') return deleteEach(transactions, { signal, lockOf, remove });
    return editEach(transactions, task.changes, {
      signal,
      lockOf,
      read: (known) => refetchTransactions(http, known, signal),
      save: (items, prepareForJob) => {
        prepare.current = prepareForJob;
        return save(items);
      },
    });
  }

  return {
    run,
    isReadOnly: isSavingRefused || isDeletingRefused,
    draft,
    setDraft,
    isLooking,
    asked,
    answer(isAllowed) {
      setAsked(undefined);
      if (!asked || !isAllowed) return;
      const { task, transactions, closing, before } = asked;
      const agreed = new Set([...(run?.agreed ?? []), ...closedAmong(transactions, closing).map(({ id }) => id)]);
      void begin(task, transactions, { agreed, before });
    },
    start: (task, transactions) => void begin(task, transactions),
    cancel() {
      control.current?.abort();
      setRun((run) => withUnderWay(run, { isStopping: true }));
    },
    retry() {
      if (!run) return;
      const failed = run.results.filter(canBeRetried);
      const transactions = failed.map(({ transaction }) => transaction);
      void begin(run.task, transactions, { agreed: run.agreed, before: run.results });
    },
    close() {
      // What failed is most likely tried again with the same choices.
      if (run?.results.every(isDone)) setDraft(emptyBulkFormValues);
      setRun(undefined);
    },
  };
}

function withUnderWay(run: BulkRun | undefined, changed: Partial<UnderWay>): BulkRun | undefined {
  return run?.underWay && { ...run, underWay: { ...run.underWay, ...changed } };
}

/** Those that are in closed periods and may be changed after a warning. */
export function closedAmong(
  transactions: readonly BankTransaction[],
  closing: ClosingState,
): readonly BankTransaction[] {
  return transactions.filter(({ date }) => closingOf(date, closing) === 'warn');
}

function hasToAsk(
  task: BulkTask,
  transactions: readonly BankTransaction[],
  { closing, agreed }: { closing: ClosingState; agreed: Agreed },
): boolean {
  if (!agreed && (task.is === 'delete' || (isUnavailable(closing) && closing.unavailable === 'refused'))) return true;
  return closedAmong(transactions, closing).some(({ id }) => !agreed?.has(id));
}

/** Where the service says itself that closed periods are locked, it also says so of each transaction. */
function lockOfClosing(closing: ClosingState, agreed: Agreed): LockOf {
  return ({ id, date }) => {
    if (isLockedByDaybook(date, closing)) return { is: 'locked', isUnreadable: isUnavailable(closing) };
    return closingOf(date, closing) === 'warn' && !agreed?.has(id) ? { is: 'notAgreed' } : undefined;
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
