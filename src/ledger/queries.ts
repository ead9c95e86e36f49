'use client';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type Daybook, useSupplied } from '../core/context.ts';
import { cursorOf, nextPageParam, type PageParam } from '../core/http/paging.ts';
import { keyOf } from '../core/query/resources.ts';
import { type LedgerQuery, queryGeneralLedger } from './api.ts';

export const generalLedgerOptions = (
  { http, session, service }: Pick<Daybook, 'http' | 'session' | 'service'>,
  query: LedgerQuery,
) =>
  infiniteQueryOptions({
    queryKey: keyOf(session, 'ledger', query),
    queryFn: ({ pageParam, signal }) =>
      queryGeneralLedger(http, { ...query, ...service, cursor: cursorOf(pageParam), signal }),
    initialPageParam: undefined as PageParam,
    getNextPageParam: nextPageParam,
  });

/** One account's ledger, a page at a time; the first page holds the beginning balance. */
export function useGeneralLedger(query: LedgerQuery) {
  const daybook = useSupplied();
  return useInfiniteQuery(generalLedgerOptions(daybook, query), daybook.queryClient);
}
