'use client';
import { notifyManager } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { DaybookResource } from '../../core/query/resources.ts';
import type { FieldOf } from '../../core/writes/formErrors.ts';
import { type SaveOptions, useBatchWrite } from '../../core/writes/useBatchWrite.ts';
import { cachedNames } from '../../reference-lists/data/cachedNames.ts';
import type { BankTransactionItem } from './api.ts';
import { addedToReview, keepReviewCount } from './changeReviewCount.ts';
import { replaceInLists, updateInLists } from './listCache.ts';
import { bankTransactionOptions } from './options.ts';
import { applyItem } from './rules.ts';
import { type Prepare, saveInBatches } from './saveInBatches.ts';
import type { BankTransaction } from './schema.ts';

/** A split line may pay an invoice. */
export const changedResources = ['bankTransactions', 'ledger', 'invoices'] as const;

interface PreparedSave extends SaveOptions {
  items: readonly BankTransactionItem[];
  prepare?: Prepare;
}

/**
 * Saves bank transactions as `prepare` returns them right before each request. Until then lists show the items given.
 * @param changes data to refetch afterwards; default: all that a save may change.
 */
export function usePrepareAndSave(changes?: Changes) {
  return useOptimisticSave((save: PreparedSave) => save, {}, changes);
}

type Changes = readonly [DaybookResource, ...DaybookResource[]];

/**
 * Saves bank transactions, which lists show at once.
 * @param toSave the save that an input of the mutation asks for. @param fieldOf form fields by the service's parameters.
 */
export function useOptimisticSave<Input, Field extends string>(
  toSave: (input: Input) => PreparedSave,
  fieldOf: FieldOf<Field>,
  changes: Changes = changedResources,
) {
  const daybook = useDaybookContext();
  const { http } = daybook;
  return useBatchWrite({
    write: (input: Input, isStored) => {
      const { items, ...options } = toSave(input);
      return saveInBatches(http, items, { ...options, isStored });
    },
    keyOfOne: (id) => bankTransactionOptions(daybook, id).queryKey,
    changes,
    fieldOf,
    show: (input) => {
      const names = cachedNames(daybook);
      const { items } = toSave(input);
      const updates = items.flatMap((item) =>
        item.id === undefined ? [] : [[item.id, (row: BankTransaction) => applyItem(row, item, names)] as const],
      );
      const shown = notifyManager.batch(() => updateInLists(daybook, new Map(updates)));
      return {
        settle: (outcomes) => {
          let changesCount = false;
          const saved: BankTransaction[] = [];
          const notSaved = new Set<string>();
          for (const [index, { id }] of items.entries()) {
            const outcome = outcomes?.[index];
            const before = id === undefined ? undefined : shown.before.get(id);
            if (outcome?.isSaved) {
              saved.push(outcome.data);
              changesCount ||= !before || addedToReview(before.reviewStatus, outcome.data.reviewStatus) !== 0;
            } else {
              if (id !== undefined) notSaved.add(id);
              changesCount ||= !outcome; // the outcome is unknown
            }
          }
          shown.revert(notSaved);
          replaceInLists(daybook, saved);
          if (!changesCount) keepReviewCount(daybook);
        },
      };
    },
  });
}
