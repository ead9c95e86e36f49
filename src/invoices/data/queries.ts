'use client';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import { mostReadAgain, readAgainUnless } from '../../core/pages/pagedList.ts';
import { pauseAfterWrite } from '../../core/pages/pauseAfterWrite.ts';
import { type LoadedList, readAll } from '../../core/pages/readAll.ts';
import { largestPage } from '../../core/pages/refetchPages.ts';
import type { CountedPart } from '../../core/pages/rowCount.ts';
import { usePagesInView } from '../../core/pages/usePagesInView.ts';
import { useReadPages } from '../../core/pages/useReadPages.ts';
import { keyOf } from '../../core/query/resources.ts';
import { isOverdue } from './aging.ts';
import { type InvoiceFilter, type InvoiceQuery, queryInvoices } from './api.ts';
import { narrowToOpen } from './filters.ts';
import { invoicesOptions } from './options.ts';
import type { Invoice } from './schema.ts';

/** The company’s invoices, page by page, by default newest first. */
export function useInvoices(query: InvoiceQuery = {}) {
  const daybook = useDaybookContext();
  return useInfiniteQuery(invoicesOptions(daybook, query), daybook.queryClient);
}

/** Reads all invoices of a query without caching them, for a CSV file. */
export function useReadAllInvoices(query: InvoiceQuery) {
  return useReadPages(invoicesOptions(useDaybookContext(), query));
}

/** Lets a table tell which pages of a query it shows. */
export function useInvoicePagesInView(query: InvoiceQuery) {
  return usePagesInView(invoicesOptions(useDaybookContext(), query));
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
    queryFn: async (context): Promise<LoadedList<Invoice>> => {
      const open = narrowToOpen(filter);
      if (!open) return { rows: [], unreadable: [], isComplete: true };
      const { client, queryKey, signal } = context;
      const known = client.getQueryData<LoadedList<Invoice>>(queryKey);
      if (known && known.rows.length > largestPage) await pauseAfterWrite(context);
      const readPage = (cursor: string | undefined) =>
        queryInvoices(daybook[internals].http, { filter: open, limit: largestPage, cursor, signal });
      return readAll(readPage, isUnlimited ? undefined : maxOpenInvoices / largestPage);
    },
    ...readAgainUnless<LoadedList<Invoice>>(
      (data) => data !== undefined && data.rows.length + data.unreadable.length > mostReadAgain * largestPage,
    ),
  });

/**
 * The open invoices of a filter, for totals and orders that the service doesn’t compute; `isComplete: false` if there are more
 * than `maxOpenInvoices`, until `readRest` is called. Those of customers are taken from the same reading. Reading stops when no
 * component uses them.
 * @param isEnabled nothing is requested otherwise.
 */
export function useOpenInvoices({ customer, ...filter }: InvoiceFilter, isEnabled: boolean) {
  const daybook = useDaybookContext();
  const filterKey = JSON.stringify(filter);
  const customerKey = customer && JSON.stringify(customer.id.in);
  const [unlimitedKey, setUnlimitedKey] = useState<string>(); // reset by another filter
  const options = openInvoicesOptions(daybook, { filter, isUnlimited: unlimitedKey === filterKey });
  const select = useCallback(
    (all: LoadedList<Invoice>): LoadedList<Invoice> => {
      if (customerKey === undefined) return all;
      const ids = new Set(JSON.parse(customerKey));
      return { ...all, rows: all.rows.filter((row) => row.customer && ids.has(row.customer.id)) };
    },
    [customerKey],
  );
  const open = useQuery({ ...options, select, enabled: isEnabled }, daybook.queryClient);
  return {
    open,
    /** Whether a write may have changed them, and they are being read again. */
    isUpdating: open.isRefetching && daybook.queryClient.getQueryState(options.queryKey)?.isInvalidated === true,
    readRest: () => setUnlimitedKey(filterKey),
  };
}

/**
 * The number of drafts of a filter, up to 100, from one request.
 * @param isEnabled nothing is requested otherwise.
 */
export function useDraftCount(filter: InvoiceFilter, isEnabled: boolean) {
  const daybook = useDaybookContext();
  const options = queryOptions({
    queryKey: keyOf(daybook.session, 'invoices', 'drafts', filter),
    queryFn: async ({ signal }): Promise<CountedPart> => {
      const drafts: InvoiceFilter = { ...filter, invoiceStatus: { in: ['DRAFT'] } };
      const page = await queryInvoices(daybook[internals].http, { filter: drafts, limit: 100, signal });
      return { count: page.rows.length + page.unreadable.length, isComplete: page.next === undefined };
    },
  });
  return useQuery({ ...options, enabled: isEnabled }, daybook.queryClient);
}

/**
 * Whether there is any invoice, from one small request.
 * @param isEnabled nothing is requested otherwise.
 */
export function useHasInvoices(isEnabled: boolean) {
  const daybook = useDaybookContext();
  const options = queryOptions({
    queryKey: keyOf(daybook.session, 'invoices', 'any'),
    queryFn: async ({ signal }): Promise<boolean> => {
      const { rows, unreadable } = await queryInvoices(daybook[internals].http, { limit: 1, signal });
      return rows.length + unreadable.length > 0;
    },
  });
  return useQuery({ ...options, enabled: isEnabled }, daybook.queryClient);
}

/** Refetches the open invoices and the number of drafts that are in use. */
export function useRefetchCounts() {
  const { queryClient, session } = useDaybookContext();
  const refetch = (kind: string) =>
    queryClient.refetchQueries({ queryKey: keyOf(session, 'invoices', kind), type: 'active' });
  return () => Promise.all([refetch('open'), refetch('drafts')]);
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
