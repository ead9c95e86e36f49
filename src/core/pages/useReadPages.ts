'use client';
import type { QueryKey } from '@tanstack/react-query';
import { useDaybookContext } from '../daybookContext.ts';
import { followingPages, type ListPageParam } from '../http/paging.ts';
import type { LoadedPages, PagedList, PageOfRows } from './pagedList.ts';
import { firstOutdated, largestPage, putPage } from './refetchPages.ts';
import { countRows } from './rowCount.ts';

/**
 * Reads all pages of a list: the loaded ones if they are complete and current; otherwise all of them again, so that no page is
 * older than the next. The result is not cached.
 * @param filterPage reduces a page to the matching rows; default: all match.
 * @returns a generator function of pages; abort it with `signal`.
 */
export function useReadPages<P extends PageOfRows, Key extends QueryKey>(
  list: PagedList<P, Key>,
  filterPage: (page: P) => P = (page) => page,
) {
  const { isCurrent, loaded, after } = usePages(list);
  return async function* readPages(signal: AbortSignal): AsyncGenerator<P, void> {
    const list = loaded();
    if (!list || list.pages.at(-1)?.next !== undefined || !isCurrent()) {
      for await (const { page } of after(undefined, signal)) yield filterPage(page);
      return;
    }
    for (const page of list.pages) {
      yield filterPage(page);
      await new Promise((resolve) => setTimeout(resolve)); // keep the page responsive, so that the user can cancel
      signal.throwIfAborted();
    }
  };
}

/**
 * Loads the remaining pages of a list into the cache, one by one; outdated ones first.
 * @returns a function that resolves when all are loaded, or `mostRows` and the rest of their page. Abort it with `signal`; pages
 *   loaded until then stay.
 */
export function useLoadPages<P extends PageOfRows, Key extends QueryKey>(list: PagedList<P, Key>) {
  const { queryClient, queryKey, isCurrent, loaded, after } = usePages(list);
  return async function loadPages(signal: AbortSignal, mostRows = Number.POSITIVE_INFINITY): Promise<void> {
    // New pages might not line up with outdated ones, and would make the outdated ones look current.
    if (!isCurrent()) await queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
    for (;;) {
      signal.throwIfAborted();
      const before = loaded() ?? { pages: [], pageParams: [] };
      if (countRows(before.pages) >= mostRows) return;
      const index = firstOutdated(before.pages);
      const kept = { pages: before.pages.slice(0, index), pageParams: before.pageParams.slice(0, index) };
      const next = await after(kept, signal).next();
      const put = () => (next.done ? kept : putPage(before, index, next.value));
      // If the pages changed in the meantime, the next round continues after the new ones.
      queryClient.setQueryData<LoadedPages<P>>(queryKey, (current) => (current === before ? put() : current));
      if (next.done) return;
    }
  };
}

/** The loaded pages of a list, and how to read the following ones. */
function usePages<P extends PageOfRows, Key extends QueryKey>({ queryKey, readPage }: PagedList<P, Key>) {
  const { queryClient } = useDaybookContext();
  const context = { client: queryClient, queryKey, direction: 'forward', meta: undefined } as const;
  return {
    queryClient,
    queryKey,
    loaded: () => queryClient.getQueryData<LoadedPages<P>>(queryKey),
    /** Whether the loaded pages are not known to be outdated. */
    isCurrent: () => {
      const state = queryClient.getQueryState(queryKey);
      const pages = queryClient.getQueryData<LoadedPages<P>>(queryKey)?.pages ?? [];
      return state?.status === 'success' && !state.isInvalidated && firstOutdated(pages) === pages.length;
    },
    after: (loaded: LoadedPages<P> | undefined, signal: AbortSignal) =>
      followingPages((param) => readPage({ ...context, pageParam: largest(param), signal }), loaded),
  };
}

/** Requests the largest page that the service returns. */
function largest(param: ListPageParam): ListPageParam {
  return param instanceof Error ? param : { index: 0, ...param, limit: largestPage };
}
