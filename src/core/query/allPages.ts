import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { followingPages, type ListPageParam } from '../http/paging.ts';
import type { LoadedPages, PagedList, PageOfRows } from './pagedList.ts';
import { firstOutdated, largestPage, putPage } from './refetchPages.ts';

/** Reads all pages of a list. @see useReadAll */
export async function* readAllPages<P extends PageOfRows, Key extends QueryKey>(
  queryClient: QueryClient,
  list: PagedList<P, Key>,
  signal: AbortSignal,
): AsyncGenerator<P, void> {
  const { isCurrent, loaded, after } = pagesOf(queryClient, list);
  const known = loaded();
  if (!known || known.pages.at(-1)?.next !== undefined || !isCurrent()) {
    for await (const { page } of after(undefined, signal)) yield page;
    return;
  }
  for (const page of known.pages) {
    yield page;
    await new Promise((resolve) => setTimeout(resolve)); // keep the page responsive, so that the user can cancel
    signal.throwIfAborted();
  }
}

/** Loads the remaining pages of a list into the cache. @see useLoadPages */
export async function loadAllPages<P extends PageOfRows, Key extends QueryKey>(
  queryClient: QueryClient,
  list: PagedList<P, Key>,
  signal: AbortSignal,
): Promise<void> {
  const { queryKey, isCurrent, loaded, after } = pagesOf(queryClient, list);
  // New pages might not line up with outdated ones, and would make the outdated ones look current.
  if (!isCurrent()) await queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
  for (;;) {
    signal.throwIfAborted();
    const before = loaded() ?? { pages: [], pageParams: [] };
    const index = firstOutdated(before.pages);
    const kept = { pages: before.pages.slice(0, index), pageParams: before.pageParams.slice(0, index) };
    const next = await after(kept, signal).next();
    const put = () => (next.done ? kept : putPage(before, index, next.value));
    // If the pages changed in the meantime, the next round continues after the new ones.
    queryClient.setQueryData<LoadedPages<P>>(queryKey, (current) => (current === before ? put() : current));
    if (next.done) return;
  }
}

/** The loaded pages of a list, and how to read the following ones. */
function pagesOf<P extends PageOfRows, Key extends QueryKey>(
  queryClient: QueryClient,
  { queryKey, readPage }: PagedList<P, Key>,
) {
  const context = { client: queryClient, queryKey, direction: 'forward', meta: undefined } as const;
  return {
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
