'use client';
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type Daybook, useSupplied } from '../core/context.ts';
import { cursorOf, followingPages, nextPageParam, type PageParam } from '../core/http/paging.ts';
import { keyOf } from '../core/query/resources.ts';
import { type LedgerQuery, queryGeneralLedger } from './api.ts';
import type { LedgerPage } from './schema.ts';

export const generalLedgerOptions = (
  { http, session, service }: Pick<Daybook, 'http' | 'session' | 'service'>,
  query: LedgerQuery,
) =>
  infiniteQueryOptions({
    queryKey: keyOf(session, 'ledger', query),
    queryFn: ({ client, queryKey, pageParam, signal }) =>
      queryGeneralLedger(http, {
        limit: usualLength(client.getQueryData(queryKey), pageParam),
        ...query,
        ...service,
        cursor: cursorOf(pageParam),
        signal,
      }),
    initialPageParam: undefined as PageParam,
    getNextPageParam: nextPageParam,
    // What is loaded is read again page by page: for a whole ledger a person asks, not a change of the tab.
    refetchOnWindowFocus: isReadAgain,
    refetchOnReconnect: isReadAgain,
    refetchOnMount: isReadAgain,
  });

/** One account's ledger, a page at a time; the first page holds the beginning balance. */
export function useGeneralLedger(query: LedgerQuery) {
  const daybook = useSupplied();
  return useInfiniteQuery(generalLedgerOptions(daybook, query), daybook.queryClient);
}

/** The lines of a page that is read as a person scrolls, as the service recommends, and the most that it gives. */
const usualPage = 100;
const largestPage = 250;

/** Read again, a page is as long as it was: else the list would end before the place where a person reads. */
function usualLength(loaded: LoadedLedger | undefined, param: PageParam): number {
  const index = param && 'index' in param ? param.index : 0;
  return (loaded?.pages[index]?.rows.length ?? 0) > usualPage ? largestPage : usualPage;
}

/** The loaded pages of a ledger with a way to those that follow. */
function useLedgerPages(query: LedgerQuery) {
  const daybook = useSupplied();
  const { http, service, queryClient } = daybook;
  const { queryKey } = generalLedgerOptions(daybook, query);
  return {
    queryClient,
    queryKey,
    loaded: () => queryClient.getQueryData<LoadedLedger>(queryKey),
    /** Whether nothing says that what is loaded is out of date. */
    isCurrent: () => {
      const state = queryClient.getQueryState(queryKey);
      return state?.status === 'success' && !state.isInvalidated;
    },
    after: (loaded: LoadedLedger | undefined, signal: AbortSignal) =>
      followingPages(
        (cursor) => queryGeneralLedger(http, { ...query, ...service, limit: largestPage, cursor, signal }),
        loaded,
      ),
  };
}

/**
 * Reads the whole of a ledger: what is loaded if that is all of it and of now, else everything anew, so that no page is older
 * than the next. It is not kept.
 * @returns a function that gives page after page; `signal` calls it off.
 */
export function useReadWholeLedger(query: LedgerQuery) {
  const { isCurrent, loaded, after } = useLedgerPages(query);
  return async function* readWhole(signal: AbortSignal): AsyncGenerator<LedgerPage, void> {
    const whole = loaded();
    if (!whole || whole.pages.at(-1)?.next !== undefined || !isCurrent()) {
      for await (const { page } of after(undefined, signal)) yield page;
      return;
    }
    for (const page of whole.pages) {
      yield page;
      await new Promise((resolve) => setTimeout(resolve)); // the page goes on meanwhile, and a person can call it off
      signal.throwIfAborted();
    }
  };
}

/**
 * Loads the whole of a ledger, so that the rows of its hook grow page by page.
 * @returns a function that ends when all is loaded; `signal` calls it off, and what came until then stays.
 */
export function useLoadWholeLedger(query: LedgerQuery) {
  const { queryClient, queryKey, isCurrent, loaded, after } = useLedgerPages(query);
  return async function loadWhole(signal: AbortSignal): Promise<void> {
    // A page after others that are known to be old would not join, and would make them look new.
    if (!isCurrent()) await queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
    for (;;) {
      signal.throwIfAborted();
      const before = loaded();
      const next = await after(before, signal).next();
      if (next.done) return;
      const { page, pageParam } = next.value;
      queryClient.setQueryData<LoadedLedger>(queryKey, (now) => {
        // A page follows the one that it was asked after. If others came in its place, it goes on after those.
        if (now?.pages.at(-1) !== before?.pages.at(-1)) return now;
        return { pages: [...(now?.pages ?? []), page], pageParams: [...(now?.pageParams ?? []), pageParam] };
      });
    }
  };
}

type LoadedLedger = InfiniteData<LedgerPage, PageParam>;

/** Whether a ledger that is loaded is short enough to be read again by itself, or is known to be wrong. */
function isReadAgain({ state }: { state: { data: LoadedLedger | undefined; isInvalidated: boolean } }): boolean {
  return state.isInvalidated || !isLong(state.data?.pages);
}

/** Whether so much is loaded that reading it again is for a person to ask. */
export function isLong(pages: readonly LedgerPage[] | undefined): boolean {
  return pages !== undefined && pages.length > 10;
}
