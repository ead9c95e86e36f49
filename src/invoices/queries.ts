'use client';
import { type InfiniteData, infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Daybook, useSupplied } from '../core/context.ts';
import type { PlainDate } from '../core/dates/plainDate.ts';
import { cursorOf, nextPageParam, type Page, type PageParam } from '../core/http/paging.ts';
import { readList } from '../core/query/readList.ts';
import { keyOf } from '../core/query/resources.ts';
import type { CountedPart } from '../ui/useToldCount.ts';
import { type AgeingBand, ageingBandOf } from './Ageing.ts';
import { getInvoice, type InvoiceQuery, queryInvoices } from './api.ts';
import type { Invoice } from './schema.ts';

type Source = Pick<Daybook, 'http' | 'session'>;

export const invoicesOptions = ({ http, session }: Source, query: InvoiceQuery = {}) =>
  infiniteQueryOptions({
    queryKey: keyOf(session, 'invoices', 'list', query),
    queryFn: ({ pageParam, signal }) => queryInvoices(http, { ...query, cursor: cursorOf(pageParam), signal }),
    initialPageParam: undefined as PageParam,
    getNextPageParam: nextPageParam,
  });

/** The company's invoices, a page at a time, the newest first unless the query says otherwise. */
export function useInvoices(query: InvoiceQuery = {}) {
  const daybook = useSupplied();
  return useInfiniteQuery(invoicesOptions(daybook, query), daybook.queryClient);
}

export const invoiceOptions = ({ http, session }: Source, invoiceId: string) =>
  queryOptions({
    queryKey: keyOf(session, 'invoices', 'one', invoiceId),
    queryFn: ({ signal }) => getInvoice(http, { invoiceId, signal }),
  });

interface OneInvoiceOptions {
  /** What is known of it from elsewhere: shown until the service answers, and never kept. */
  before?: Invoice | undefined;
}

/** One invoice. */
export function useInvoice(invoiceId: string, { before }: OneInvoiceOptions = {}) {
  const daybook = useSupplied();
  return useQuery({ ...invoiceOptions(daybook, invoiceId), placeholderData: before }, daybook.queryClient);
}

const overdueCountOptions = ({ http, session }: Source) =>
  queryOptions({
    queryKey: keyOf(session, 'invoices', 'overdueCount'),
    queryFn: async ({ signal }): Promise<CountedPart> => {
      const filter = { dueDate: { in: ['OVERDUE'] } };
      const readPage = (cursor: string | undefined) => queryInvoices(http, { filter, limit: 250, cursor, signal });
      const { rows, isWhole } = await readList(readPage, 4);
      return { count: rows.length, isWhole };
    },
  });

/** How many of the company's invoices are overdue. The service does not count: they are read, up to 1,000. */
export function useOverdueCount() {
  const daybook = useSupplied();
  return useQuery(overdueCountOptions(daybook), daybook.queryClient);
}

/**
 * The invoices of a query that are in one band of the ageing; without a band, all of them. The service knows no bands: of each
 * page those that are in it are kept.
 */
export function useInvoicesOfBand(query: InvoiceQuery, band: AgeingBand | undefined, today: PlainDate) {
  const daybook = useSupplied();
  const select = useCallback(
    (list: InfiniteData<Page<Invoice>, PageParam>) => {
      if (band === undefined) return list;
      const inBand = (invoice: Invoice) => ageingBandOf(invoice, today) === band;
      return { ...list, pages: list.pages.map((page) => ({ ...page, rows: page.rows.filter(inBand) })) };
    },
    [band, today],
  );
  return useInfiniteQuery({ ...invoicesOptions(daybook, query), select }, daybook.queryClient);
}
