'use client';
import { notifyManager } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { DaybookResource } from '../../core/query/resources.ts';
import { type FieldOf, formErrorsOf } from '../../core/writes/formErrors.ts';
import type { SaveProgress } from '../../core/writes/sendInBatches.ts';
import { useWrite } from '../../core/writes/useWrite.ts';
import { cachedNames } from '../../reference-lists/data/cachedNames.ts';
import type { BankTransactionItem } from './api.ts';
import { addedToReview, keepReviewCount } from './changeReviewCount.ts';
import { replaceInLists, updateInLists } from './listCache.ts';
import { bankTransactionOptions } from './options.ts';
import { applyItem } from './rules.ts';
import { type BankTransactionSaveOutcome, type Prepare, saveInBatches } from './saveInBatches.ts';
import type { BankTransaction } from './schema.ts';

/** A split line may pay an invoice. */
export const changedResources = ['bankTransactions', 'ledger', 'invoices'] as const;

export interface SaveOptions {
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
 * Saves bank transactions as `prepare` returns them right before each request. Until then lists show the items given.
 * @param changes data to refetch afterwards; default: all that a save may change.
 */
export function useSavePrepared(changes?: Changes) {
  return useSave((save: PreparedSave) => save, {}, changes);
}

type Changes = readonly [DaybookResource, ...DaybookResource[]];

/** @param toSave the save that an input of the mutation asks for. @param fieldOf form fields by the service's parameters. */
export function useSave<Input, Field extends string>(
  toSave: (input: Input) => PreparedSave,
  fieldOf: FieldOf<Field>,
  changes: Changes = changedResources,
) {
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
    fieldOf,
    show: (input) => {
      const names = cachedNames(daybook);
      const { items } = toSave(input);
      const changes = items.flatMap((item) =>
        item.id === undefined ? [] : [[item.id, (row: BankTransaction) => applyItem(row, item, names)] as const],
      );
      const shown = notifyManager.batch(() => updateInLists(daybook, new Map(changes)));
      return {
        settle: (outcomes: BankTransactionSaveOutcome[] | undefined) =>
          notifyManager.batch(() => {
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
            for (const each of saved) queryClient.setQueryData(bankTransactionOptions(daybook, each.id).queryKey, each);
            if (!changesCount) keepReviewCount(daybook);
          }),
      };
    },
  });
  const itemErrors = write.data?.map((outcome) => formErrorsOf(outcome.isSaved ? null : outcome.error, fieldOf));
  const rejected = write.data?.findIndex((outcome) => !outcome.isSaved) ?? -1;
  return { ...write, itemErrors, formErrors: itemErrors?.[rejected] ?? write.formErrors };
}
