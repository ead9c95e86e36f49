'use client';
import { useMemo } from 'react';
import type { ListPage } from '../http/paging.ts';
import { memoizeByObject } from '../memoize.ts';

/** Reduces a page to its matching rows. */
export type PageFilter<Row> = <Page extends ListPage<Row>>(page: Page) => Page;

/**
 * Filters pages by what the service cannot filter by, each page once. Unreadable rows stay: they may match.
 * @param conditions undefined if all rows match; then it returns undefined.
 */
export function pageFilter<Row, Conditions extends object>(
  conditions: Conditions | undefined,
  matches: (row: Row, conditions: Conditions) => boolean,
): PageFilter<Row> | undefined {
  if (!conditions) return undefined;
  const filtered = memoizeByObject((page: ListPage<Row>) => {
    return { ...page, rows: page.rows.filter((row) => matches(row, conditions)) };
  });
  return <Page extends ListPage<Row>>(page: Page) => filtered(page) as Page; // the page with fewer rows
}

/** The result of `pageFilter`, which stays the same with the conditions. @param matches a stable function. */
export function usePageFilter<Row, Conditions extends object>(
  conditions: Conditions | undefined,
  matches: (row: Row, conditions: Conditions) => boolean,
): PageFilter<Row> | undefined {
  const key = JSON.stringify(conditions ?? null);
  return useMemo(() => {
    const parsed: Conditions | null = JSON.parse(key);
    return pageFilter(parsed ?? undefined, matches);
  }, [key, matches]);
}

/**
 * A list with matching rows only. Its pages stay in their places, so it loads and refetches as before.
 * @param filterPage undefined for all rows; another one filters again.
 */
export function useMatchingRows<Row, List extends { data: { pages: readonly ListPage<Row>[] } | undefined }>(
  list: List,
  filterPage: PageFilter<Row> | undefined,
): List {
  const { data } = list;
  const matching = useMemo(
    () => filterPage && data && { ...data, pages: data.pages.map((page) => filterPage(page)) },
    [data, filterPage],
  );
  return matching ? { ...list, data: matching } : list;
}
