'use client';
import { useEffect, useRef, useState } from 'react';
import { closingOptions } from '../../closing/data/options.ts';
import { useClosingState, useReadClosing } from '../../closing/data/queries.ts';
import type { ClosingState } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { asError } from '../../core/errors.ts';
import { useIsMounted } from '../../core/state/useIsMounted.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import type { SaveProgress } from '../../core/writes/sendInBatches.ts';
import type { HeldDeletionActions } from '../data/heldDeletions.ts';
import { findInLists } from '../data/listCache.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { BulkFormValues } from './bulkFormValues.ts';
import type { BulkPatch } from './bulkPatch.ts';
import { type BulkResult, canBeRetried, hasSucceeded, mergeRetried } from './bulkResults.ts';
import { type BulkAttempt, type BulkTask, closedAmong, needsConfirmation } from './bulkRules.ts';
import { useBulkSteps } from './useBulkSteps.ts';
import { useReportResults } from './useReportResults.ts';

/** What the user confirms, perhaps with fewer transactions than were selected. */
type Confirmed = Pick<BulkAttempt, 'task' | 'transactions'>;

/** A task that the user has to confirm: an edit by its preview, a deletion by a question. */
export interface BulkConfirmation extends Confirmed {
  closing: ClosingState;
}

export interface BulkRun {
  task: BulkTask;
  confirmedIds: BulkAttempt['confirmedIds'];
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
export function useBulkJob({ deletion, ...options }: BulkOptions): BulkJob {
  const daybook = useDaybookContext();
  const { session, queryClient } = daybook;
  useClosingState(); // loaded early
  const readClosing = useReadClosing();
  const latest = useLatest(options);
  const [run, setRun] = useState<BulkRun>();
  const [values, setValues] = useState<BulkFormValues>();
  const [isChecking, setIsChecking] = useState(false);
  const [confirmation, setConfirmation] = useState<BulkAttempt & { closing: ClosingState }>();
  const isMounted = useIsMounted();
  const steps = useBulkSteps(deletion);
  const report = useReportResults();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []); // the results could not be shown

  /** Asks again only about transactions that the user didn’t confirm: the books may have been closed since. */
  async function begin(attempt: BulkAttempt) {
    if (isChecking) return;
    setIsChecking(true);
    const closing = await readClosing().catch(asError);
    if (!isMounted.current) return;
    setIsChecking(false);
    const isSelected = attempt.transactions.some(({ id }) => latest.current.selectedIds.has(id));
    if (!isSelected && attempt.previous.length === 0) return;
    if (!(closing instanceof Error) && needsConfirmation(attempt, closing)) setConfirmation({ ...attempt, closing });
    else await execute(attempt, closing);
  }

  async function execute(attempt: BulkAttempt, closing: ClosingState | Error) {
    const { task, transactions, confirmedIds, previous } = attempt;
    const sessionId = session.id;
    // A retry continues the change, so that one undo takes all of it back.
    const continued = previous.length > 0 ? run?.changeId : undefined;
    const results = await (task.kind === 'edit'
      ? edit(attempt, closing, { patch: task.patch, changeId: continued })
      : remove(attempt, closing));
    if (results.length === 0 || session.id !== sessionId) return;
    const all = previous.length > 0 ? mergeRetried(previous, results) : results;
    const changeId = report(task, results, { continued, all });
    if (!isMounted.current) return;
    const done = { task, confirmedIds, changeId, inProgress: undefined, results: all };
    // Another job may have begun since a deletion was held back.
    setRun((run) => (task.kind === 'delete' && run ? run : done));
    // After a failure the same choices are likely wanted again.
    if (task.kind === 'edit' && all.every(hasSucceeded)) setValues(undefined);
    const unfinished = results.filter((result) => !hasSucceeded(result) && result.outcome.kind !== 'deletedByOther');
    select(
      transactions,
      unfinished.map(({ transaction }) => transaction.id),
    );
  }

  function edit(
    attempt: BulkAttempt,
    closing: ClosingState | Error,
    { patch, changeId }: { patch: BulkPatch; changeId: string | undefined },
  ) {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const { task, confirmedIds, previous: results } = attempt;
    const progress = { done: 0, total: attempt.transactions.length };
    setRun({ task, confirmedIds, changeId, inProgress: { progress, isStopping: false }, results });
    const onProgress = (progress: SaveProgress) => setRun((run) => updateProgress(run, { progress }));
    return steps.edit(attempt, closing, patch, { signal, onProgress });
  }

  function remove(attempt: BulkAttempt, closing: ClosingState | Error) {
    setRun(undefined); // nothing is sent yet, and they can be undone
    select(attempt.transactions, []);
    return steps.remove(attempt, closing);
  }

  /** Selects these of a job's transactions. */
  function select(transactions: readonly BankTransaction[], ids: readonly string[]) {
    const own = new Set(transactions.map(({ id }) => id));
    const others = [...latest.current.selectedIds].filter((id) => !own.has(id));
    latest.current.onSelectedIdsChange(new Set([...others, ...ids]));
  }

  return {
    run,
    isReadOnly: steps.isReadOnly,
    values,
    setValues,
    isChecking,
    confirmation,
    confirm({ task, transactions }) {
      setConfirmation(undefined);
      if (!confirmation) return;
      const { closing } = confirmation;
      const included = new Set(transactions);
      const excludedIds = new Set(confirmation.transactions.filter((each) => !included.has(each)).map(({ id }) => id));
      const previous = confirmation.previous.filter(({ transaction }) => !excludedIds.has(transaction.id));
      const ids = closedAmong(transactions, closing).map(({ id }) => id);
      const confirmedIds = new Set([...(run?.confirmedIds ?? []), ...ids]);
      void begin({ task, transactions, confirmedIds, previous });
    },
    decline: () => setConfirmation(undefined),
    start: (task, transactions) => void begin({ task, transactions, confirmedIds: undefined, previous: [] }),
    cancel() {
      controller.current?.abort();
      setRun((run) => updateProgress(run, { isStopping: true }));
    },
    retry() {
      if (!run) return;
      const { task, confirmedIds, results: previous } = run;
      const failed = previous.filter(canBeRetried);
      const transactions = failed.map(({ transaction }) => findInLists(daybook, transaction.id) ?? transaction);
      // The books may have been reopened for it.
      queryClient.invalidateQueries({ queryKey: closingOptions(daybook).queryKey, refetchType: 'none' });
      void begin({ task, transactions, confirmedIds, previous });
    },
    close: () => setRun(undefined),
  };
}

function updateProgress(run: BulkRun | undefined, changed: Partial<InProgress>): BulkRun | undefined {
  return run?.inProgress && { ...run, inProgress: { ...run.inProgress, ...changed } };
}
