'use client';
import { useMemo } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { ListColumn } from '../../list/columns/listFeatures.ts';
import { accessorOf, sortRows } from '../../list/columns/sortRows.ts';
import { getAgingBucket, getDueDate } from '../data/aging.ts';
import type { useInvoices } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import type { InvoiceReadings } from './useInvoiceReadings.ts';

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
> & {
  refetch: () => unknown;
  /** Whether the rows may have changed and are all being read. */
  isUpdating?: boolean;
};

interface InvoiceRowsOptions {
  columns: readonly ListColumn<Invoice>[];
  today: PlainDate;
}

/**
 * The invoices of the list, page by page in the service’s order, or all of them sorted here, equal ones by their due date. There are
 * none of aging buckets until all open ones are read.
 */
export function useInvoiceRows(
  { paged, open, isUpdating, whole, buckets, sorting }: InvoiceReadings,
  { columns, today }: InvoiceRowsOptions,
): InvoiceRows {
  const { locale } = useDaybookContext();
  const [sorted] = sorting;
  const data = useMemo(() => {
    if (!whole) return undefined;
    const isListed = (invoice: Invoice) => buckets?.some((bucket) => bucket === getAgingBucket(invoice, today)) ?? true;
    const found = sortRows(whole.rows.filter(isListed), getDueDate, { desc: false, locale });
    const column = columns.find(({ id }) => id === sorted?.id);
    const read = column && accessorOf(column);
    return inOnePage({
      rows: read && sorted ? sortRows(found, read, { desc: sorted.desc, locale }) : found,
      unreadable: whole.unreadable.map((row, index) => ({ ...row, position: found.length + index })),
    });
  }, [whole, buckets, columns, sorted, locale, today]);
  if (!open) return data ? { ...paged, data } : paged;
  return {
    ...open,
    data: data ?? (open.data && unfinished),
    isUpdating,
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: paged.fetchNextPage, // never called
  };
}

const inOnePage = <Page extends object>(page: Page, next?: string) => ({
  pages: [{ ...page, next, previous: undefined }],
  pageParams: [undefined],
});
const unfinished = inOnePage({ rows: [], unreadable: [] }, '');
