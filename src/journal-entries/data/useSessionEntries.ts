'use client';
import { useQuery } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { sessionDataOptions, updateSessionData } from '../../core/query/sessionData.ts';
import type { JournalEntry } from './schema.ts';

/** The entries that the user has created in this session, latest last. */
export function useSessionEntries() {
  const daybook = useDaybookContext();
  const options = sessionDataOptions<readonly JournalEntry[]>(daybook, 'sessionEntries');
  const { data: entries = noEntries } = useQuery(options, daybook.queryClient);
  return {
    entries,
    update: (next: (entries: readonly JournalEntry[]) => readonly JournalEntry[]) =>
      updateSessionData(daybook, options, (before = noEntries) => next(before)),
  };
}

const noEntries: readonly JournalEntry[] = [];
