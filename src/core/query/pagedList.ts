import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { cursorOf, type ListPage, type ListPageParam, nextPageParam } from '../http/paging.ts';

/** A list in the cache. */
export type LoadedPages<P> = InfiniteData<P, ListPageParam>;

/** A list that is read page by page: its cache key and the query function of one page. */
export interface PagedList<P extends ListPage<unknown>, Key extends QueryKey> {
  queryKey: Key;
  queryFn: (context: PageContext<Key>) => Promise<P>;
}

type PageContext<Key extends QueryKey = QueryKey> = QueryFunctionContext<Key, ListPageParam>;

/** The options of a query that reads a list a page at a time. `queryFn` is required: `useLoadAll` and `useReadAll` call it. */
export const pagedListOptions = <P extends ListPage<unknown>, Key extends QueryKey>(list: PagedList<P, Key>) => {
  const options = infiniteQueryOptions({
    ...list,
    initialPageParam: undefined as ListPageParam,
    getNextPageParam: nextPageParam,
    ...readAgainUnless<LoadedPages<P>>((data) => isLong(data?.pages)),
  });
  return Object.assign(options, list); // a spread's type could not be named in declarations
};

/** Rows per page while the user scrolls, as the service recommends, and the most that it returns. */
const usualPage = 100;
export const largestPage = 250;

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
