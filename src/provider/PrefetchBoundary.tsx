'use client';
import { type DehydratedState, HydrationBoundary, hashKey } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useDaybookContext } from '../core/daybookContext.ts';
import type { PrefetchedData } from '../core/query/prefetch.ts';
import { keyRoot } from '../core/query/resources.ts';

export interface PrefetchBoundaryProps {
  /** What `prefetchBooks` returned on the server; undefined shows nothing that was read there. */
  data: PrefetchedData | undefined;
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
  const own = data && identity === data.identity && (owners.get(data) ?? id) === id ? data : undefined;
  useEffect(() => {
    if (own) owners.set(own, id);
  }, [own, id]);
  const state = useMemo(() => own && stateFor(id, own), [own, id]);
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
