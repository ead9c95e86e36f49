'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { getJournalEntry } from './api.ts';

export const journalEntryOptions = ({ http, session }: Pick<Daybook, 'http' | 'session'>, journalEntryId: string) =>
  queryOptions({
    queryKey: keyOf(session, 'journalEntries', 'one', journalEntryId),
    queryFn: ({ signal }) => getJournalEntry(http, { journalEntryId, signal }),
  });

/** One journal entry. */
export function useJournalEntry(journalEntryId: string) {
  const daybook = useDaybookContext();
  return useQuery(journalEntryOptions(daybook, journalEntryId), daybook.queryClient);
}
