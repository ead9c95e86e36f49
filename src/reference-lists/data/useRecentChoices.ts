'use client';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { sessionDataOptions, updateSessionData } from '../../core/query/sessionData.ts';
import { addRecent } from './rules.ts';
import type { NamedChoice } from './schema.ts';

type ChoiceKind = 'categories' | 'ledgerAccounts' | 'vendors';

/** The session's recent choices, latest first, and a function to add one. */
export function useRecentChoices(kind: ChoiceKind) {
  const daybook = useDaybookContext();
  const options = sessionDataOptions<NamedChoice[]>(daybook, 'recentChoices', kind);
  const { data } = useQuery(options, daybook.queryClient);
  // Every picker on the page rebuilds its options after a choice; deferring keeps the input responsive.
  const deferred = useDeferredValue(data);
  return {
    recent: (data && deferred) ?? noChoices, // without data, so that another user's choices never show
    addChoice: ({ id, name }: NamedChoice) =>
      updateSessionData(daybook, options, (before = []) => addRecent(before, { id, name })),
  };
}

const noChoices: readonly NamedChoice[] = [];
