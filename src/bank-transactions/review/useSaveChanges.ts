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
import { usePrepareAndSave } from '../data/useOptimisticSave.ts';
import { planFromStored } from '../model/planFromStored.ts';

/** A change of a transaction, planned when it is read again right before the save. */
export interface TransactionChange {
  transaction: BankTransaction;
  /** The item that lists show until it is saved. */
  shown: BankTransactionItem;
  /** @returns the item to save; why it can't be saved; or undefined if there is nothing to save. */
  plan: (stored: BankTransaction, closing: ClosingState) => BankTransactionItem | string | undefined;
}

export type ChangeOutcome =
  | { kind: 'saved'; before: BankTransaction; after: BankTransaction }
  | { kind: 'unchanged' }
  /** It can't be saved, as planned. */
  | { kind: 'blocked'; reason: string }
  | { kind: 'failed'; error: Error }
  /** Its request got no response: it may have been saved. */
  | { kind: 'lost'; error: Error; before: BankTransaction };

/**
 * Saves changes of several transactions, which are read again first: a save sends a whole transaction, and a stale one would revert
 * other people’s changes. Lists of transactions are not refetched.
 */
export function useSaveChanges() {
  const daybook = useDaybookContext();
  const { http } = daybook;
  const readClosing = useReadClosing(30_000);
  const { mutateAsync, isReadOnly } = usePrepareAndSave(['ledger', 'invoices']);

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
      if (reason !== undefined) return { kind: 'blocked', reason };
      if (outcome?.isSaved) return was ? { kind: 'saved', before: was, after: outcome.data } : { kind: 'unchanged' };
      const error = outcome?.error;
      if (error && !(error instanceof OutcomeUnknownError)) return { kind: 'failed', error };
      if (error && was) return { kind: 'lost', error, before: was };
      return { kind: 'failed', error: new Error('It was not sent, because an earlier request failed.') };
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
    const lost = changes.filter((_, index) => outcomes[index]?.kind === 'lost').map(({ transaction }) => transaction);
    const now = lost.length > 0 && (await read(lost).catch(() => undefined));
    if (!now) return [...outcomes];
    const [stored, closing] = now;
    // The service may have saved them after the response was lost.
    const { queryClient, session } = daybook;
    for (const resource of ['ledger', 'invoices'] as const)
      void queryClient.invalidateQueries({ queryKey: keyOf(session, resource) });
    return outcomes.map((outcome, index) => {
      const change = changes[index];
      if (!change || outcome.kind !== 'lost') return outcome;
      const found = stored.get(change.transaction.id);
      const planned = found ? change.plan(found, closing) : new NotFoundError('It no longer exists.');
      if (found && planned === undefined) {
        replaceInLists(daybook, [found]);
        return { kind: 'saved', before: outcome.before, after: found };
      }
      if (isAtOnce) return outcome;
      if (typeof planned === 'string') return { kind: 'blocked', reason: planned };
      return { kind: 'failed', error: planned instanceof Error ? planned : new ServiceError('It was not saved.') };
    });
  }
  return { save, lookUp, isReadOnly };
}

/** The outcome of a request, for one item. */
type Saved = BankTransactionSaveOutcome | { isSaved: false; error: Error };
