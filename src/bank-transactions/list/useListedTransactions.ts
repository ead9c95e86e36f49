'use client';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { toDateRange } from '../../core/filters/filterEntries.ts';
import type { ListPage } from '../../core/http/paging.ts';
import type { LoadedPages } from '../../core/pages/pagedList.ts';
import { useLoadAll } from '../../core/pages/useLoadAll.ts';
import { pageFilter, useMatchingRows, usePageFilter } from '../../core/pages/usePageFilter.ts';
import { countLoaded } from '../../list/filters/useMatchCount.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { type BankTransactionFilters, filterOf, loadedFilterOf, matchesLoadedFilter } from '../data/filters.ts';
import { bankTransactionsOptions } from '../data/options.ts';
import { useBankTransactions, useTransactionPagesInView } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';

/** The transactions that match filters, some of which the service does not have. */
export function useListedTransactions(filters: BankTransactionFilters, direction: 'ASC' | 'DESC') {
  const daybook = useDaybookContext();
  const { fiscalYearStart } = daybook;
  const today = useToday();
  const rangeOf = (chosen: BankTransactionFilters) => toDateRange(chosen, today, fiscalYearStart);
  const range = rangeOf(filters);
  const filter = filterOf(filters, range);
  const loadedFilter = loadedFilterOf(filters);
  const query = { filter, sort: { orderBy: 'DATE', direction } } as const;
  const filterPage = usePageFilter(loadedFilter, matchesLoadedFilter);
  const list = useMatchingRows(useBankTransactions(query), filterPage);
  const loaded = useMemo(() => list.data?.pages.flatMap(({ rows }) => rows) ?? [], [list.data]);
  const optionsOf = (next: BankTransactionFilters) =>
    bankTransactionsOptions(daybook, { ...query, filter: filterOf(next, rangeOf(next)) });
  const pageFilterOf = (next: BankTransactionFilters) => pageFilter(loadedFilterOf(next), matchesLoadedFilter);
  const filterKey = JSON.stringify([filter, loadedFilter]);
  const listKey = filterKey + direction;
  return {
    range,
    query,
    list,
    /** The rows that are loaded. */
    loaded,
    isNone: list.isSuccess && !list.hasNextPage && loaded.length === 0,
    pagesInView: useTransactionPagesInView(query),
    loadAll: useLoadAll(listKey, bankTransactionsOptions(daybook, query)),
    filterPage,
    /** Identifies what matches, in any order. */
    filterKey,
    /** Identifies the list: another one starts at the top. */
    listKey,
    filterNames: Object.keys({ ...filter, ...loadedFilter }),
    /** The loaded pages for other filters; undefined if there are none, or if a complete list may have changed since. */
    loadedOf: (next: BankTransactionFilters) => {
      const { queryKey } = optionsOf(next);
      const { data, isInvalidated } =
        daybook.queryClient.getQueryState<LoadedPages<ListPage<BankTransaction>>>(queryKey) ?? {};
      if (isInvalidated && data?.pages.at(-1)?.next === undefined) return undefined;
      const filterPage = pageFilterOf(next);
      return filterPage ? data?.pages.map(filterPage) : data?.pages;
    },
    /** Counts what other filters find. */
    countMatches: (next: BankTransactionFilters) =>
      countLoaded(daybook.queryClient, optionsOf(next), pageFilterOf(next)),
  };
}
