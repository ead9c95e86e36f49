import type { Daybook } from '../../core/daybookContext.ts';
import type { SessionSource } from '../../core/query/sessionData.ts';
import { sessionMap } from '../../core/query/sessionMap.ts';
import type { BankTransaction } from './schema.ts';

/** A deletion of the session: held back for a while, then sent. */
export interface HeldDeletion {
  transaction: BankTransaction;
  /** The recent change that undoes it. */
  changeId: string;
  /** Lists hide it while it is `held` or `sending`; afterwards the service decides. */
  state: 'held' | 'sending' | 'deleted' | 'failed';
  failure?: DeletionFailure | undefined;
}

/** Why a transaction was not deleted. */
export type DeletionFailure =
  /** Someone else changed it after the user saw it. */
  | { kind: 'changed' }
  /** The books were closed on its date. */
  | { kind: 'unconfirmed' }
  | { kind: 'failed'; error: Error }
  /** `error`: what kept it from being sent. */
  | { kind: 'notSent'; error: Error };

/** By transaction id. */
export type HeldDeletions = ReadonlyMap<string, HeldDeletion>;

/** Why each transaction that was not deleted was not, by id. */
export type DeletionFailures = ReadonlyMap<string, DeletionFailure>;

/** Whether the user confirmed the deletion of a transaction in a closed period. */
export type IsConfirmed = (transaction: BankTransaction) => boolean;

/** Deletes transactions so that it can be undone. */
export interface HeldDeletionActions {
  /** The session’s deletions. */
  deletions: HeldDeletions;
  /** Deletes transactions, unless it is undone in time. @returns why some were not deleted; undefined if it was undone. */
  hold: (transactions: readonly BankTransaction[], isConfirmed: IsConfirmed) => Promise<DeletionFailures | undefined>;
  /** Takes back a deletion that is not sent yet, without any request. @returns whether it was in time. */
  undo: (changeId: string) => boolean;
  /** Forgets why one was not deleted. */
  forget: (transactionId: string) => void;
}

type Source = Pick<Daybook, 'session' | 'queryClient'>;

export const heldDeletions = sessionMap<HeldDeletion>('heldDeletions');

/** Forgets why transactions were not deleted. */
export function forgetFailures(source: Source & SessionSource, transactions: readonly BankTransaction[]): void {
  const deletions = heldDeletions.read(source);
  const failed = transactions.filter(({ id }) => deletions.get(id)?.failure);
  if (failed.length > 0) heldDeletions.update(source, new Map(failed.map(({ id }) => [id, undefined])));
}

/** Whether lists hide a transaction, although the service still has it. */
export function isHidden(source: Source, transactionId: string): boolean {
  const state = heldDeletions.read(source).get(transactionId)?.state;
  return state === 'held' || state === 'sending';
}
