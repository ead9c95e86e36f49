'use client';
import { useEffect, useRef, useState } from 'react';
import { closingOptions } from '../../closing/data/options.ts';
import { useClosingState, useReadClosing } from '../../closing/data/queries.ts';
import {
  type ClosingState,
  closingOf,
  isLockedByDaybook,
  isNotModifiable,
  isUnavailable,
} from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ForbiddenError } from '../../core/errors.ts';
import type { SaveProgress } from '../../core/query/sendInBatches.ts';
import { useIsMounted } from '../../core/query/useIsMounted.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { useEmit } from '../../ui/root/lifecycle.ts';
import type { HeldDeletionActions } from '../data/heldDeletions.ts';
import { findInLists } from '../data/listCache.ts';
import { useSavePrepared } from '../data/mutations.ts';
import { bankTransactionLists } from '../data/options.ts';
import { refetchTransactions } from '../data/refetchTransactions.ts';
import type { BankTransaction } from '../data/schema.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import { changeEvents } from '../model/changeEvents.ts';
import type { BulkFormValues } from './bulkFormValues.ts';
import type { BulkPatch } from './bulkPatch.ts';
import { type BulkResult, canBeRetried, isDone, type LockOf, mergeRetried } from './bulkResults.ts';

/** A bulk edit or deletion. */
export type BulkTask = { kind: 'edit'; patch: BulkPatch } | { kind: 'delete' };

/** A task that the user has to confirm: an edit by its preview, a deletion by a question. */
export interface BulkConfirmation {
  task: BulkTask;
  transactions: readonly BankTransaction[];
  closing: ClosingState;
}

/** What the user confirmed: an edit perhaps with other transactions than were selected. */
type Confirmed = Pick<BulkConfirmation, 'task' | 'transactions'>;

/** The ids of transactions in closed periods that the user confirmed; undefined until they were asked. */
type ConfirmedIds = ReadonlySet<string> | undefined;

export interface BulkRun {
  task: BulkTask;
  confirmedIds: ConfirmedIds;
  /** Undefined once the job is done. */
  inProgress: InProgress | undefined;
  /** The change to undo, of all runs together; undefined if nothing was saved. */
  changeId?: string | undefined;
  /** An outcome for each; during a retry, those of the previous run. */
  results: readonly BulkResult[];
}

interface InProgress {
  progress: SaveProgress;
  /** Whether the user canceled, and the last request is awaited. */
  isStopping: boolean;
}

interface BulkOptions {
  deletion: Pick<HeldDeletionActions, 'deletions' | 'hold'>;
  selectedIds: ReadonlySet<string>;
  onSelectedIdsChange: (transactionIds: ReadonlySet<string>) => void;
}

/** The bulk job of a list, one run at a time, and the values of its form. */
export interface BulkJob {
  run: BulkRun | undefined;
  /** Whether the service denied the user permission to change anything. */
  isReadOnly: boolean;
  /** Undefined while nothing is chosen. */
  values: BulkFormValues | undefined;
  setValues: (values: BulkFormValues) => void;
  /** Whether the closing is being read before a job. */
  isChecking: boolean;
  confirmation: BulkConfirmation | undefined;
  confirm: (confirmed: Confirmed) => void;
  decline: () => void;
  /** Starts a task, after a confirmation if it needs one. */
  start: (task: BulkTask, transactions: readonly BankTransaction[]) => void;
  /** Awaits the request that is on its way and sends no more. */
  cancel: () => void;
  /** Runs the task again for transactions that a retry may help. */
  retry: () => void;
  close: () => void;
}

/**
 * Edits or deletes several transactions. Afterwards the unfinished ones stay selected, and any others that the user selected in the
 * meantime. The job continues if the list's query changes.
 */
export function useBulkJob(options: BulkOptions): BulkJob {
  const daybook = useDaybookContext();
  const { http, session, queryClient } = daybook;
  useClosingState(); // loaded early
  const readClosing = useReadClosing();
  const latest = useLatest(options);
  const [run, setRun] = useState<BulkRun>();
  const [values, setValues] = useState<BulkFormValues>();
  const [isChecking, setIsChecking] = useState(false);
  const [confirmation, setConfirmation] = useState<BulkConfirmation & { previous: readonly BulkResult[] }>();
  const { deletions, hold } = options.deletion;
  const isMounted = useIsMounted();
  const recent = useRecentChanges();
  const emit = useEmit();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []); // the results could not be shown
  const { mutateAsync: save, isReadOnly: isSavingForbidden } = useSavePrepared();
  const isDeletingForbidden = [...deletions.values()].some(
    ({ failure }) => failure?.kind === 'failed' && failure.error instanceof ForbiddenError,
  );

  /** Asks again only about transactions that the user didn’t confirm: the books may have been closed since. */
  async function begin(
    task: BulkTask,
    transactions: readonly BankTransaction[],
    { confirmedIds, previous = [] }: { confirmedIds?: ConfirmedIds; previous?: readonly BulkResult[] } = {},
  ) {
    if (isChecking) return;
    setIsChecking(true);
    const closing = await readClosing().catch((error: Error) => error);
    if (!isMounted.current) return;
    setIsChecking(false);
    const isSelected = transactions.some(({ id }) => latest.current.selectedIds.has(id));
    if (!isSelected && previous.length === 0) return;
    if (!(closing instanceof Error) && needsConfirmation(task, transactions, { closing, confirmedIds })) {
      setConfirmation({ task, transactions, closing, previous });
    } else await execute(task, transactions, { closing, confirmedIds, previous });
  }

  async function execute(
    task: BulkTask,
    transactions: readonly BankTransaction[],
    by: { closing: ClosingState | Error; confirmedIds: ConfirmedIds; previous: readonly BulkResult[] },
  ) {
    const { closing, confirmedIds, previous } = by;
    controller.current = new AbortController();
    const { signal } = controller.current;
    const progress = { done: 0, total: transactions.length };
    const own = new Set(transactions.map(({ id }) => id));
    const select = (ids: readonly string[]) => {
      const others = [...latest.current.selectedIds].filter((id) => !own.has(id));
      latest.current.onSelectedIdsChange(new Set([...others, ...ids]));
    };
    if (task.kind === 'edit')
      setRun((run) => ({
        task,
        confirmedIds,
        changeId: previous.length > 0 ? run?.changeId : undefined,
        inProgress: { progress, isStopping: false },
        results: previous,
      }));
    else {
      setRun(undefined); // nothing is sent yet, and they can be undone
      select([]);
    }
    const sessionId = session.id;
    const results = await resultsOf(task, transactions, { closing, confirmedIds, signal });
    if (results.length === 0 || session.id !== sessionId) return;
    const changed = results.flatMap(({ before, transaction }) => (before ? [{ before, after: transaction }] : []));
    for (const event of changeEvents(changed)) emit(event);
    if (task.kind === 'edit') emit({ type: 'bankTransactions.bulkChanged', ...countsOf(results, changed.length) });
    // A retry continues the change, so that one undo takes all of it back.
    const earlier = previous.length > 0 ? recent.read().find(({ id }) => id === run?.changeId) : undefined;
    const saved = [...(earlier?.saved ?? []), ...changed];
    const [first] = saved;
    if (earlier) recent.remove(earlier.id);
    const change = first && recent.add({ transaction: first.after, count: saved.length, saved });
    if (!isMounted.current) return;
    // If nothing was saved, no save refetches the lists.
    if (results.some(({ outcome }) => outcome.kind === 'deletedByOther')) {
      queryClient.invalidateQueries({ queryKey: bankTransactionLists(session) });
    }
    // The books were closed since the last read.
    if (results.some(({ outcome }) => outcome.kind === 'failed' && isNotModifiable(outcome.error)))
      queryClient.invalidateQueries({ queryKey: closingOptions(daybook).queryKey });
    const all = previous.length > 0 ? mergeRetried(previous, results) : results;
    // Another job may have begun since a deletion was held back.
    setRun((run) =>
      task.kind === 'delete' && run
        ? run
        : { task, confirmedIds, changeId: change?.id, inProgress: undefined, results: all },
    );
    // After a failure the same choices are likely wanted again.
    if (task.kind === 'edit' && all.every(isDone)) setValues(undefined);
    const unfinished = results.filter((result) => !isDone(result) && result.outcome.kind !== 'deletedByOther');
    select(unfinished.map(({ transaction }) => transaction.id));
  }

  const onProgress = (progress: SaveProgress) => setRun((run) => updateProgress(run, { progress }));

  async function resultsOf(
    task: BulkTask,
    transactions: readonly BankTransaction[],
    {
      closing,
      confirmedIds,
      signal,
    }: { closing: ClosingState | Error; confirmedIds: ConfirmedIds; signal: AbortSignal },
  ) {
    const steps = await import('./runBulkJob.ts').catch((error: Error) => error);
    const notSent = (error: Error) =>
      transactions.map((transaction): BulkResult => ({ transaction, outcome: { kind: 'notSent', error } }));
    if (closing instanceof Error) return notSent(closing); // without the closing nothing may be sent
    if (steps instanceof Error) return notSent(steps);
    const lockOf = lockOfClosing(task, closing, confirmedIds);
    if (task.kind === 'delete') {
      const isConfirmed = ({ id }: BankTransaction) => confirmedIds?.has(id) ?? false;
      return steps.runBulkDelete(transactions, { lockOf, remove: (open) => hold(open, isConfirmed) });
    }
    return steps.runBulkEdit(transactions, task.patch, {
      signal,
      lockOf,
      read: (batch) => refetchTransactions(http, batch, signal),
      save: (items, prepare) => save({ items, prepare, signal, onProgress }),
    });
  }

  return {
    run,
    isReadOnly: isSavingForbidden || isDeletingForbidden,
    values,
    setValues,
    isChecking,
    confirmation,
    confirm({ task, transactions }) {
      setConfirmation(undefined);
      if (!confirmation) return;
      const { closing, previous } = confirmation;
      const ids = closedAmong(transactions, closing).map(({ id }) => id);
      void begin(task, transactions, { confirmedIds: new Set([...(run?.confirmedIds ?? []), ...ids]), previous });
    },
    decline: () => setConfirmation(undefined),
    start: (task, transactions) => void begin(task, transactions),
    cancel() {
      controller.current?.abort();
      setRun((run) => updateProgress(run, { isStopping: true }));
    },
    retry() {
      if (!run) return;
      const failed = run.results.filter(canBeRetried);
      const transactions = failed.map(({ transaction }) => findInLists(daybook, transaction.id) ?? transaction);
      // The books may have been reopened for it.
      queryClient.invalidateQueries({ queryKey: closingOptions(daybook).queryKey, refetchType: 'none' });
      void begin(run.task, transactions, { confirmedIds: run.confirmedIds, previous: run.results });
    },
    close: () => setRun(undefined),
  };
}

function countsOf(results: readonly BulkResult[], changed: number) {
  const refused = results.filter(({ outcome }) => 'error' in outcome).length;
  return { changed, excluded: results.length - changed - refused, refused };
}

function updateProgress(run: BulkRun | undefined, changed: Partial<InProgress>): BulkRun | undefined {
  return run?.inProgress && { ...run, inProgress: { ...run.inProgress, ...changed } };
}

/** Those in closed periods that may be changed after a warning. */
export function closedAmong(
  transactions: readonly BankTransaction[],
  closing: ClosingState,
): readonly BankTransaction[] {
  return transactions.filter(({ date }) => closingOf(date, closing) === 'warn');
}

function needsConfirmation(
  task: BulkTask,
  transactions: readonly BankTransaction[],
  { closing, confirmedIds }: { closing: ClosingState; confirmedIds: ConfirmedIds },
): boolean {
  if (task.kind === 'edit') return !confirmedIds;
  const isUnknown = isUnavailable(closing) && closing.unavailable === 'denied';
  if (!confirmedIds && (transactions.length > 1 || isUnknown)) return true;
  return closedAmong(transactions, closing).some(({ id }) => !confirmedIds?.has(id));
}

/** Edits leave out closed periods; deletions in them need a confirmation, if they are possible. */
function lockOfClosing({ kind }: BulkTask, closing: ClosingState, confirmedIds: ConfirmedIds): LockOf {
  return ({ id, date }) => {
    const state = closingOf(date, closing);
    if (isLockedByDaybook(date, closing)) return { kind: 'locked', isUnreadable: isUnavailable(closing) };
    if (state === 'locked' || (state === 'warn' && kind === 'edit')) return { kind: 'closed' };
    return state === 'warn' && !confirmedIds?.has(id) ? { kind: 'unconfirmed' } : undefined;
  };
}
