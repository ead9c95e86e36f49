'use client';
import type { QueryKey } from '@tanstack/react-query';
import { useDaybookContext } from '../daybookContext.ts';
import type { PagedList, PageOfRows } from './pagedList.ts';

// Its code is needed when the user asks for all rows only.
const loadCode = () => import('./allPages.ts');

/**
 * Reads all pages of a list: the loaded ones if they are complete and current; otherwise all of them again, so that no page is
 * older than the next. The result is not cached.
 * @returns a generator function of pages; abort it with `signal`.
 */
export function useReadAll<P extends PageOfRows, Key extends QueryKey>(list: PagedList<P, Key>) {
  const { queryClient } = useDaybookContext();
  return async function* readPages(signal: AbortSignal): AsyncGenerator<P, void> {
    const { readAllPages } = await loadCode();
    yield* readAllPages(queryClient, list, signal);
  };
}

/**
 * Loads the remaining pages of a list into the cache, one by one; outdated ones first.
 * @returns a function that resolves when all are loaded. Abort it with `signal`; pages loaded until then stay.
 */
export function useLoadPages<P extends PageOfRows, Key extends QueryKey>(list: PagedList<P, Key>) {
  const { queryClient } = useDaybookContext();
  return async function loadPages(signal: AbortSignal): Promise<void> {
    const { loadAllPages } = await loadCode();
    await loadAllPages(queryClient, list, signal);
  };
}
