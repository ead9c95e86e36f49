'use client';
import { notifyManager } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { NotFoundError } from '../../core/errors.ts';
import { formErrorsOf } from '../../core/query/formErrors.ts';
import type { DaybookResource } from '../../core/query/resources.ts';
import type { SaveProgress } from '../../core/query/sendInBatches.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { cachedNames } from '../../reference-lists/data/cachedNames.ts';
import { type BankTransactionItem, deleteBankTransaction } from '../data/api.ts';
import { replaceInLists, updateInLists } from '../data/listCache.ts';
import { bankTransactionOptions } from '../data/options.ts';
import { applyItem } from '../data/rules.ts';
import { type BankTransactionSaveOutcome, type Prepare, saveInBatches } from '../data/saveInBatches.ts';
import { transactionFields } from './formValues.ts';

/** A split line may pay an invoice. */
const changedResources = ['bankTransactions', 'ledger', 'invoices'] as const;

interface SaveOptions {
  onProgress?: (progress: SaveProgress) => void;
  /**
   * Aborting it skips requests that were not sent yet; the pending one is awaited. Each save needs a signal that isn't aborted: with
   * an aborted one, it rejects with the signal's reason.
   */
  signal?: AbortSignal | undefined;
}

interface PreparedSave extends SaveOptions {
  items: readonly BankTransactionItem[];
  prepare?: Prepare;
}

/**
 * Saves new bank transactions, and existing ones by `id`. Lists update optimistically and revert rejected items. The result has an
 * outcome for each item, in their order; items not sent because `signal` was aborted have none. `itemErrors` has the errors of
 * each item, `formErrors` those of the first rejected one.
 */
export function useSaveBankTransactions(options: SaveOptions = {}) {
  return useSave((items: readonly BankTransactionItem[]) => ({ ...options, items }));
}

/**
 * Saves bank transactions as `prepare` returns them right before each request. Until then lists show the items given.
 * @param changes data to refetch afterwards; default: all that a save may change.
 */
export function useSavePrepared(changes?: Changes) {
  return useSave((save: PreparedSave) => save, changes);
}

type Changes = readonly [DaybookResource, ...DaybookResource[]];

/** @param toSave the save that an input of the mutation asks for. */
function useSave<Input>(toSave: (input: Input) => PreparedSave, changes: Changes = changedResources) {
  const daybook = useDaybookContext();
  const { http, queryClient } = daybook;
  // An editor sends back what it has read.
  const isStored = ({ id, customData }: BankTransactionItem) => {
    const stored =
      id === undefined ? undefined : queryClient.getQueryData(bankTransactionOptions(daybook, id).queryKey);
    return stored !== undefined && JSON.stringify(stored.customData) === JSON.stringify(customData);
  };
  const write = useWrite({
    write: (input: Input) => {
      const { items, ...options } = toSave(input);
      return saveInBatches(http, items, { ...options, isStored });
    },
    changes,
    fieldOf: transactionFields.fieldOf,
    show: (input) => {
      const names = cachedNames(daybook);
      const shown = notifyManager.batch(() =>
        toSave(input).items.map((item) =>
          item.id === undefined ? undefined : updateInLists(daybook, item.id, (row) => applyItem(row, item, names)),
        ),
      );
      return {
        settle: (outcomes: BankTransactionSaveOutcome[] | undefined) =>
          notifyManager.batch(() => {
            for (const [place, row] of shown.entries()) {
              const outcome = outcomes?.[place];
              if (!outcome?.isSaved) row?.revert();
              else {
                replaceInLists(daybook, outcome.data);
                queryClient.setQueryData(bankTransactionOptions(daybook, outcome.data.id).queryKey, outcome.data);
              }
            }
          }),
      };
    },
  });
  const itemErrors = write.data?.map((outcome) =>
    formErrorsOf(outcome.isSaved ? null : outcome.error, transactionFields.fieldOf),
  );
  const rejected = write.data?.findIndex((outcome) => !outcome.isSaved) ?? -1;
  return { ...write, itemErrors, formErrors: itemErrors?.[rejected] ?? write.formErrors };
}

/** Deletes a bank transaction. Lists update optimistically and revert a rejection. */
export function useDeleteBankTransaction() {
  const daybook = useDaybookContext();
  const { http, queryClient } = daybook;
  return useWrite({
    write: (transactionId: string) => deleteBankTransaction(http, transactionId),
    changes: changedResources,
    fieldOf: transactionFields.fieldOf,
    show: (transactionId) => {
      const row = updateInLists(daybook, transactionId, () => undefined);
      return {
        settle: (deleted, error) => {
          if (!deleted && !(error instanceof NotFoundError)) return row.revert();
          queryClient.removeQueries({ queryKey: bankTransactionOptions(daybook, transactionId).queryKey });
        },
      };
    },
  });
}
