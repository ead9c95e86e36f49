'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { ItemOutcome } from '../../core/http/batch.ts';
import { formErrorsOf } from '../../core/writes/formErrors.ts';
import { type SaveProgress, sendInBatches } from '../../core/writes/sendInBatches.ts';
import { useWrite } from '../../core/writes/useWrite.ts';
import { type JournalEntryItem, saveJournalEntries } from '../data/api.ts';
import { journalEntryOptions } from '../data/options.ts';
import type { JournalEntry } from '../data/schema.ts';
import { entryFields } from './formValues.ts';

export type JournalEntryOutcome = ItemOutcome<JournalEntry>;

interface SaveOptions {
  onProgress?: (progress: SaveProgress) => void;
  /**
   * Aborting it skips entries not sent yet; a request in progress is awaited. Each save needs a signal that isn't aborted: with an
   * aborted one, it rejects with the signal's reason.
   */
  signal?: AbortSignal | undefined;
}

/**
 * Creates journal entries, or updates those with an `id`. Resolves with an outcome per item, in the order given; items skipped
 * after `signal` was aborted have none. `itemErrors` has the errors of each item; `formErrors` those of the first rejected one.
 * Give a new entry a unique `apiSourceId`, so that a retry can't duplicate it.
 */
export function useSaveJournalEntries({ onProgress, signal }: SaveOptions = {}) {
  const daybook = useDaybookContext();
  const { http, queryClient } = daybook;
  const keyOfEntry = (id: string) => journalEntryOptions(daybook, id).queryKey;
  const hasSameCustomData = ({ id, customData }: JournalEntryItem) => {
    const stored = id === undefined ? undefined : queryClient.getQueryData(keyOfEntry(id));
    return stored !== undefined && JSON.stringify(stored.customData) === JSON.stringify(customData);
  };
  const write = useWrite({
    write: (items: readonly JournalEntryItem[]) =>
      sendInBatches(items, {
        send: (sent) => saveJournalEntries(http, sent),
        endpoint: 'POST /v6/accounting/manualJournalEntries',
        isStored: hasSameCustomData,
        onProgress,
        signal,
      }),
    changes: ['journalEntries', 'ledger'],
    fieldOf: entryFields.fieldOf,
    show: () => ({
      settle: (outcomes: JournalEntryOutcome[] | undefined) => {
        for (const outcome of outcomes ?? []) {
          if (outcome.isSaved) queryClient.setQueryData(keyOfEntry(outcome.data.id), outcome.data);
        }
      },
    }),
  });
  const itemErrors = write.data?.map((outcome) =>
    formErrorsOf(outcome.isSaved ? null : outcome.error, entryFields.fieldOf),
  );
  const firstRejected = write.data?.findIndex((outcome) => !outcome.isSaved) ?? -1;
  return { ...write, itemErrors, formErrors: itemErrors?.[firstRejected] ?? write.formErrors };
}
