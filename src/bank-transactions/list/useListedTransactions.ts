'use client';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useMatchingRows } from '../../core/pages/matchingRows.ts';
import { toDateRange } from '../../core/query/filterEntries.ts';
import { countLoaded } from '../../list/filters/useMatchCount.ts';
import { type BankTransactionFilters, filterOf, loadedFilterOf } from '../data/filters.ts';
import { bankTransactionsOptions } from '../data/options.ts';
import { useBankTransactions } from '../data/queries.ts';
import { transactionFilter, useTransactionFilter } from '../data/transactionFilter.ts';

/** The transactions that match filters, some of which the service does not have. */
export function useListedTransactions(filters: BankTransactionFilters, direction: 'ASC' | 'DESC') {
  const daybook = useDaybookContext();
  const { timeZone, fiscalYearStart } = daybook;
  const rangeOf = (of: BankTransactionFilters) => toDateRange(of, today(timeZone), fiscalYearStart);
  const range = rangeOf(filters);
  const filter = filterOf(filters, range);
  const loadedFilter = loadedFilterOf(filters);
  const query = { filter, sort: { orderBy: 'DATE', direction } } as const;
  const filterPage = useTransactionFilter(loadedFilter);
  const list = useMatchingRows(useBankTransactions(query), filterPage);
  return {
    range,
    query,
    list,
    filterPage,
    /** Identifies what matches, in any order. */
    filterKey: JSON.stringify([filter, loadedFilter]),
    filterNames: Object.keys({ ...filter, ...loadedFilter }),
    /** Counts what other filters find. */
    countMatches: (next: BankTransactionFilters) => {
      const options = bankTransactionsOptions(daybook, { ...query, filter: filterOf(next, rangeOf(next)) });
      return countLoaded(daybook.queryClient, options, transactionFilter(loadedFilterOf(next)));
    },
  };
}
