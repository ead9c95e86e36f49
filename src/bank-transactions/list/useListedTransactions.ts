'use client';
import { useMemo } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { pageFilter, useMatchingRows, usePageFilter } from '../../core/pages/matchingRows.ts';
import { useLoadAll } from '../../core/pages/useLoadAll.ts';
import { toDateRange } from '../../core/query/filterEntries.ts';
import { countLoaded } from '../../list/filters/useMatchCount.ts';
import { type BankTransactionFilters, filterOf, loadedFilterOf, matchesLoadedFilter } from '../data/filters.ts';
import { bankTransactionsOptions } from '../data/options.ts';
import { useBankTransactions, useTransactionPagesInView } from '../data/queries.ts';

/** The transactions that match filters, some of which the service does not have. */
export function useListedTransactions(filters: BankTransactionFilters, direction: 'ASC' | 'DESC') {
  const daybook = useDaybookContext();
  const { timeZone, fiscalYearStart } = daybook;
  const rangeOf = (of: BankTransactionFilters) => toDateRange(of, today(timeZone), fiscalYearStart);
  const range = rangeOf(filters);
  const filter = filterOf(filters, range);
  const loadedFilter = loadedFilterOf(filters);
  const query = { filter, sort: { orderBy: 'DATE', direction } } as const;
  const filterPage = usePageFilter(loadedFilter, matchesLoadedFilter);
  const list = useMatchingRows(useBankTransactions(query), filterPage);
  const loaded = useMemo(() => list.data?.pages.flatMap(({ rows }) => rows) ?? [], [list.data]);
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
    /** Counts what other filters find. */
    countMatches: (next: BankTransactionFilters) => {
      const options = bankTransactionsOptions(daybook, { ...query, filter: filterOf(next, rangeOf(next)) });
      return countLoaded(daybook.queryClient, options, pageFilter(loadedFilterOf(next), matchesLoadedFilter));
    },
  };
}
