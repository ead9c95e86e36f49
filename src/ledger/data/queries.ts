'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import { anchorOf } from '../../core/http/paging.ts';
import { useLoadAll, useReadAll } from '../../core/query/loadAll.ts';
import { pagedListOptions, pageRequest } from '../../core/query/pagedList.ts';
import { keyOf } from '../../core/query/resources.ts';
import { usePagesInView } from '../../core/query/usePagesInView.ts';
import { type LedgerQuery, queryGeneralLedger } from './api.ts';

export const generalLedgerOptions = (daybook: Daybook, query: LedgerQuery) =>
  pagedListOptions(
    {
      queryKey: keyOf(daybook.session, 'ledger', query),
      readPage: (context) => {
        const { http, serviceOptions } = daybook[internals];
        const anchor = anchorOf(context.pageParam);
        const filter = anchor === undefined ? query.filter : { ...query.filter, beginDate: anchor };
        return queryGeneralLedger(http, {
          ...query,
          ...serviceOptions,
          ...pageRequest(context, query.limit),
          filter,
        });
      },
    },
    { anchorOf: ({ date }) => date }, // a cursor may carry the running balance
  );

/** One account’s ledger, page by page; the first page has the beginning balance. */
export function useGeneralLedger(query: LedgerQuery) {
  const daybook = useDaybookContext();
  return useInfiniteQuery(generalLedgerOptions(daybook, query), daybook.queryClient);
}

/** Reads the whole ledger without caching it, for a CSV file. */
export function useReadAllEntries(query: LedgerQuery) {
  return useReadAll(generalLedgerOptions(useDaybookContext(), query));
}

/** Loads the whole ledger into the cache, page by page. */
export function useLoadAllEntries(query: LedgerQuery) {
  return useLoadAll(generalLedgerOptions(useDaybookContext(), query));
}

/** Lets a table tell which pages of a ledger it shows. */
export function useLedgerPagesInView(query: LedgerQuery) {
  return usePagesInView(generalLedgerOptions(useDaybookContext(), query));
}
