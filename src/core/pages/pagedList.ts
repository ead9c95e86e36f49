import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { cursorOf, type ListPage, type ListPageParam, nextPageParam } from '../http/paging.ts';
import { pagesInView, takeOutdatedOnly } from './pagesInView.ts';
import { largestPage, type PageReading, refetchPages } from './refetchPages.ts';

/** A list in the cache. */
export type LoadedPages<P> = InfiniteData<P, ListPageParam>;

/** The page of a list of identified rows. */
export type PageOfRows = ListPage<{ id: string }>;

/** A list that is read page by page: its cache key and the query function of one page. */
export interface PagedList<P extends PageOfRows, Key extends QueryKey> {
  queryKey: Key;
  queryFn: (context: PageContext<Key>) => Promise<P>;
  /** Reads a page from the service, also if `queryFn` would keep the loaded one. */
  readPage: (context: PageContext<Key>) => Promise<P>;
}

type PageContext<Key extends QueryKey = QueryKey> = QueryFunctionContext<Key, ListPageParam>;

/**
 * The options of a query that reads a list a page at a time. After a write, a list in a table reads the pages in view again
 * and marks the others as outdated, which the table reads later.
 */
export const pagedListOptions = <P extends PageOfRows, Key extends QueryKey>(
  { queryKey, readPage }: Pick<PagedList<P, Key>, 'queryKey' | 'readPage'>,
  reading: PageReading<NoInfer<P>> = {},
) => {
  const list: PagedList<P, Key> = {
    queryKey,
    queryFn: (context) => readOrKeepPage({ ...reading, readPage }, context),
    readPage,
  };
  const options = infiniteQueryOptions({
    ...list,
    initialPageParam: undefined as ListPageParam,
    getNextPageParam: nextPageParam,
    ...readAgainUnless<LoadedPages<P>>((data) => isLong(data?.pages)),
  });
  return Object.assign(options, list); // a spread's type could not be named in declarations
};

/** The pages that each refetch resolves to, by its signal; null if it reads the whole list. */
const refetches = new WeakMap<AbortSignal, Promise<readonly PageOfRows[]> | null>();

/** React Query refetches the pages one after the other; a list in a table keeps those out of view. */
async function readOrKeepPage<P extends PageOfRows, Key extends QueryKey>(
  { readPage, anchorOf }: Pick<PagedList<P, Key>, 'readPage'> & PageReading<P>,
  context: PageContext<Key>,
): Promise<P> {
  const { client, queryKey, pageParam, signal } = context;
  const query = client.getQueryCache().find<LoadedPages<P>>({ queryKey, exact: true });
  const loaded = query?.state.data;
  const inView = query && pagesInView(query);
  if (!query || !loaded || !inView || query.state.fetchMeta?.fetchMore) return readPage(context);
  let refetch = refetches.get(signal) as Promise<P[]> | null | undefined; // a signal is of one query
  if (refetch === undefined) {
    const outdated = takeOutdatedOnly(query);
    const { isInvalidated } = query.state;
    // A short list is read whole, such as when the user comes back, but not after each write.
    const isPartial = isInvalidated || outdated !== undefined || isLong(loaded.pages);
    const all = new Set(loaded.pages.keys());
    refetch = isPartial
      ? refetchPages({
          anchorOf,
          loaded,
          inView: outdated === 'all' ? all : inView,
          isAllOutdated: isInvalidated || outdated === undefined,
          read: (pageParam) => readPage({ ...context, pageParam }),
        })
      : null;
    refetches.set(signal, refetch);
    refetch?.catch(() => refetches.delete(signal)); // a retry reads again
  }
  if (refetch === null) return readPage(context);
  const pages = await refetch;
  const index = pageParam instanceof Error ? pages.length : (pageParam?.index ?? 0);
  return pages[index] ?? readPage(context);
}

/** Rows per page while the user scrolls, as the service recommends. */
export const usualPage = 100;

/**
 * The page that a query function requests.
 * @param limit rows per page; default 100. A reloaded page stays as long as before: otherwise the list would end above the
 *   user's scroll position.
 */
export function pageRequest({ client, queryKey, pageParam, signal }: PageContext, limit?: number) {
  const cursor = cursorOf(pageParam);
  const param = pageParam instanceof Error ? undefined : pageParam;
  const page = client.getQueryData<LoadedPages<ListPage<unknown>>>(queryKey)?.pages[param?.index ?? 0];
  const length = page ? page.rows.length + page.unreadable.length : 0;
  return { cursor, limit: param?.limit ?? limit ?? (length > usualPage ? largestPage : usualPage), signal };
}

/**
 * When to refetch automatically: long lists only if they are invalidated. Their pages are read one by one, so the user decides,
 * not a change of the tab.
 */
export function readAgainUnless<Data>(isLong: (data: Data | undefined) => boolean) {
  const shouldRefetch = ({ state }: { state: { data: Data | undefined; isInvalidated: boolean } }) =>
    state.isInvalidated || !isLong(state.data);
  return { refetchOnWindowFocus: shouldRefetch, refetchOnReconnect: shouldRefetch, refetchOnMount: shouldRefetch };
}

/** Whether there are too many pages to refetch automatically. */
export function isLong(pages: readonly unknown[] | undefined): boolean {
  return pages !== undefined && pages.length > mostReadAgain;
}

/** Most pages that are refetched automatically. */
export const mostReadAgain = 10;
