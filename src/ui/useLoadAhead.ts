'use client';
import { type RefObject, useCallback, useEffect, useState } from 'react';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Fetches the next page when the end of the list comes within two views of the scroll area. After a failure it waits for
 * a person to try again.
 * @returns the ref of the element at the end of the list.
 */
export function useLoadAhead(scrollArea: RefObject<HTMLElement | null>, pages: Pages, rowCount: number) {
  const [end, setEnd] = useState<Element | null>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const mayFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  // Anew for each page: an end that stays in view after a page came must be seen again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rowCount stands for the page that came
  useEffect(() => {
    if (!end || !mayFetch) return;
    // Several changes may be told at once: where the end is now, the last one says.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && fetchNextPage(), {
      root: scrollArea.current,
      rootMargin: '0px 0px 200% 0px',
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, mayFetch, fetchNextPage, scrollArea, rowCount]);

  return useCallback((element: Element | null) => setEnd(element), []);
}
