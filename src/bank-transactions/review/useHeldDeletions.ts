'use client';
import { useQuery } from '@tanstack/react-query';
import { useReadClosing } from '../../closing/data/queries.ts';
import { closingOf } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { asError, NotFoundError, OutcomeUnknownError } from '../../core/errors.ts';
import { keyOf } from '../../core/query/resources.ts';
import { useEmit } from '../../ui/root/lifecycle.ts';
import { getBankTransaction } from '../data/api.ts';
import { type DeleteOutcome, deleteMany } from '../data/deleteMany.ts';
import {
  type DeletionFailure,
  type DeletionFailures,
  type HeldDeletion,
  type HeldDeletionActions,
  type HeldDeletions,
  heldDeletions,
  type IsConfirmed,
} from '../data/heldDeletions.ts';
import { hideDeleted } from '../data/hideDeleted.ts';
import { bankTransactionOptions } from '../data/options.ts';
import { refetchTransactions } from '../data/refetchTransactions.ts';
import type { BankTransaction } from '../data/schema.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import { isSame } from '../model/isSame.ts';
import { useListSession } from './useListSession.ts';

const undos = new WeakMap<HeldDeletion, () => boolean>();

/**
 * Deletes transactions so that it can be undone: they leave every list at once, but the requests are held back. Right before they are
 * sent the transactions are read again, and those that someone else has changed come back.
 */
export function useHeldDeletions(): HeldDeletionActions {
  const daybook = useDaybookContext();
  const { http, session, queryClient, heldWrites, report } = daybook;
  const readClosing = useReadClosing();
  const recent = useRecentChanges();
  const emit = useEmit();
  const { openIds } = useListSession();
  const { data: deletions = noDeletions } = useQuery(heldDeletions.optionsOf(daybook), queryClient);

  /** Why some must not be deleted, compared with what the user saw or has saved since. */
  async function check(transactions: readonly BankTransaction[], isConfirmed: IsConfirmed): Promise<DeletionFailures> {
    // Without a signal: leaving the screen must not lose a deletion.
    const [stored, closing] = await Promise.all([refetchTransactions(http, transactions), readClosing()]);
    const own = recent.read().flatMap(({ saved }) => saved.map(({ after }) => after));
    return new Map(
      transactions.flatMap((transaction): [string, DeletionFailure][] => {
        const { id } = transaction;
        const now = stored.get(id);
        if (!now) return []; // a deletion of what is gone succeeds
        const seen = [transaction, ...own.filter((saved) => saved.id === id)];
        if (!seen.some((version) => isSame(version, now))) return [[id, { kind: 'changed' }]];
        const isClosed = closingOf(now.date, closing) !== 'open' && !isConfirmed(now);
        return isClosed ? [[id, { kind: 'unconfirmed' }]] : [];
      }),
    );
  }

  async function failuresOf(
    transactions: readonly BankTransaction[],
    isConfirmed: IsConfirmed,
    leaving: AbortSignal,
  ): Promise<DeletionFailures> {
    const ids = transactions.map(({ id }) => id);
    let deleting: ReturnType<typeof deleteMany> | undefined;
    const remove = (ids: readonly string[]) => {
      deleting ??= deleteMany(http, ids, leaving);
      return deleting;
    };
    // Nobody reads them again when the page is left: these are the last seconds after the user’s decision.
    const removeAll = () => void remove(ids);
    leaving.addEventListener('abort', removeAll);
    if (leaving.aborted) removeAll();
    try {
      const failures = deleting ? noFailures : await check(transactions, isConfirmed);
      const outcomes = await remove(ids.filter((id) => !failures.has(id)));
      const rejected = await Promise.all([...outcomes].map(([id, outcome]) => rejectionOf(id, outcome)));
      return new Map([...failures, ...rejected.flat()]);
    } catch (error) {
      return new Map(ids.map((id) => [id, { kind: 'notSent', error: asError(error) }]));
    } finally {
      leaving.removeEventListener('abort', removeAll); // what was not sent by now comes back
    }
  }

  /** Looks up a deletion whose response was lost. Nothing resends it, so the result is final. */
  async function rejectionOf(id: string, outcome: DeleteOutcome): Promise<[string, DeletionFailure][]> {
    if (outcome.isDeleted) return [];
    const { error, isSent } = outcome;
    if (!isSent) return [[id, { kind: 'notSent', error }]];
    if (error instanceof OutcomeUnknownError) {
      const found = await getBankTransaction(http, { transactionId: id }).catch((failure: Error) => failure);
      // The service may keep deleted transactions as inactive.
      const isGone = found instanceof Error ? found instanceof NotFoundError : found.status === 'INACTIVE';
      if (isGone) return [];
      if (!(found instanceof Error)) return [[id, { kind: 'notSent', error }]];
    }
    return [[id, { kind: 'failed', error }]];
  }

  /** Forgets what was deleted, once the lists have been read without it, unless an editor says so. */
  function forgetDeleted(): void {
    const open = openIds.get();
    const done = [...heldDeletions.read(daybook)].filter(
      ([id, { state }]) => state === 'deleted' && !open.includes(id),
    );
    heldDeletions.update(daybook, new Map(done.map(([id]) => [id, undefined])));
  }

  return {
    deletions,
    hold(transactions: readonly BankTransaction[], isConfirmed: IsConfirmed): Promise<DeletionFailures | undefined> {
      const [transaction] = transactions;
      if (!transaction) return Promise.resolve(noFailures);
      const change = recent.add({ transaction, count: transactions.length, isDeletion: true, saved: [] });
      const update = (deletionOf: (each: BankTransaction) => HeldDeletion | undefined) =>
        heldDeletions.update(daybook, new Map(transactions.map((each) => [each.id, deletionOf(each)])));
      const common = { changeId: change.id };
      update((transaction) => ({ ...common, transaction, state: 'held' }));
      const hidden = hideDeleted(daybook, transactions);
      const ids = new Set(transactions.map(({ id }) => id));

      return new Promise((resolve) => {
        const takeBack = heldWrites.hold(async (leaving) => {
          recent.remove(change.id);
          update((transaction) => ({ ...common, transaction, state: 'sending' }));
          const failures = await failuresOf(transactions, isConfirmed, leaving);
          update((transaction) => {
            const failure = failures.get(transaction.id);
            return { ...common, transaction, state: failure ? 'failed' : 'deleted', failure };
          });
          if (failures.size > 0) hidden.restore(new Set(failures.keys()));
          const deletedIds = [...ids].filter((id) => !failures.has(id));
          if (deletedIds.length > 0) emit({ type: 'bankTransactions.deleted', transactionIds: deletedIds });
          for (const id of deletedIds) {
            queryClient.removeQueries({ queryKey: bankTransactionOptions(daybook, id).queryKey, type: 'inactive' });
          }
          const errors = [...failures.values()].flatMap((failure) => ('error' in failure ? failure.error : []));
          for (const error of new Set(errors)) report({ component: 'useHeldDeletions', error }, true);
          resolve(failures);
          const changed = ['bankTransactions', 'ledger', 'invoices'] as const;
          await Promise.all(
            changed.map((resource) => queryClient.invalidateQueries({ queryKey: keyOf(session, resource) })),
          );
          forgetDeleted();
        });
        const undo = () => {
          if (!takeBack()) return false;
          update(() => undefined);
          hidden.restore(ids);
          resolve(undefined);
          return true;
        };
        for (const deletion of heldDeletions.read(daybook).values()) {
          if (deletion.changeId === change.id) undos.set(deletion, undo);
        }
      });
    },
    undo(changeId: string): boolean {
      const deletion = [...heldDeletions.read(daybook).values()].find((each) => each.changeId === changeId);
      recent.remove(changeId);
      return (deletion && undos.get(deletion)?.()) ?? false;
    },
    forget: (transactionId: string) => heldDeletions.update(daybook, new Map([[transactionId, undefined]])),
  };
}

const noDeletions: HeldDeletions = new Map();
const noFailures: DeletionFailures = new Map();
