'use client';
import { countOf } from '../../core/pages/rowCount.ts';
import type { InvoiceFilter } from '../data/api.ts';
import { type InvoiceFilters, type InvoiceTab, invoiceTabOf, isOverdueTab } from '../data/filters.ts';
import { useHasInvoices } from '../data/queries.ts';
import type { InvoiceReadings } from './useInvoiceReadings.ts';
import type { InvoiceRows } from './useInvoiceRows.ts';

interface InvoiceEmptinessOptions {
  filters: InvoiceFilters;
  /** The service’s filter. */
  filter: InvoiceFilter;
  readings: InvoiceReadings;
  list: InvoiceRows;
}

/** Why a list without rows has none. */
export interface InvoiceEmptiness {
  /** Whether the company has no invoice at all. */
  isNone: boolean;
  /** Whether that is still being asked. */
  isLoading: boolean;
  /** Whether filters exclude invoices. */
  isFiltered: boolean;
  /** The tab whose invoices are listed in full, of all customers or some; undefined with other filters. */
  tab: InvoiceTab | undefined;
}

/** Why the list has no rows: if a tab has none of all customers, the company may have none at all. */
export function useInvoiceEmptiness({ filters, filter, readings, list }: InvoiceEmptinessOptions): InvoiceEmptiness {
  const { buckets, isNarrowed } = readings;
  const tab = invoiceTabOf(filters);
  const isWholeTab = !isNarrowed && (!buckets || isOverdueTab(filters));
  const isEmpty = list.isSuccess && !list.hasNextPage && countOf(list.data?.pages)?.count === 0;
  const mayBeNone = isEmpty && isWholeTab && !filter.customer;
  const any = useHasInvoices(mayBeNone && tab !== 'all');
  const isNone = mayBeNone && (tab === 'all' || any.data === false);
  return {
    isNone,
    isLoading: any.isLoading,
    isFiltered: !isNone && (Object.keys(filter).length > 0 || buckets !== undefined),
    tab: isWholeTab ? tab : undefined,
  };
}
