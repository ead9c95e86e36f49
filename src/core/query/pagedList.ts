import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { cursorOf, nextPageParam, type Page, type PageParam } from '../http/paging.ts';

/** A list of the service that is read page by page: where the cache keeps it, and how a page of it is got. */
export interface PagedList<P extends Page<unknown>, Key extends QueryKey = QueryKey> {
  queryKey: Key;
  /** @param limit how many rows at most. */
  readPage: (cursor: string | undefined, limit: number, signal: AbortSignal) => Promise<P>;
}

/** What the cache holds of a list. */
export type LoadedPages<P> = InfiniteData<P, PageParam>;

/**
 * The options of a query that reads a list a page at a time.
 * @param limit rows a page, where a host wants it otherwise than by a hundred.
 */
export const pagedListOptions = <P extends Page<unknown>, Key extends QueryKey>(
  { queryKey, readPage }: PagedList<P, Key>,
  limit?: number,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ client, queryKey, pageParam, signal }) =>
      readPage(cursorOf(pageParam), limit ?? usualLength(client.getQueryData(queryKey), pageParam), signal),
    initialPageParam: undefined as PageParam,
    getNextPageParam: nextPageParam,
    ...readAgainUnless<LoadedPages<P>>((data) => isLong(data?.pages)),
  });

/** The rows of a page that is read as a person scrolls, as the service recommends, and the most that it gives. */
const usualPage = 100;
export const largestPage = 250;

/** Read again, a page is as long as it was: else the list would end before the place where a person reads. */
function usualLength(loaded: LoadedPages<Page<unknown>> | undefined, param: PageParam): number {
  const index = param && 'index' in param ? param.index : 0;
  const page = loaded?.pages[index];
  return page && page.rows.length + page.unreadable.length > usualPage ? largestPage : usualPage;
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
