'use client';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { toDateRange } from '../../core/filters/filterEntries.ts';
import { type CountMatches, countLoaded } from '../../list/filters/useMatchCount.ts';
import type { InvoiceQuery } from '../data/api.ts';
import { type InvoiceFilters, toInvoiceFilter } from '../data/filters.ts';
import { invoicesOptions } from '../data/options.ts';

/** @returns counts the invoices that other filters would find. */
export function useCountInvoices(query: InvoiceQuery): CountMatches<InvoiceFilters> {
  const daybook = useDaybookContext();
  const { queryClient, timeZone, fiscalYearStart } = daybook;
  return (filters) => {
    if (filters.aging?.length) return undefined; // the service does not know it
    const filter = toInvoiceFilter(filters, toDateRange(filters, today(timeZone), fiscalYearStart));
    return countLoaded(queryClient, invoicesOptions(daybook, { ...query, filter }));
  };
}
