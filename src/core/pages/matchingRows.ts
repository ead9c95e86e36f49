'use client';
import { useMemo } from 'react';
import type { ListPage } from '../http/paging.ts';

/** Reduces a page to its matching rows. */
export type PageFilter<Row> = <Page extends ListPage<Row>>(page: Page) => Page;

/** Filters pages by what the service cannot filter by, each page once. Unreadable rows stay: they may match. */
export function pageFilter<Row>(matches: (row: Row) => boolean): PageFilter<Row> {
  const filtered = new WeakMap<ListPage<Row>, ListPage<Row>>();
  return <Page extends ListPage<Row>>(page: Page) => {
    const matching = filtered.get(page) ?? { ...page, rows: page.rows.filter(matches) };
    filtered.set(page, matching);
    return matching as Page; // the page with fewer rows
  };
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
