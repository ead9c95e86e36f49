import { type ClosingState, closingOf, isLockedByDaybook, isUnavailable } from '../../closing/data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { BulkPatch } from './bulkPatch.ts';
import type { BulkResult, LockOf } from './bulkResults.ts';

/** A bulk edit or deletion. */
export type BulkTask = { kind: 'edit'; patch: BulkPatch } | { kind: 'delete' };

/** A run of a task. */
export interface BulkAttempt {
  task: BulkTask;
  transactions: readonly BankTransaction[];
  /** The ids of transactions in closed periods that the user confirmed; undefined until they were asked. */
  confirmedIds: ReadonlySet<string> | undefined;
  /** The results of the runs that it retries; empty for a first run. */
  previous: readonly BulkResult[];
}

/** Those in closed periods that may be changed after a warning. */
export function closedAmong(
  transactions: readonly BankTransaction[],
  closing: ClosingState,
): readonly BankTransaction[] {
  return transactions.filter(({ date }) => closingOf(date, closing) === 'warn');
}

/** Those that the closing locks, which a deletion of several leaves out. */
export function lockedAmong(
  transactions: readonly BankTransaction[],
  closing: ClosingState,
): readonly BankTransaction[] {
  return transactions.filter(({ date }) => closingOf(date, closing) === 'locked');
}

/** Whether to ask first: about each edit, and about deletions of several or in closed periods. */
export function needsConfirmation({ task, transactions, confirmedIds }: BulkAttempt, closing: ClosingState): boolean {
  if (task.kind === 'edit') return !confirmedIds;
  const isUnknown = isUnavailable(closing) && closing.unavailable === 'denied';
  if (!confirmedIds && (transactions.length > 1 || isUnknown)) return true;
  return closedAmong(transactions, closing).some(({ id }) => !confirmedIds?.has(id));
}

/** Edits leave out closed periods; deletions in them need a confirmation, if they are possible. */
export function lockOfClosing({ task, confirmedIds }: BulkAttempt, closing: ClosingState): LockOf {
  return ({ id, date }) => {
    const state = closingOf(date, closing);
    if (isLockedByDaybook(date, closing)) return { kind: 'locked', isUnreadable: isUnavailable(closing) };
    if (state === 'locked' || (state === 'warn' && task.kind === 'edit')) return { kind: 'closed' };
    return state === 'warn' && !confirmedIds?.has(id) ? { kind: 'unconfirmed' } : undefined;
  };
}
