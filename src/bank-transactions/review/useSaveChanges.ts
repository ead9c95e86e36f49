'use client';
import { useReadClosing } from '../../closing/data/queries.ts';
import type { ClosingState } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { asError, NotFoundError, OutcomeUnknownError, ServiceError } from '../../core/errors.ts';
import { keyOf } from '../../core/query/resources.ts';
import type { BankTransactionItem } from '../data/api.ts';
import { replaceInLists } from '../data/listCache.ts';
import { refetchTransactions } from '../data/refetchTransactions.ts';
import type { BankTransactionSaveOutcome } from '../data/saveInBatches.ts';
import type { BankTransaction } from '../data/schema.ts';
import { useSavePrepared } from '../data/useSave.ts';
import { planFromStored } from '../model/planFromStored.ts';

/** A change of a transaction, planned when it is read again right before the save. */
export interface TransactionChange {
  transaction: BankTransaction;
  /** The item that lists show until it is saved. */
  shown: BankTransactionItem;
  /** @returns the item to save; why it can't be saved; or undefined if there is nothing to save. */
  plan: (stored: BankTransaction, closing: ClosingState) => BankTransactionItem | string | undefined;
}

/** The outcome of a change: the transaction before and after it, or why it was not saved. */
export type ChangeOutcome =
  | { before: BankTransaction; after: BankTransaction }
  | { reason: string }
  /** With `before` it may have been saved. */
  | { error: Error; before?: BankTransaction }
  | { isUnchanged: true };

/**
 * Saves changes of several transactions, which are read again first: a save sends a whole transaction, and a stale one would revert
 * other people’s changes. Lists of transactions are not refetched.
 */
export function useSaveChanges() {
  const daybook = useDaybookContext();
  const { http } = daybook;
  const readClosing = useReadClosing();
  const { mutateAsync, isReadOnly } = useSavePrepared(['ledger', 'invoices']);

  /** Without a signal: leaving the list must not lose a change. */
  const read = (transactions: readonly BankTransaction[]) =>
    Promise.all([refetchTransactions(http, transactions), readClosing()]);

  /** One call at a time. @returns an outcome for each change, in their order. It never throws. */
  async function save(changes: readonly TransactionChange[]): Promise<ChangeOutcome[]> {
    const byId = new Map(changes.map((change) => [change.transaction.id, change]));
    const before = new Map<string, BankTransaction>();
    const reasons = new Map<string, string>();
    const transactions = changes.map(({ transaction }) => transaction);
    const prepare = planFromStored(transactions, async (requested) => {
      const [stored, closing] = await read(requested);
      const plan = (current: BankTransaction) => {
        const planned = byId.get(current.id)?.plan(current, closing);
        if (typeof planned === 'object') before.set(current.id, current);
        else if (planned !== undefined) reasons.set(current.id, planned);
        return typeof planned === 'object' ? planned : undefined;
      };
      return { stored, plan };
    });
    const outcomeOf = (id: string, outcome: Saved | undefined): ChangeOutcome => {
      const [was, reason] = [before.get(id), reasons.get(id)];
      if (reason !== undefined) return { reason };
      if (outcome?.isSaved) return was ? { before: was, after: outcome.data } : { isUnchanged: true };
      const error = outcome?.error;
      if (error && !(error instanceof OutcomeUnknownError)) return { error };
      if (error && was) return { error, before: was };
      return { error: new Error('It was not sent, because an earlier request failed.') };
    };
    const outcomes = await mutateAsync({ items: changes.map(({ shown }) => shown), prepare }).catch((thrown) =>
      changes.map(() => ({ isSaved: false as const, error: asError(thrown) })),
    );
    const known = changes.map(({ transaction }, index) => outcomeOf(transaction.id, outcomes[index]));
    return lookUp(changes, known, { isAtOnce: true });
  }

  /**
   * Looks up the changes that may have been saved: those with nothing left to save were. Nothing is sent.
   * @param isAtOnce whether the response was lost just now: the service may still be saving, and what isn’t stored yet isn’t lost.
   * @returns the outcomes with what is known now. It never throws.
   */
  async function lookUp(
    changes: readonly TransactionChange[],
    outcomes: readonly ChangeOutcome[],
    { isAtOnce = false } = {},
  ): Promise<ChangeOutcome[]> {
    const lost = changes.filter((_, index) => mayBeSaved(outcomes[index])).map(({ transaction }) => transaction);
    const now = lost.length > 0 && (await read(lost).catch(() => undefined));
    if (!now) return [...outcomes];
    const [stored, closing] = now;
    // The service may have saved them after the response was lost.
    const { queryClient, session } = daybook;
    for (const resource of ['ledger', 'invoices'] as const)
      void queryClient.invalidateQueries({ queryKey: keyOf(session, resource) });
    return outcomes.map((outcome, index) => {
      const change = changes[index];
      if (!change || !mayBeSaved(outcome)) return outcome;
      const found = stored.get(change.transaction.id);
      const planned = found ? change.plan(found, closing) : new NotFoundError('It no longer exists.');
      if (found && planned === undefined) {
        replaceInLists(daybook, [found]);
        return { before: outcome.before, after: found };
      }
      if (isAtOnce) return outcome;
      if (typeof planned === 'string') return { reason: planned };
      return { error: planned instanceof Error ? planned : new ServiceError('It was not saved.') };
    });
  }
  return { save, lookUp, isReadOnly };
}

/** The outcome of a request, for one item. */
type Saved = BankTransactionSaveOutcome | { isSaved: false; error: Error };

/** Whether a change may have been saved: its request got no response. */
export function mayBeSaved(outcome: ChangeOutcome | undefined): outcome is { error: Error; before: BankTransaction } {
  return outcome !== undefined && 'error' in outcome && outcome.before !== undefined;
}
