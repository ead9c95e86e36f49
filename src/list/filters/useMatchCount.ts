'use client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ListPageParam } from '../../core/http/paging.ts';
import type { LoadedPages, PagedList, PageOfRows } from '../../core/pages/pagedList.ts';
import { type CountedPart, countOf } from '../../core/pages/rowCount.ts';
import type { filterMessages } from '../../ui/messages.ts';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';

/** Counts what filters find; undefined if only reading the whole list could tell. */
export type CountMatches<Filters> = (filters: Filters) => Promise<CountedPart | undefined> | undefined;

/**
 * How many rows are loaded of a list, or on its first page, which is then shown at once if the filters are applied.
 * @param filterPage reduces a page to the matching rows; default: all match.
 */
export async function countLoaded<P extends PageOfRows, Key extends QueryKey>(
  queryClient: QueryClient,
  { queryKey, queryFn }: PagedList<P, Key>,
  filterPage: (page: P) => P = (page) => page,
): Promise<CountedPart | undefined> {
  const initialPageParam: ListPageParam = undefined;
  const loaded = queryClient.getQueryData<LoadedPages<P>>(queryKey);
  const read = () => queryClient.fetchInfiniteQuery({ queryKey, queryFn, initialPageParam });
  return countOf((loaded ?? (await read())).pages.map(filterPage));
}

/** How many rows match, in words. */
export function matchText({ count, isComplete }: CountedPart, messages: typeof filterMessages): string {
  return messages[isComplete ? 'matches' : 'moreMatches']({ count });
}

/** How many rows the edited filters find, a moment after the last change; undefined until it is known. */
export function useMatchCount<Filters extends object>(
  filters: Filters | undefined,
  countMatches: CountMatches<Filters> | undefined,
): CountedPart | undefined {
  const key = filters && countMatches ? JSON.stringify(filters) : '';
  const settled = useDebouncedValue(key, 300);
  const [counted, setCounted] = useState<{ key: string; count: CountedPart | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filters; a list's function is new on each render
  useEffect(() => {
    if (settled === '' || !filters) return;
    let isCurrent = true;
    countMatches?.(filters)
      ?.then((count) => isCurrent && setCounted({ key: settled, count }))
      .catch(() => {}); // the list shows the error if the filters are applied
    return () => {
      isCurrent = false;
    };
  }, [settled]);
  return counted?.key === key ? counted.count : undefined;
}
