import type { QueryClient } from '@tanstack/react-query';
import { keyRoot } from './resources.ts';

/**
 * Sets how Daybook's own entries behave, in our client or a host's; a host's other entries are untouched.
 * The HTTP client repeats reads by itself, so that a second repetition here would multiply.
 */
export function setQueryDefaults(queryClient: QueryClient): void {
  queryClient.setQueryDefaults([keyRoot], {
    retry: false,
    staleTime: 30_000,
    // On a server a timer would hold each rendered page in memory for as long; there the client goes with the page.
    gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000,
    refetchOnWindowFocus: true,
  });
}
