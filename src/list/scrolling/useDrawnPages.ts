'use client';
import { useEffect, useMemo } from 'react';
import type { ListPage } from '../../core/http/paging.ts';
import { isLong } from '../../core/pages/pagedList.ts';
import { writePause } from '../../core/pages/pauseAfterWrite.ts';
import { firstOutdated } from '../../core/pages/refetchPages.ts';
import type { PagesInView } from '../../core/pages/usePagesInView.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';

interface DrawnPages {
  pages: readonly ListPage<unknown>[];
  /** The first drawn row, and the one after the last. */
  start: number;
  end: number;
  pagesInView: PagesInView;
  /** Whether pages can be read now: no request is pending, and the last one didn't fail. */
  canRead: boolean;
}

/**
 * Registers the pages of the drawn rows, and reads those that are outdated. A short list then reads its others, for its totals.
 * @returns whether a row is on an outdated page, by its index.
 */
export function useDrawnPages({ pages, start, end, pagesInView, canRead }: DrawnPages): (index: number) => boolean {
  const { show, readOutdated } = pagesInView;
  const drawn = useMemo(() => pagesBetween(pages, start, end), [pages, start, end]);
  const key = drawn.map(({ page }) => page).join();
  const outdated = drawn.filter(({ page }) => pages[page]?.isOutdated);
  const hasOutdated = outdated.length > 0;
  const hasOthers = !hasOutdated && !isLong(pages) && firstOutdated(pages) < pages.length;

  useLayoutEffect(() => (key === '' ? undefined : show(new Set(key.split(',').map(Number)))), [key, show]);
  useEffect(() => {
    if (hasOutdated && canRead) readOutdated?.('inView');
  }, [hasOutdated, canRead, readOutdated]);
  useEffect(() => {
    if (!hasOthers || !canRead || !readOutdated) return;
    const timer = setTimeout(readOutdated, writePause, 'all');
    return () => clearTimeout(timer);
  }, [hasOthers, canRead, readOutdated]);

  return (index) => outdated.some(({ first, last }) => first <= index && index <= last);
}

/** The pages that have rows between two indexes, with the indexes of their first and last rows. */
function pagesBetween(pages: readonly ListPage<unknown>[], start: number, end: number) {
  const between: { page: number; first: number; last: number }[] = [];
  let first = 0;
  for (const [page, { rows, unreadable }] of pages.entries()) {
    const last = first + rows.length + unreadable.length - 1;
    if (first >= end) break;
    if (last >= start && last >= first) between.push({ page, first, last });
    first = last + 1;
  }
  return between;
}
