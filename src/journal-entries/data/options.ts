import { queryOptions } from '@tanstack/react-query';
import { type DaybookReader, internals } from '../../core/internals.ts';
import { keyOf } from '../../core/query/resources.ts';
import { getJournalEntry } from './api.ts';

/** Options for `useQuery` and `prefetchQuery`: one journal entry. */
export const journalEntryOptions = (daybook: DaybookReader, journalEntryId: string) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'journalEntries', 'one', journalEntryId),
    queryFn: ({ signal }) => getJournalEntry(daybook[internals].http, { journalEntryId, signal }),
  });
