'use client';
import type { ClosingState } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { asError, ForbiddenError } from '../../core/errors.ts';
import type { SaveProgress } from '../../core/writes/sendInBatches.ts';
import type { HeldDeletionActions } from '../data/heldDeletions.ts';
import { refetchTransactions } from '../data/refetchTransactions.ts';
import { usePrepareAndSave } from '../data/useOptimisticSave.ts';
import type { BulkPatch } from './bulkPatch.ts';
import { type BulkResult, isOutcomeUnknown, type LockOf } from './bulkResults.ts';
import { type BulkAttempt, lockOfClosing } from './bulkRules.ts';

interface EditOptions {
  signal: AbortSignal;
  onProgress: (progress: SaveProgress) => void;
}

/** What a bulk job sends. Its functions return an outcome for each transaction, or none if the user undid a deletion. */
export function useBulkSteps({ deletions, hold }: Pick<HeldDeletionActions, 'deletions' | 'hold'>) {
  const { http } = useDaybookContext();
  const { mutateAsync, isReadOnly } = usePrepareAndSave();
  const isDeletingForbidden = [...deletions.values()].some(
    ({ failure }) => failure?.kind === 'failed' && failure.error instanceof ForbiddenError,
  );
  return {
    /** Whether the service denied the user permission to change anything. */
    isReadOnly: isReadOnly || isDeletingForbidden,
    edit: (attempt: BulkAttempt, closing: ClosingState | Error, patch: BulkPatch, options: EditOptions) =>
      runSteps(attempt, closing, ({ runBulkEdit }, lockOf) =>
        runBulkEdit(attempt.transactions, patch, {
          signal: options.signal,
          lockOf,
          lost: new Map(attempt.previous.filter(isOutcomeUnknown).map(({ transaction: each }) => [each.id, each])),
          read: (batch) => refetchTransactions(http, batch, options.signal),
          save: (items, prepare) => mutateAsync({ items, prepare, ...options }),
        }),
      ),
    remove: (attempt: BulkAttempt, closing: ClosingState | Error) =>
      runSteps(attempt, closing, ({ runBulkDelete }, lockOf) => {
        const isConfirmed = ({ id }: { id: string }) => attempt.confirmedIds?.has(id) ?? false;
        return runBulkDelete(attempt.transactions, { lockOf, remove: (open) => hold(open, isConfirmed) });
      }),
  };
}

type Steps = typeof import('./runBulkJob.ts');

/** Without the closing nothing may be sent. */
async function runSteps(
  attempt: BulkAttempt,
  closing: ClosingState | Error,
  run: (steps: Steps, lockOf: LockOf) => Promise<readonly BulkResult[]>,
): Promise<readonly BulkResult[]> {
  const notSent = (error: Error) =>
    attempt.transactions.map((transaction): BulkResult => ({ transaction, outcome: { kind: 'notSent', error } }));
  if (closing instanceof Error) return notSent(closing);
  const steps = await import('./runBulkJob.ts').catch(asError);
  return steps instanceof Error ? notSent(steps) : run(steps, lockOfClosing(attempt, closing));
}
