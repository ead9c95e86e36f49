'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { ItemOutcome } from '../../core/http/batch.ts';
import { sendInBatches } from '../../core/writes/sendInBatches.ts';
import { type SaveOptions, useBatchWrite } from '../../core/writes/useBatchWrite.ts';
import { type JournalEntryItem, saveJournalEntries } from '../data/api.ts';
import { journalEntryOptions } from '../data/options.ts';
import type { JournalEntry } from '../data/schema.ts';
import { entryFields } from './formValues.ts';

export type JournalEntryOutcome = ItemOutcome<JournalEntry>;

/**
 * Creates journal entries, or updates those with an `id`. Resolves with an outcome per item, in the order given; items skipped
 * after `signal` was aborted have none. `itemErrors` has the errors of each item; `formErrors` those of the first rejected one.
 * Give a new entry a unique `apiSourceId`, so that a retry can't duplicate it.
 */
export function useSaveJournalEntries({ onProgress, signal }: SaveOptions = {}) {
  const daybook = useDaybookContext();
  const { http } = daybook;
  return useBatchWrite({
    write: (items: readonly JournalEntryItem[], isStored) =>
      sendInBatches(items, {
        send: (sent) => saveJournalEntries(http, sent),
        endpoint: 'POST /v6/accounting/manualJournalEntries',
        isStored,
        onProgress,
        signal,
      }),
    keyOfOne: (id) => journalEntryOptions(daybook, id).queryKey,
    changes: ['journalEntries', 'ledger'],
    fieldOf: entryFields.fieldOf,
  });
}
