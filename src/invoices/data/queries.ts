'use client';
import { type InfiniteData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import { DaybookError } from '../../core/errors.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { everyPage, type ListPage, type ListPageParam } from '../../core/http/paging.ts';
import { useLoadAll, useReadAll } from '../../core/query/loadAll.ts';
import {
  largestPage,
  mostReadAgain,
  pagedListOptions,
  pageRequest,
  readAgainUnless,
} from '../../core/query/pagedList.ts';
import { type LoadedList, readAll } from '../../core/query/readAll.ts';
import { keyOf } from '../../core/query/resources.ts';
import type { CountedPart } from '../../list/useOnCountChange.ts';
import { filterPageByBucket, type InvoiceAgingBucket, isOverdue } from './aging.ts';
import { getInvoice, type InvoiceFilter, type InvoiceQuery, queryInvoices } from './api.ts';
import { narrowToOpen } from './filters.ts';
import type { Invoice } from './schema.ts';

export const invoicesOptions = (daybook: Daybook, query: InvoiceQuery = {}) =>
  pagedListOptions({
    queryKey: keyOf(daybook.session, 'invoices', 'list', query),
    queryFn: (context) => queryInvoices(daybook[internals].http, { ...query, ...pageRequest(context, query.limit) }),
  });

/** The company's invoices, a page at a time, the newest first unless the query says otherwise. */
export function useInvoices(query: InvoiceQuery = {}) {
  const daybook = useDaybookContext();
  return useInfiniteQuery(invoicesOptions(daybook, query), daybook.queryClient);
}

/** Reads all invoices of a query without keeping them, to write them to a file. */
export function useReadAllInvoices(query: InvoiceQuery) {
  return useReadAll(invoicesOptions(useDaybookContext(), query));
}

/** Loads all invoices of a query, so that the rows of its hook grow page by page. */
export function useLoadAllInvoices(query: InvoiceQuery) {
  return useLoadAll(invoicesOptions(useDaybookContext(), query));
}

interface InvoiceOptions {
  /**
   * What is known of it from elsewhere: shown until the service answers. It is kept only where the service has no endpoint of a
   * single invoice, and more invoices than are looked at.
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

/** Also where a proxy says so, and not the service itself. */
function isMissing(error: unknown): boolean {
  return error instanceof DaybookError && error.status === 404;
}

/**
 * The invoice as the list has it, for a service without the endpoint of a single one. Up to 1,000 invoices are looked at; of those
 * after them nothing is known.
 */
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

/** As many open invoices are read for totals unless the user asks for all: 20 requests, in the background. */
export const maxOpenInvoices = 5_000;

interface OpenInvoicesOptions {
  filter?: InvoiceFilter;
  /** Whether to read past `mostOpenInvoices`. */
  isUnlimited?: boolean;
}

const openInvoicesOptions = (daybook: Daybook, { filter = {}, isUnlimited = false }: OpenInvoicesOptions) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'invoices', 'open', filter, isUnlimited),
    queryFn: ({ signal }): Promise<LoadedList<Invoice>> => {
      const open = narrowToOpen(filter);
      if (!open) return Promise.resolve({ rows: [], unreadable: [], isWhole: true });
      const readPage = (cursor: string | undefined) =>
        queryInvoices(daybook[internals].http, { filter: open, limit: largestPage, cursor, signal });
      return readAll(readPage, isUnlimited ? undefined : maxOpenInvoices / largestPage);
    },
    ...readAgainUnless<LoadedList<Invoice>>(
      (data) => data !== undefined && data.rows.length + data.unreadable.length > mostReadAgain * largestPage,
    ),
  });

/**
 * The open invoices of a filter, for totals: all of them, or `isWhole: false` where there are more than `mostOpenInvoices`. The
 * service neither counts nor adds up. Reading ends when no component shows them anymore.
 */
export function useOpenInvoices(options: OpenInvoicesOptions = {}) {
  const daybook = useDaybookContext();
  return useQuery(openInvoicesOptions(daybook, options), daybook.queryClient);
}

/** Gives a function that reads the open invoices again, where they are shown. */
export function useRefetchOpenInvoices() {
  const { queryClient, session } = useDaybookContext();
  return () => queryClient.refetchQueries({ queryKey: keyOf(session, 'invoices', 'open'), type: 'active' });
}

/**
 * How many of the company's invoices are overdue, among the open ones that are read for the aging summary, too.
 * @param isWanted whether anybody wants to know: else nothing is read for it.
 */
export function useOverdueCount(today: PlainDate, isWanted: boolean) {
  const daybook = useDaybookContext();
  const select = useCallback(
    ({ rows, unreadable, isWhole }: LoadedList<Invoice>): CountedPart => ({
      count: rows.filter((invoice) => isOverdue(invoice, today)).length,
      isWhole: isWhole && unreadable.length === 0, // an unreadable one may be overdue
    }),
    [today],
  );
  return useQuery({ ...openInvoicesOptions(daybook, {}), select, enabled: isWanted }, daybook.queryClient);
}

/**
 * The invoices of a query that are in one bucket of the aging; without a bucket, all of them. The service knows no buckets: of each
 * page those that are in it are kept.
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
