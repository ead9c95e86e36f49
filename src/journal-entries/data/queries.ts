'use client';
import { useQuery } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { journalEntryOptions } from './options.ts';

/** One journal entry. */
export function useJournalEntry(journalEntryId: string) {
  const daybook = useDaybookContext();
  return useQuery(journalEntryOptions(daybook, journalEntryId), daybook.queryClient);
}
