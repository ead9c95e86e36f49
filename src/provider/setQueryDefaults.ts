import { hashKey, type QueryClient } from '@tanstack/react-query';
import { keyRoot } from '../core/query/resources.ts';

/**
 * Sets how Daybook's own entries behave, in our client or a host's; a host's other entries are untouched. Every option is
 * stated, as the defaults of a host's client would else hold for Daybook's entries, too.
 */
export function setQueryDefaults(queryClient: QueryClient): void {
  queryClient.setQueryDefaults([keyRoot], {
    retry: false, // the HTTP client repeats reads by itself: a second repetition would multiply
    retryDelay: 0,
    retryOnMount: true,
    networkMode: 'always', // else a read that was started offline would wait without a word; the HTTP client says so
    staleTime: 30_000,
    gcTime,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: false,
    refetchIntervalInBackground: false,
    enabled: true,
    throwOnError: false,
    suspense: false,
    structuralSharing: true,
    queryKeyHashFn: hashKey,
    notifyOnChangeProps: undefined,
    select: undefined,
    placeholderData: undefined,
    initialData: undefined,
    initialDataUpdatedAt: undefined,
    persister: undefined,
    behavior: undefined,
    meta: undefined,
    maxPages: undefined,
  });
  queryClient.setMutationDefaults([keyRoot], {
    retry: false, // nobody knows whether the first try was saved
    retryDelay: 0,
    networkMode: 'always', // else a write that was clicked offline is sent some time later
    gcTime,
    throwOnError: false,
    scope: undefined,
    meta: undefined,
    onMutate: undefined,
    onSuccess: undefined,
    onError: undefined,
    onSettled: undefined,
  });
}

/** On a server a timer would hold each rendered page in memory for as long; there the client goes with the page. */
const gcTime = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000;
