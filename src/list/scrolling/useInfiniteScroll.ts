'use client';
import { useCallback, useEffect, useState } from 'react';
import type { Scroller } from './scroller.ts';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  /** Whether the loaded pages are being refetched or their refetch failed: the next page might not fit. */
  isOutdated: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Fetches the next page when the end of the list is within two viewport heights. After a failure it waits for the user
 * to retry.
 * @returns the ref of the element at the end of the list. It must be a new element for each page, so that one that is still
 *   in view is observed again.
 */
export function useInfiniteScroll(scroller: () => Scroller | undefined, pages: Pages) {
  const [end, setEnd] = useState<Element | null>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isOutdated, fetchNextPage } = pages;
  const canFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isOutdated;

  useEffect(() => {
    if (!end || !canFetch) return;
    // Of several entries, the last one is current.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && fetchNextPage(), {
      root: scroller()?.target ?? null,
      rootMargin: '0px 0px 200% 0px',
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, canFetch, fetchNextPage, scroller]);

  return useCallback((element: Element | null) => setEnd(element), []);
}
