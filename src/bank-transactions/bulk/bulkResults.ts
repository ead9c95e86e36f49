import { OutcomeUnknownError } from '../../core/errors.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { ItemPlan } from './bulkPatch.ts';

/** The outcome for one transaction of a bulk job. */
export type BulkOutcome =
  | { kind: 'done' }
  /** Category and classes were left out. `isSaved`: other changes were saved. */
  | { kind: 'leftOut'; why: NonNullable<ItemPlan['leftOut']>; isSaved: boolean }
  /** Not sent: closed periods are locked. `isUnreadable`: because the closing can’t be read. */
  | { kind: 'locked'; isUnreadable: boolean }
  /** Not sent: it moved to a closed period after the user confirmed. */
  | { kind: 'unconfirmed' }
  /** Not sent: its date is in a closed period. */
  | { kind: 'closed' }
  | { kind: 'deletedByOther' }
  /** Someone else changed it in the meantime; for an edit, in the same fields. */
  | { kind: 'changed' }
  | { kind: 'failed'; error: Error }
  /** `error`: what stopped the job; none if the user canceled. */
  | { kind: 'notSent'; error?: Error };

export interface BulkResult {
  transaction: BankTransaction;
  /** The transaction before it was saved; undefined if it was not. */
  before?: BankTransaction;
  outcome: BulkOutcome;
}

/** Why a change is blocked even though the service might accept it; undefined if it is not. */
export type LockOf = (
  transaction: BankTransaction,
) => Extract<BulkOutcome, { kind: 'locked' | 'unconfirmed' | 'closed' }> | undefined;

/** Whether a retry may help. */
export function canBeRetried({ outcome }: BulkResult): boolean {
  return (
    outcome.kind === 'failed' ||
    outcome.kind === 'notSent' ||
    outcome.kind === 'changed' ||
    outcome.kind === 'locked' ||
    outcome.kind === 'unconfirmed'
  );
}

/** Whether everything was done. */
export function hasSucceeded({ outcome }: BulkResult): boolean {
  return outcome.kind === 'done';
}

/** Whether its request got no response: it may have been saved. Then `transaction` is as it was read before. */
export function isOutcomeUnknown({ outcome }: BulkResult): boolean {
  return outcome.kind === 'failed' && outcome.error instanceof OutcomeUnknownError;
}

/** Whether it wasn’t sent because the user stopped the job. */
function isStopped({ outcome }: BulkResult): boolean {
  return outcome.kind === 'notSent' && !outcome.error;
}

/** How many were done, failed, may have been saved, or weren’t sent as the user stopped the job. */
export function countResults(results: readonly BulkResult[]) {
  const notSent = results.filter(isStopped).length;
  const done = results.filter(hasSucceeded).length;
  const notConfirmed = results.filter(isOutcomeUnknown).length;
  return { done, notSent, notConfirmed, failed: results.length - done - notSent - notConfirmed };
}

/** Replaces the results of retried transactions. An unknown outcome stays unknown if the retry didn’t get to check it. */
export function mergeRetried(before: readonly BulkResult[], retried: readonly BulkResult[]): BulkResult[] {
  const byId = new Map(retried.map((result) => [result.transaction.id, result]));
  return before.map((result) => {
    const next = byId.get(result.transaction.id);
    return !next || (next.outcome.kind === 'notSent' && isOutcomeUnknown(result)) ? result : next;
  });
}
