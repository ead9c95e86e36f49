'use client';
import type { QueryKey } from '@tanstack/react-query';
import { useDaybookContext } from '../daybookContext.ts';
import { followingPages, type ListPage, type ListPageParam } from '../http/paging.ts';
import { type LoadedPages, largestPage, type PagedList } from './pagedList.ts';

/**
 * Reads the whole of a list: what is loaded if that is all of it and of now, else everything anew, so that no page is older
 * than the next. It is not kept.
 * @returns a function that gives page after page; `signal` calls it off.
 */
export function useReadAll<P extends ListPage<unknown>, Key extends QueryKey>(list: PagedList<P, Key>) {
  const { isCurrent, loaded, after } = usePages(list);
  return async function* readWhole(signal: AbortSignal): AsyncGenerator<P, void> {
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
 * Loads the whole of a list, so that the rows of its hook grow page by page.
 * @returns a function that ends when all is loaded; `signal` calls it off, and what came until then stays.
 */
export function useLoadAll<P extends ListPage<unknown>, Key extends QueryKey>(list: PagedList<P, Key>) {
  const { queryClient, queryKey, isCurrent, loaded, after } = usePages(list);
  return async function loadWhole(signal: AbortSignal): Promise<void> {
    // A page after others that are known to be old would not join, and would make them look new.
    if (!isCurrent()) await queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
    for (;;) {
      signal.throwIfAborted();
      const before = loaded();
      const next = await after(before, signal).next();
      if (next.done) return;
      const { page, pageParam } = next.value;
      queryClient.setQueryData<LoadedPages<P>>(queryKey, (now) => {
        // A page follows the one that it was asked after. If others came in its place, it goes on after those.
        if (now?.pages.at(-1) !== before?.pages.at(-1)) return now;
        return { pages: [...(now?.pages ?? []), page], pageParams: [...(now?.pageParams ?? []), pageParam] };
      });
    }
  };
}

/** The loaded pages of a list with a way to those that follow. */
function usePages<P extends ListPage<unknown>, Key extends QueryKey>({ queryKey, queryFn }: PagedList<P, Key>) {
  const { queryClient } = useDaybookContext();
  const context = { client: queryClient, queryKey, direction: 'forward', meta: undefined } as const;
  return {
    queryClient,
    queryKey,
    loaded: () => queryClient.getQueryData<LoadedPages<P>>(queryKey),
    /** Whether nothing says that what is loaded is out of date. */
    isCurrent: () => {
      const state = queryClient.getQueryState(queryKey);
      return state?.status === 'success' && !state.isInvalidated;
    },
    after: (loaded: LoadedPages<P> | undefined, signal: AbortSignal) =>
      followingPages((param) => queryFn({ ...context, pageParam: largest(param), signal }), loaded),
  };
}

/** Asks for as many rows as the service returns. */
function largest(param: ListPageParam): ListPageParam {
  return param instanceof Error ? param : { index: 0, ...param, limit: largestPage };
}
