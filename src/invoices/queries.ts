'use client';
import { type InfiniteData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Daybook, useSupplied } from '../core/context.ts';
import type { PlainDate } from '../core/dates/plainDate.ts';
import { DaybookError } from '../core/http/errors.ts';
import type { HttpClient } from '../core/http/httpClient.ts';
import { everyPage, type Page, type PageParam } from '../core/http/paging.ts';
import { type PagedList, pagedListOptions } from '../core/query/pagedList.ts';
import { readList } from '../core/query/readList.ts';
import { keyOf } from '../core/query/resources.ts';
import { useLoadWhole, useReadWhole } from '../core/query/wholeList.ts';
import type { CountedPart } from '../ui/useToldCount.ts';
import { type AgeingBand, pageOfBand } from './Ageing.ts';
import { getInvoice, type InvoiceQuery, queryInvoices } from './api.ts';
import type { Invoice } from './schema.ts';

type Source = Pick<Daybook, 'http' | 'session'>;

export const invoicesOptions = (daybook: Source, query: InvoiceQuery = {}) =>
  pagedListOptions(invoicePages(daybook, query), query.limit);

/** The company's invoices, a page at a time, the newest first unless the query says otherwise. */
export function useInvoices(query: InvoiceQuery = {}) {
  const daybook = useSupplied();
  return useInfiniteQuery(invoicesOptions(daybook, query), daybook.queryClient);
}

/** Reads all invoices of a query without keeping them, to write them to a file. */
export function useReadAllInvoices(query: InvoiceQuery) {
  return useReadWhole(invoicePages(useSupplied(), query));
}

/** Loads all invoices of a query, so that the rows of its hook grow page by page. */
export function useLoadAllInvoices(query: InvoiceQuery) {
  return useLoadWhole(invoicePages(useSupplied(), query));
}

const invoicePages = ({ http, session }: Source, query: InvoiceQuery) =>
  ({
    queryKey: keyOf(session, 'invoices', 'list', query),
    readPage: (cursor, limit, signal) => queryInvoices(http, { ...query, cursor, limit, signal }),
  }) satisfies PagedList<Page<Invoice>>;

export const invoiceOptions = ({ http, session }: Source, invoiceId: string) =>
  queryOptions({
    queryKey: keyOf(session, 'invoices', 'one', invoiceId),
    queryFn: async ({ signal }) => {
      try {
        return await getInvoice(http, { invoiceId, signal });
      } catch (error) {
        const isMissing = error instanceof DaybookError && error.status === 404;
        const listed = isMissing && (await listedInvoice(http, { invoiceId, signal }).catch(() => undefined));
        if (listed) return listed;
        throw error;
      }
    },
  });

/** The invoice as the list has it, for a service without the endpoint of a single one. Up to 1,000 invoices are looked at. */
async function listedInvoice(
  http: HttpClient,
  { invoiceId, signal }: { invoiceId: string; signal: AbortSignal },
): Promise<Invoice | undefined> {
  let pages = 0;
  for await (const { rows } of everyPage((cursor) => queryInvoices(http, { limit: 250, cursor, signal }))) {
    const invoice = rows.find(({ id }) => id === invoiceId);
    if (invoice || ++pages === 4) return invoice;
  }
  return undefined;
}

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
      const { rows, unreadable, isWhole } = await readList(readPage, 4);
      return { count: rows.length + unreadable.length, isWhole };
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
    (list: InfiniteData<Page<Invoice>, PageParam>) =>
      band === undefined ? list : { ...list, pages: list.pages.map((page) => pageOfBand(page, band, today)) },
    [band, today],
  );
  return useInfiniteQuery({ ...invoicesOptions(daybook, query), select }, daybook.queryClient);
}
