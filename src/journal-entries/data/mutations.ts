'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { ItemOutcome } from '../../core/http/batch.ts';
import { formErrorsOf } from '../../core/query/formErrors.ts';
import { type SaveProgress, sendInBatches } from '../../core/query/sendInBatches.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { type JournalEntryItem, saveJournalEntries } from './api.ts';
import { journalEntryOptions } from './queries.ts';
import type { JournalEntry } from './schema.ts';

/** The form field of each parameter. */
export const fieldOfParameter = {
  description: 'description',
  bankAccountId: 'bankAccount',
  dimensionValueIds: 'dimensions',
  classSegmentIds: 'dimensions',
  attachmentIds: 'attachments',
  customData: 'customData',
  recurrence: 'recurrence.frequency',
  'recurrence.frequency': 'recurrence.frequency',
  'recurrence.interval': 'recurrence.interval',
  'recurrence.endDate': 'recurrence.endDate',
  'recurrence.updateType': 'recurrence.updateType',
  children: 'lines',
  'children[]': 'lines[].drAmount',
  'children[].glAccountId': 'lines[].glAccount',
  'children[].drAmount': 'lines[].drAmount',
  'children[].crAmount': 'lines[].crAmount',
} as const;

export type EntryField = (typeof fieldOfParameter)[keyof typeof fieldOfParameter];

/** The outcome of saving an entry. */
export type JournalEntryOutcome = ItemOutcome<JournalEntry>;

interface SaveOptions {
  onProgress?: (progress: SaveProgress) => void;
  /** Aborting it skips entries not sent yet; a request in progress is awaited. */
  signal?: AbortSignal | undefined;
}

/**
 * Saves journal entries: new ones, and those with an `id` that are there already. What became of each item is in the outcomes,
 * in the order given; what was not sent, because `signal` was aborted, has none. Refusals are in `itemErrors`, by item, and those of the
 * first refused one in `formErrors`. Give a new one an `apiSourceId` of your own, so that a second try cannot double it.
 */
export function useSaveJournalEntries({ onProgress, signal }: SaveOptions = {}) {
  const daybook = useDaybookContext();
  const { http, queryClient } = daybook;
  const keyOfEntry = (id: string) => journalEntryOptions(daybook, id).queryKey;
  const isStored = ({ id, customData }: JournalEntryItem) => {
    const stored = id === undefined ? undefined : queryClient.getQueryData(keyOfEntry(id));
    return stored !== undefined && JSON.stringify(stored.customData) === JSON.stringify(customData);
  };
  const write = useWrite({
    write: (items: readonly JournalEntryItem[]) =>
      sendInBatches(items, {
        send: (sent) => saveJournalEntries(http, sent),
        endpoint: 'POST /v6/accounting/manualJournalEntries',
        ...{ onProgress, signal, isStored },
      }),
    changes: ['journalEntries', 'ledger'],
    fieldOf: fieldOfParameter,
    show: () => ({
      settle: (outcomes: JournalEntryOutcome[] | undefined) => {
        for (const outcome of outcomes ?? []) {
          if (outcome.isSaved) queryClient.setQueryData(keyOfEntry(outcome.data.id), outcome.data);
        }
      },
    }),
  });
  const itemErrors = write.data?.map((outcome) =>
    formErrorsOf(outcome.isSaved ? null : outcome.error, fieldOfParameter),
  );
  const refused = write.data?.findIndex((outcome) => !outcome.isSaved) ?? -1;
  return { ...write, itemErrors, formErrors: itemErrors?.[refused] ?? write.formErrors };
}
