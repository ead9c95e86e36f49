'use client';
import { type DehydratedState, HydrationBoundary, hashKey } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useDaybookContext } from '../core/daybookContext.ts';
import type { PrefetchedData } from '../core/query/prefetch.ts';
import { keyRoot } from '../core/query/resources.ts';

export interface PrefetchBoundaryProps {
  /** What `prefetchBooks` returned on the server. */
  data: PrefetchedData;
  children?: ReactNode;
}

/** The session that showed the data: a later one of the same identity begins without it. */
const owners = new WeakMap<PrefetchedData, string>();

/**
 * Shows what the server has read to the components inside, for the identity that it was read for. It works in a provider with or
 * without a query client of yours, and renders no element.
 */
export function PrefetchBoundary({ data, children }: PrefetchBoundaryProps) {
  const { session, queryClient } = useDaybookContext();
  const { id, identity } = session;
  const isOwn = identity === data.identity && (owners.get(data) ?? id) === id;
  useEffect(() => {
    if (isOwn) owners.set(data, id);
  }, [isOwn, data, id]);
  const state = useMemo(() => (isOwn ? stateFor(id, data) : undefined), [isOwn, id, data]);
  return (
    <HydrationBoundary state={state} queryClient={queryClient}>
      {children}
    </HydrationBoundary>
  );
}

/** The queries under the session's keys. A server whose clock is ahead must not make them look fresh for longer. */
function stateFor(sessionId: string, { queries }: PrefetchedData): DehydratedState {
  const now = Date.now();
  return {
    mutations: [],
    queries: queries.map(({ queryKey, state, ...query }) => {
      const key = [keyRoot, sessionId, ...queryKey];
      const dataUpdatedAt = Math.min(state.dataUpdatedAt, now);
      return { ...query, queryKey: key, queryHash: hashKey(key), state: { ...state, dataUpdatedAt } };
    }),
  };
}
