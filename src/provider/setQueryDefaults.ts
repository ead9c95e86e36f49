import { hashKey, type QueryClient } from '@tanstack/react-query';
import { keyRoot } from '../core/query/resources.ts';

/**
 * Sets defaults for Daybook's own entries, in its own or a host's client. Every option is listed, because the defaults of a
 * host's client would apply otherwise.
 */
export function setQueryDefaults(queryClient: QueryClient): void {
  queryClient.setQueryDefaults([keyRoot], {
    retry: false, // the HTTP client already retries reads
    retryDelay: 0,
    retryOnMount: true,
    networkMode: 'always', // an offline read fails with OfflineError instead of waiting silently
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
    retry: false, // the first attempt may have been saved
    retryDelay: 0,
    networkMode: 'always', // an offline write fails instead of being sent later
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

/** On a server, a timer would keep each rendered page in memory. */
const gcTime = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000;
