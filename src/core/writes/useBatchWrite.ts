'use client';
import { notifyManager, type QueryKey } from '@tanstack/react-query';
import { useDaybookContext } from '../daybookContext.ts';
import type { ItemOutcome } from '../http/batch.ts';
import { type FormErrors, formErrorsOf } from './formErrors.ts';
import type { SaveProgress } from './sendInBatches.ts';
import { type DaybookMutation, useWrite, type WriteOptions } from './useWrite.ts';

/** How a caller follows and stops a save of several documents. */
export interface SaveOptions {
  onProgress?: (progress: SaveProgress) => void;
  /**
   * Aborting it skips requests that were not sent yet; the pending one is awaited. Each save needs a signal that isn't aborted: with
   * an aborted one, it rejects with the signal's reason.
   */
  signal?: AbortSignal | undefined;
}

interface BatchWriteOptions<Input, Saved, Field extends string>
  extends Pick<WriteOptions<Input, ItemOutcome<Saved>[], Field>, 'changes' | 'fieldOf' | 'show'> {
  /** @param isStored whether an item's custom data are already stored; see `sendInBatches`. */
  write: (input: Input, isStored: (item: Sent) => boolean) => Promise<ItemOutcome<Saved>[]>;
  /** The key of the query that reads one document. */
  keyOfOne: (id: string) => QueryKey;
}

/** What `useWrite` returns, with the errors of each item; `formErrors` are those of the first rejected one. */
export interface BatchMutation<Input, Saved, Field extends string>
  extends DaybookMutation<Input, ItemOutcome<Saved>[], Field> {
  itemErrors: FormErrors<Field>[] | undefined;
}

interface Sent {
  id?: string;
  customData?: unknown;
}

/** A write of several documents, each with its own outcome. The cache gets those that were saved. */
export function useBatchWrite<Input, Saved extends Sent & { id: string }, Field extends string>({
  write,
  keyOfOne,
  show,
  ...options
}: BatchWriteOptions<Input, Saved, Field>): BatchMutation<Input, Saved, Field> {
  const { queryClient } = useDaybookContext();
  // A form sends back what it has read.
  const isStored = ({ id, customData }: Sent) => {
    const stored = id === undefined ? undefined : queryClient.getQueryData<Saved>(keyOfOne(id));
    return stored !== undefined && JSON.stringify(stored.customData) === JSON.stringify(customData);
  };
  const mutation = useWrite({
    ...options,
    write: (input: Input) => write(input, isStored),
    show: (input) => {
      const shown = show?.(input);
      return {
        settle: (outcomes, error) =>
          notifyManager.batch(() => {
            shown?.settle(outcomes, error);
            for (const outcome of outcomes ?? []) {
              if (outcome.isSaved) queryClient.setQueryData(keyOfOne(outcome.data.id), outcome.data);
            }
          }),
      };
    },
  });
  const { fieldOf } = options;
  const itemErrors = mutation.data?.map((outcome) => formErrorsOf(outcome.isSaved ? null : outcome.error, fieldOf));
  const rejected = mutation.data?.findIndex((outcome) => !outcome.isSaved) ?? -1;
  return { ...mutation, itemErrors, formErrors: itemErrors?.[rejected] ?? mutation.formErrors };
}
