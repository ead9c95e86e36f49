'use client';
import { type UseQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { LoadedList } from '../../core/query/readAll.ts';
import type { ListColumn } from '../../list/columns/listFeatures.ts';
import { accessorOf, sortRows } from '../../list/columns/sortRows.ts';
import type { SortingState } from '../../list/useListSorting.ts';
import { getAgingBucket, getDueDate, type InvoiceAgingBucket } from '../data/aging.ts';
import type { InvoiceQuery } from '../data/api.ts';
import { invoicesOptions, type useInvoices } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';

/** The result of the list’s query. */
export type InvoiceRows = Pick<
  ReturnType<typeof useInvoices>,
  | 'data'
  | 'error'
  | 'isSuccess'
  | 'isLoadingError'
  | 'isFetching'
  | 'isRefetching'
  | 'isRefetchError'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage'
> & { refetch: () => unknown };

interface InvoiceRowsOptions {
  query: InvoiceQuery;
  /** Undefined for all invoices of the query. */
  buckets: readonly InvoiceAgingBucket[] | undefined;
  /** The open invoices of the same filter, which the buckets are taken from. */
  open: UseQueryResult<LoadedList<Invoice>>;
  columns: readonly ListColumn<Invoice>[];
  sorting: SortingState;
  today: PlainDate;
}

/**
 * The invoices of the list, page by page. The service doesn’t know aging buckets: their invoices are those of all open ones,
 * sorted here, equal ones by their due date. There are none until all are read.
 */
export function useInvoiceRows({ query, buckets, open, ...options }: InvoiceRowsOptions): InvoiceRows {
  const daybook = useDaybookContext();
  const { columns, sorting, today } = options;
  const [sorted] = sorting;
  const { locale } = daybook;
  const paged = useInfiniteQuery(
    { ...invoicesOptions(daybook, query), enabled: buckets === undefined },
    daybook.queryClient,
  );
  const data = useMemo(() => {
    if (!open.data || !buckets) return undefined;
    const { rows, unreadable, isComplete } = open.data;
    const isListed = (invoice: Invoice) => buckets.some((bucket) => bucket === getAgingBucket(invoice, today));
    const found = sortRows(rows.filter(isListed), getDueDate, { desc: false, locale });
    const column = columns.find(({ id }) => id === sorted?.id);
    const read = column && accessorOf(column);
    const page = {
      rows: read && sorted ? sortRows(found, read, { desc: sorted.desc, locale }) : found,
      unreadable: unreadable.map((row, index) => ({ ...row, position: found.length + index })),
      next: undefined,
      previous: undefined,
    };
    const unfinished = { ...page, rows: [], unreadable: [], next: '' };
    return { pages: [isComplete ? page : unfinished], pageParams: [undefined] };
  }, [open.data, buckets, columns, sorted, locale, today]);
  if (!buckets) return paged;
  const { fetchNextPage } = paged; // never called
  return { ...open, data, hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage };
}
