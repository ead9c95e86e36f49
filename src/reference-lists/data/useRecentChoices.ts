'use client';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { addRecent } from './rules.ts';
import type { NamedChoice } from './schema.ts';

type ChoiceKind = 'categories' | 'ledgerAccounts' | 'vendors';

// Kept in the query cache, which ends with the session, so that another user never sees them.
const recentChoicesOptions = ({ session }: Pick<Daybook, 'session'>, kind: ChoiceKind) =>
  queryOptions<NamedChoice[]>({
    queryKey: keyOf(session, 'recentChoices', kind),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The session's recent choices, latest first, and a function to add one. */
export function useRecentChoices(kind: ChoiceKind) {
  const daybook = useDaybookContext();
  const { data } = useQuery(recentChoicesOptions(daybook, kind), daybook.queryClient);
  // Every picker on the page rebuilds its options after a choice; deferring keeps the input responsive.
  const deferred = useDeferredValue(data);
  return {
    recent: (data && deferred) ?? noChoices, // without data, so that another user's choices never show
    addChoice: ({ id, name }: NamedChoice) => {
      const { queryKey } = recentChoicesOptions(daybook, kind);
      daybook.queryClient.setQueryData(queryKey, (before = []) => addRecent(before, { id, name }));
    },
  };
}

const noChoices: readonly NamedChoice[] = [];
