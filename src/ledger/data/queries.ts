'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { useLoadAll, useReadAll } from '../../core/query/loadAll.ts';
import { type PagedList, pagedListOptions } from '../../core/query/pagedList.ts';
import { keyOf } from '../../core/query/resources.ts';
import { type LedgerQuery, queryGeneralLedger } from './api.ts';
import type { LedgerPage } from './schema.ts';

type Source = Pick<Daybook, 'http' | 'session' | 'service'>;

export const generalLedgerOptions = (daybook: Source, query: LedgerQuery) =>
  pagedListOptions(ledgerPages(daybook, query), query.limit);

/** One account’s ledger, page by page; the first page has the beginning balance. */
export function useGeneralLedger(query: LedgerQuery) {
  const daybook = useDaybookContext();
  return useInfiniteQuery(generalLedgerOptions(daybook, query), daybook.queryClient);
}

/** Reads the whole ledger without caching it, for a CSV file. */
export function useReadAllEntries(query: LedgerQuery) {
  return useReadAll(ledgerPages(useDaybookContext(), query));
}

/** Loads the whole ledger into the cache, page by page. */
export function useLoadAllEntries(query: LedgerQuery) {
  return useLoadAll(ledgerPages(useDaybookContext(), query));
}

const ledgerPages = ({ http, session, service }: Source, query: LedgerQuery) =>
  ({
    queryKey: keyOf(session, 'ledger', query),
    readPage: (cursor, limit, signal) => queryGeneralLedger(http, { ...query, ...service, cursor, limit, signal }),
  }) satisfies PagedList<LedgerPage>;
