'use client';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Daybook, useDaybookContext } from '../daybookContext.ts';
import { keyOf } from './resources.ts';
import { useLatest } from './useLatest.ts';

interface UnsentOptions<Change> {
  /** Sends a change of a component that has unmounted since, once the device is online. */
  send: (change: Change) => void;
  /** Takes over a change of a component that unmounted earlier, to show and to send it. */
  take: (change: Change) => void;
}

// Kept in the query cache, which ends with the session, so that another user never sends them. The entry exists from the first
// render: a response after the end of the session finds none, and adds nothing.
const unsentOptions = <Change>({ session }: Pick<Daybook, 'session'>, kind: string) =>
  queryOptions<readonly Change[]>({
    queryKey: keyOf(session, 'unsentChanges', kind),
    queryFn: skipToken,
    initialData: [],
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * Keeps what could not be sent offline when a component unmounts. The next one of its kind takes it over; without one, it is sent
 * once the device is online.
 * @returns a function that keeps a change.
 */
export function useUnsent<Change>(kind: string, options: UnsentOptions<Change>): (change: Change) => void {
  const daybook = useDaybookContext();
  const { queryClient } = daybook;
  const { queryKey } = unsentOptions<Change>(daybook, kind);
  const { data = none } = useQuery(unsentOptions<Change>(daybook, kind), queryClient);
  const latest = useLatest(options);
  const read = () => queryClient.getQueryData<readonly Change[]>(queryKey) ?? [];
  const takeAll = () => {
    const changes = read();
    if (changes.length > 0) queryClient.setQueryData<readonly Change[]>(queryKey, []);
    return changes;
  };
  const latestTakeAll = useLatest(takeAll);
  useEffect(() => {
    if (data.length === 0) return;
    for (const change of latestTakeAll.current()) latest.current.take(change as Change);
  }, [data, latest, latestTakeAll]);

  return (change) => {
    queryClient.setQueryData<readonly Change[]>(queryKey, (before) => before && [...before, change]);
    const listening = new AbortController();
    const { signal } = listening;
    const sendAll = () => {
      listening.abort();
      for (const unsent of takeAll()) latest.current.send(unsent);
    };
    window.addEventListener('online', sendAll, { signal });
    const ask = (event: Event) => read().length > 0 && event.preventDefault();
    window.addEventListener('beforeunload', ask, { signal });
  };
}

const none: readonly never[] = [];
