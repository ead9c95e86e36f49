'use client';
import { type RefObject, useCallback, useEffect, useState } from 'react';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  /** Whether what is loaded is being read again, or could not be: a page after it would not join. */
  isOutdated: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Fetches the next page when the end of the list comes within two views of the scroll area. After a failure it waits for
 * a person to try again.
 * @returns the ref of the element at the end of the list. It has to be another element for each page: one that stays in view
 *   after a page came must be seen again.
 */
export function useInfiniteScroll(scrollArea: RefObject<HTMLElement | null>, pages: Pages) {
  const [end, setEnd] = useState<Element | null>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isOutdated, fetchNextPage } = pages;
  const mayFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isOutdated;

  useEffect(() => {
    if (!end || !mayFetch) return;
    // Several changes may be told at once: where the end is now, the last one says.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && fetchNextPage(), {
      root: scrollArea.current,
      rootMargin: '0px 0px 200% 0px',
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, mayFetch, fetchNextPage, scrollArea]);

  return useCallback((element: Element | null) => setEnd(element), []);
}
