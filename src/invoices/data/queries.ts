'use client';
import { type InfiniteData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import { DaybookError } from '../../core/errors.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { everyPage, type ListPage, type ListPageParam } from '../../core/http/paging.ts';
import { useLoadAll, useReadAll } from '../../core/query/loadAll.ts';
import { mostReadAgain, pagedListOptions, pageRequest, readAgainUnless } from '../../core/query/pagedList.ts';
import { type LoadedList, readAll } from '../../core/query/readAll.ts';
import { largestPage } from '../../core/query/refetchPages.ts';
import { keyOf } from '../../core/query/resources.ts';
import { usePagesInView } from '../../core/query/usePagesInView.ts';
import type { CountedPart } from '../../list/useOnCountChange.ts';
import { filterPageByBucket, type InvoiceAgingBucket, isOverdue } from './aging.ts';
import { getInvoice, type InvoiceFilter, type InvoiceQuery, queryInvoices } from './api.ts';
import { narrowToOpen } from './filters.ts';
import type { Invoice } from './schema.ts';

export const invoicesOptions = (daybook: Daybook, query: InvoiceQuery = {}) =>
  pagedListOptions({
    queryKey: keyOf(daybook.session, 'invoices', 'list', query),
    readPage: (context) => queryInvoices(daybook[internals].http, { ...query, ...pageRequest(context, query.limit) }),
  });

/** The company’s invoices, page by page, by default newest first. */
export function useInvoices(query: InvoiceQuery = {}) {
  const daybook = useDaybookContext();
  return useInfiniteQuery(invoicesOptions(daybook, query), daybook.queryClient);
}

/** Reads all invoices of a query without caching them, for a CSV file. */
export function useReadAllInvoices(query: InvoiceQuery) {
  return useReadAll(invoicesOptions(useDaybookContext(), query));
}

/** Loads all invoices of a query into the cache, page by page. */
export function useLoadAllInvoices(query: InvoiceQuery) {
  return useLoadAll(invoicesOptions(useDaybookContext(), query));
}

/** Lets a table tell which pages of a query it shows. */
export function useInvoicePagesInView(query: InvoiceQuery) {
  return usePagesInView(invoicesOptions(useDaybookContext(), query));
}

interface InvoiceOptions {
  /**
   * The invoice as loaded elsewhere, shown until the service responds. It is also the result if the service has no endpoint for
   * one invoice and more invoices than are searched.
   */
  placeholderData?: Invoice | undefined;
}

export const invoiceOptions = (daybook: Daybook, invoiceId: string, { placeholderData }: InvoiceOptions = {}) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'invoices', 'one', invoiceId),
    queryFn: async ({ signal }) => {
      const { http } = daybook[internals];
      try {
        return await getInvoice(http, { invoiceId, signal });
      } catch (error) {
        if (!isMissing(error)) throw error;
        const listed = await findInList(http, { invoiceId, signal }).catch((listError: unknown) => {
          throw isMissing(listError) ? error : listError;
        });
        if (listed === 'missing') throw error;
        if (listed !== 'unknown') return listed;
        if (placeholderData?.id !== invoiceId) throw error;
        return placeholderData;
      }
    },
  });

/** Includes a 404 from a proxy. */
function isMissing(error: unknown): boolean {
  return error instanceof DaybookError && error.status === 404;
}

/** Finds an invoice among the first 1,000 of the list, for a service without an endpoint for one invoice. */
async function findInList(
  http: HttpClient,
  { invoiceId, signal }: { invoiceId: string; signal: AbortSignal },
): Promise<Invoice | 'missing' | 'unknown'> {
  let pages = 0;
  for await (const { rows, next } of everyPage((cursor) => queryInvoices(http, { limit: 250, cursor, signal }))) {
    const invoice = rows.find(({ id }) => id === invoiceId);
    if (invoice) return invoice;
    if (next !== undefined && ++pages === 4) return 'unknown';
  }
  return 'missing';
}

/** One invoice. */
export function useInvoice(invoiceId: string, { placeholderData }: InvoiceOptions = {}) {
  const daybook = useDaybookContext();
  return useQuery({ ...invoiceOptions(daybook, invoiceId, { placeholderData }), placeholderData }, daybook.queryClient);
}

/** Open invoices to read for totals, in 20 background requests, unless the user loads all. */
export const maxOpenInvoices = 5_000;

interface OpenInvoicesOptions {
  filter?: InvoiceFilter;
  /** Reads more than `maxOpenInvoices`. */
  isUnlimited?: boolean;
}

const openInvoicesOptions = (daybook: Daybook, { filter = {}, isUnlimited = false }: OpenInvoicesOptions) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'invoices', 'open', filter, isUnlimited),
    queryFn: ({ signal }): Promise<LoadedList<Invoice>> => {
      const open = narrowToOpen(filter);
      if (!open) return Promise.resolve({ rows: [], unreadable: [], isComplete: true });
      const readPage = (cursor: string | undefined) =>
        queryInvoices(daybook[internals].http, { filter: open, limit: largestPage, cursor, signal });
      return readAll(readPage, isUnlimited ? undefined : maxOpenInvoices / largestPage);
    },
    ...readAgainUnless<LoadedList<Invoice>>(
      (data) => data !== undefined && data.rows.length + data.unreadable.length > mostReadAgain * largestPage,
    ),
  });

/**
 * The open invoices of a filter, for totals that the service doesn’t compute; `isComplete: false` if there are more than
 * `maxOpenInvoices`. Reading stops when no component uses them.
 */
export function useOpenInvoices(options: OpenInvoicesOptions = {}) {
  const daybook = useDaybookContext();
  return useQuery(openInvoicesOptions(daybook, options), daybook.queryClient);
}

/** Refetches the open invoices that are in use. */
export function useRefetchOpenInvoices() {
  const { queryClient, session } = useDaybookContext();
  return () => queryClient.refetchQueries({ queryKey: keyOf(session, 'invoices', 'open'), type: 'active' });
}

/**
 * The number of overdue invoices, from the same query as the aging summary.
 * @param isEnabled nothing is requested otherwise.
 */
export function useOverdueCount(today: PlainDate, isEnabled: boolean) {
  const daybook = useDaybookContext();
  const select = useCallback(
    ({ rows, unreadable, isComplete }: LoadedList<Invoice>): CountedPart => ({
      count: rows.filter((invoice) => isOverdue(invoice, today)).length,
      isComplete: isComplete && unreadable.length === 0, // an unreadable one may be overdue
    }),
    [today],
  );
  return useQuery({ ...openInvoicesOptions(daybook, {}), select, enabled: isEnabled }, daybook.queryClient);
}

/**
 * The invoices of a query in one aging bucket; all of them without a bucket. The service doesn’t know buckets, so each page is
 * filtered here.
 */
export function useInvoicesInBucket(query: InvoiceQuery, bucket: InvoiceAgingBucket | undefined, today: PlainDate) {
  const daybook = useDaybookContext();
  const select = useCallback(
    (list: InfiniteData<ListPage<Invoice>, ListPageParam>) =>
      bucket === undefined
        ? list
        : { ...list, pages: list.pages.map((page) => filterPageByBucket(page, bucket, today)) },
    [bucket, today],
  );
  return useInfiniteQuery({ ...invoicesOptions(daybook, query), select }, daybook.queryClient);
}
