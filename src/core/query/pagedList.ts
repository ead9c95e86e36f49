import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { cursorOf, type ListPage, type ListPageParam, nextPageParam } from '../http/paging.ts';

/** What the cache holds of a list. */
export type LoadedPages<P> = InfiniteData<P, ListPageParam>;

/** A list of the service that is read page by page: its cache key, and the query function of one page. */
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
  return Object.assign(options, list); // a spread would have a type that declarations cannot name
};

/** Rows a page while the user scrolls, as the service recommends, and the most that it returns. */
const usualPage = 100;
export const largestPage = 250;

/**
 * What a query function asks the service for.
 * @param limit rows a page; default 100. A page that is loaded again is as long as before: otherwise the list would end above
 *   the place where the user reads.
 */
export function pageRequest({ client, queryKey, pageParam, signal }: PageContext, limit?: number) {
  const cursor = cursorOf(pageParam);
  const param = pageParam instanceof Error ? undefined : pageParam;
  const page = client.getQueryData<LoadedPages<ListPage<unknown>>>(queryKey)?.pages[param?.index ?? 0];
  const length = page ? page.rows.length + page.unreadable.length : 0;
  return { cursor, limit: param?.limit ?? limit ?? (length > usualPage ? largestPage : usualPage), signal };
}

/**
 * When what is loaded is read again by itself: many pages only if they are known to be wrong. They are read one by one, so for them
 * a person asks, not a change of the tab.
 */
export function readAgainUnless<Data>(isLong: (data: Data | undefined) => boolean) {
  const isReadAgain = ({ state }: { state: { data: Data | undefined; isInvalidated: boolean } }) =>
    state.isInvalidated || !isLong(state.data);
  return { refetchOnWindowFocus: isReadAgain, refetchOnReconnect: isReadAgain, refetchOnMount: isReadAgain };
}

/** Whether so much is loaded that reading it again is for a person to ask. */
export function isLong(pages: readonly unknown[] | undefined): boolean {
  return pages !== undefined && pages.length > mostReadAgain;
}

/** Pages that are read again without being asked for. */
export const mostReadAgain = 10;
