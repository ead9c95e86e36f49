'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { ListRows } from '../../core/http/paging.ts';
import { isLong } from '../../core/pages/pagedList.ts';
import { firstOutdated } from '../../core/pages/refetchPages.ts';
import type { ListColumn } from '../../list/columns/listFeatures.ts';
import { accessorOf } from '../../list/columns/sortRows.ts';
import { newestFirst, type SortingState } from '../../list/useListSorting.ts';
import type { InvoiceFilter, InvoiceOrder } from '../data/api.ts';
import { type InvoiceFilters, invoiceTabOf } from '../data/filters.ts';
import { invoicesOptions } from '../data/options.ts';
import { useOpenInvoices } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import type { InvoiceOrderByColumn } from './columns.tsx';

interface InvoiceReadingsOptions {
  filters: InvoiceFilters;
  /** The service’s filter. */
  filter: InvoiceFilter;
  chosenSorting: SortingState;
  orderByColumn: InvoiceOrderByColumn;
  columns: readonly ListColumn<Invoice>[];
  showAging: boolean;
}

export type InvoiceReadings = ReturnType<typeof useInvoiceReadings>;

/**
 * What the list reads: its pages in the service’s order, and the open invoices of the summary. A list of open invoices that are
 * all read is `whole`, to be sorted here; one of aging buckets always is, as the service doesn’t know them.
 */
export function useInvoiceReadings({ filters, filter, showAging, ...order }: InvoiceReadingsOptions) {
  const daybook = useDaybookContext();
  const { chosenSorting, orderByColumn, columns } = order;
  const canServiceSort = (id = '') => Object.hasOwn(orderByColumn, id);
  const canSortHere = (id = '') => columns.some((column) => column.id === id && accessorOf(column));
  const [{ id: chosenId } = { id: '' }] = chosenSorting;
  const isServiceOnly = canServiceSort(chosenId) && !canSortHere(chosenId);
  const serviceSorting = canServiceSort(chosenId) ? chosenSorting : newestFirst;
  const buckets = filters.aging?.length ? filters.aging : undefined;
  const { customer, invoiceStatus, ...others } = filter;
  const isNarrowed = Object.keys(others).length > 0;
  const isOpen = !buckets && !isServiceOnly && invoiceTabOf(filters) === 'open';
  // The summary’s figures are those of a customer or of all, whatever else the list shows.
  const ofCustomer = customer ? { customer } : {};
  const hasOwnReading = buckets !== undefined && (isNarrowed || invoiceStatus !== undefined);
  const summarized = useOpenInvoices(ofCustomer, showAging || (buckets !== undefined && !hasOwnReading));
  const matching = useOpenInvoices(filter, hasOwnReading);
  const { open, isUpdating, readRest } = hasOwnReading ? matching : summarized;
  const isOfOpen = buckets !== undefined || (isOpen && showAging && !isNarrowed);
  const read = isOfOpen && open.data?.isComplete ? open.data : undefined;

  const query = { filter, sort: toOrder(serviceSorting, orderByColumn) };
  const paged = useInfiniteQuery(
    { ...invoicesOptions(daybook, query), enabled: buckets === undefined && read === undefined },
    daybook.queryClient,
  );
  const loaded = isOpen && !paged.hasNextPage ? paged.data?.pages : undefined;
  const pages = loaded && !isLong(loaded) && firstOutdated(loaded) === loaded.length ? loaded : undefined;
  const whole = useMemo(
    (): ListRows<Invoice> | undefined =>
      read ??
      (pages && {
        rows: pages.flatMap(({ rows }) => rows),
        unreadable: pages.flatMap(({ unreadable }) => unreadable),
      }),
    [read, pages],
  );
  const isSortedHere = buckets !== undefined || whole !== undefined;
  const isDefault = chosenSorting === newestFirst || chosenSorting.length === 0;
  const hereSorting = isDefault ? mostOverdueFirst : chosenSorting;
  return {
    query,
    /** Whether all rows are read and sorted here. */
    isSortedHere,
    sorting: isSortedHere ? hereSorting : serviceSorting,
    canSort: (id: string) => (isSortedHere && canSortHere(id)) || (buckets === undefined && canServiceSort(id)),
    paged,
    buckets,
    /** The filter of the summary. */
    ofCustomer,
    summarized,
    /** Whether the list has filters that the summary has not, besides those of tabs. */
    isNarrowed,
    /** All rows of the list, before buckets; undefined if it is in the service’s order. */
    whole,
    /** The open invoices that the list is taken from; undefined if from its pages. */
    open: buckets || read ? open : undefined,
    /** Whether these may have changed and are being read. */
    isUpdating,
    readRest,
  };
}

const mostOverdueFirst: SortingState = [{ id: 'daysOverdue', desc: true }];

/** The service’s order for a sorting; its default order for an unknown column. */
function toOrder([sorted]: SortingState, orderByColumn: InvoiceOrderByColumn): InvoiceOrder | undefined {
  const orderBy = sorted && Object.hasOwn(orderByColumn, sorted.id) ? orderByColumn[sorted.id] : undefined;
  return orderBy === undefined ? undefined : { orderBy, direction: sorted?.desc ? 'DESC' : 'ASC' };
}
