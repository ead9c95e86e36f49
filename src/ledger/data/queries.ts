'use client';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { addDays } from '../../core/dates/calendar.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import { mapConcurrent } from '../../core/http/mapConcurrent.ts';
import type { Minor } from '../../core/money/minor.ts';
import { pauseAfterWrite } from '../../core/pages/pauseAfterWrite.ts';
import { countRows } from '../../core/pages/rowCount.ts';
import type { PageFilter } from '../../core/pages/usePageFilter.ts';
import { usePagesInView } from '../../core/pages/usePagesInView.ts';
import { useReadPages } from '../../core/pages/useReadPages.ts';
import { keyOf } from '../../core/query/resources.ts';
import { type LedgerQuery, queryGeneralLedger } from './api.ts';
import { generalLedgerOptions } from './options.ts';
import type { GlEntry } from './schema.ts';

/** One account’s ledger, page by page, by default newest first. */
export function useGeneralLedger(query: LedgerQuery) {
  const daybook = useDaybookContext();
  return useInfiniteQuery(generalLedgerOptions(daybook, query), daybook.queryClient);
}

/** The number of entries of a ledger; undefined if it is not loaded to its end. */
export function countLoadedEntries(daybook: Daybook, query: LedgerQuery): number | undefined {
  const loaded = daybook.queryClient.getQueryData(generalLedgerOptions(daybook, query).queryKey);
  return loaded && loaded.pages.at(-1)?.next === undefined ? countRows(loaded.pages) : undefined;
}

/** Reads the whole ledger without caching it, for a CSV file. */
export function useReadAllEntries(query: LedgerQuery, filterPage?: PageFilter<GlEntry>) {
  return useReadPages(generalLedgerOptions(useDaybookContext(), query), filterPage);
}

/**
 * The balances at the end of days: the service has no endpoint for a balance, but a ledger that begins the next day begins with
 * it. Null where it sends none.
 */
const balancesOptions = (
  daybook: Daybook,
  { filter, oldestFirst, ...query }: LedgerQuery,
  dates: readonly PlainDate[],
) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'ledger', 'balances', { ...query, filter: { ...filter, ...noDates } }, dates),
    queryFn: async (context): Promise<(Minor | null)[]> => {
      if (dates.length > 1) await pauseAfterWrite(context);
      const { signal } = context;
      const { http, serviceOptions } = daybook[internals];
      const balanceAt = async (date: PlainDate) => {
        const after = { ...filter, beginDate: addDays(date, 1), endDate: undefined };
        const page = await queryGeneralLedger(http, { ...query, ...serviceOptions, filter: after, limit: 1, signal });
        return page.beginningBalance ?? null;
      };
      const balances: (Minor | null)[] = [];
      await mapConcurrent(dates, async (date, index) => {
        balances[index] = await balanceAt(date);
      });
      return balances;
    },
  });

const noDates = { beginDate: undefined, endDate: undefined };

/** The balances of a query's account at the end of days, one request each. */
export function useBalances(query: LedgerQuery, dates: readonly PlainDate[]) {
  const daybook = useDaybookContext();
  const options = { ...balancesOptions(daybook, query, dates), enabled: dates.length > 0 };
  return useQuery(options, daybook.queryClient);
}

/** Lets a table tell which pages of a ledger it shows. */
export function useLedgerPagesInView(query: LedgerQuery) {
  return usePagesInView(generalLedgerOptions(useDaybookContext(), query));
}
