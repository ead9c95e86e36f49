'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { NotFoundError } from '../../core/errors.ts';
import type { DaybookResource } from '../../core/query/resources.ts';
import type { SaveOptions } from '../../core/writes/useBatchWrite.ts';
import { useWrite } from '../../core/writes/useWrite.ts';
import { type BankTransactionItem, deleteBankTransaction } from '../data/api.ts';
import { updateInLists } from '../data/listCache.ts';
import { bankTransactionOptions } from '../data/options.ts';
import { changedResources, useOptimisticSave } from '../data/useOptimisticSave.ts';
import { transactionFields } from './formValues.ts';

/**
 * Saves new bank transactions, and existing ones by `id`. Lists update optimistically and revert rejected items. The result has an
 * outcome for each item, in their order; items not sent because `signal` was aborted have none. `itemErrors` has the errors of
 * each item, `formErrors` those of the first rejected one.
 */
export function useSaveBankTransactions(options: SaveOptions = {}) {
  return useSaveAndRefetch(options, changedResources);
}

/** The same, with the data to refetch afterwards. */
export function useSaveAndRefetch(options: SaveOptions, changes: readonly [DaybookResource, ...DaybookResource[]]) {
  return useOptimisticSave(
    (items: readonly BankTransactionItem[]) => ({ ...options, items }),
    transactionFields.fieldOf,
    changes,
  );
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
      const row = updateInLists(daybook, new Map([[transactionId, () => undefined]]));
      return {
        settle: (deleted, error) => {
          if (!deleted && !(error instanceof NotFoundError)) return row.revert(new Set([transactionId]));
          queryClient.removeQueries({ queryKey: bankTransactionOptions(daybook, transactionId).queryKey });
        },
      };
    },
  });
}
