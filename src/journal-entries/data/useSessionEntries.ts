'use client';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import type { JournalEntry } from './schema.ts';

// Kept in the query cache, which ends with the session, so that another user never sees them.
const sessionEntriesOptions = ({ session }: Pick<Daybook, 'session'>) =>
  queryOptions<readonly JournalEntry[]>({
    queryKey: keyOf(session, 'recentChanges', 'journalEntries'),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The entries that the user has created in this session, latest last. */
export function useSessionEntries() {
  const daybook = useDaybookContext();
  const options = sessionEntriesOptions(daybook);
  const { data: entries = noEntries } = useQuery(options, daybook.queryClient);
  return {
    entries,
    update: (next: (entries: readonly JournalEntry[]) => readonly JournalEntry[]) =>
      daybook.queryClient.setQueryData(options.queryKey, (before = noEntries) => next(before)),
  };
}

const noEntries: readonly JournalEntry[] = [];
