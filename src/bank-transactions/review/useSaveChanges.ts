'use client';
import { useReadClosing } from '../../closing/data/queries.ts';
import type { ClosingState } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { asError } from '../../core/errors.ts';
import type { BankTransactionItem } from '../data/api.ts';
import { refetchTransactions } from '../data/refetchTransactions.ts';
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
  | { error: Error }
  | { isUnchanged: true };

/**
 * Saves changes of several transactions, which are read again first: a save sends a whole transaction, and a stale one would revert
 * other people’s changes. Lists of transactions are not refetched.
 */
export function useSaveChanges() {
  const { http } = useDaybookContext();
  const readClosing = useReadClosing();
  const { mutateAsync, isReadOnly } = useSavePrepared(['ledger', 'invoices']);

  /** One call at a time. @returns an outcome for each change, in their order. It never throws. */
  async function save(changes: readonly TransactionChange[]): Promise<ChangeOutcome[]> {
    const byId = new Map(changes.map((change) => [change.transaction.id, change]));
    const before = new Map<string, BankTransaction>();
    const reasons = new Map<string, string>();
    const transactions = changes.map(({ transaction }) => transaction);
    const prepare = planFromStored(transactions, async (requested) => {
      // Without a signal: leaving the list must not lose a change.
      const [stored, closing] = await Promise.all([refetchTransactions(http, requested), readClosing()]);
      const plan = (current: BankTransaction) => {
        const planned = byId.get(current.id)?.plan(current, closing);
        if (typeof planned === 'object') before.set(current.id, current);
        else if (planned !== undefined) reasons.set(current.id, planned);
        return typeof planned === 'object' ? planned : undefined;
      };
      return { stored, plan };
    });
    try {
      const outcomes = await mutateAsync({ items: changes.map(({ shown }) => shown), prepare });
      return changes.map(({ transaction: { id } }, place): ChangeOutcome => {
        const [outcome, was, reason] = [outcomes[place], before.get(id), reasons.get(id)];
        if (reason !== undefined) return { reason };
        if (!outcome) return { error: new Error('It was not sent, because an earlier request failed.') };
        if (!outcome.isSaved) return { error: outcome.error };
        return was ? { before: was, after: outcome.data } : { isUnchanged: true };
      });
    } catch (error) {
      return changes.map(() => ({ error: asError(error) }));
    }
  }
  return { save, isReadOnly };
}
