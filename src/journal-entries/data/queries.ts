'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { getJournalEntry } from './api.ts';

export const journalEntryOptions = (daybook: Daybook, journalEntryId: string) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'journalEntries', 'one', journalEntryId),
    queryFn: ({ signal }) => getJournalEntry(daybook[internals].http, { journalEntryId, signal }),
  });

/** One journal entry. */
export function useJournalEntry(journalEntryId: string) {
  const daybook = useDaybookContext();
  return useQuery(journalEntryOptions(daybook, journalEntryId), daybook.queryClient);
}
