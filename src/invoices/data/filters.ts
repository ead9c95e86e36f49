import type { DateRange, RangePreset } from '../../core/dates/dateRange.ts';
import { defineFilters } from '../../core/http/defineFilters.ts';
import { amounts, choice, dates, oneOf, period, records, search, text } from '../../core/http/filterKinds.ts';
import { omitEmpty } from '../../core/query/filterEntries.ts';
import { agingBuckets, type InvoiceAgingBucket } from './aging.ts';
import type { InvoiceFilter } from './api.ts';
import { dueDateBuckets, invoiceStatuses, recordStatuses } from './schema.ts';

/** The list’s filters, as plain JSON that a host can store in a URL or a database. */
export interface InvoiceFilters extends InvoiceFilter {
  /** A named period of invoice dates relative to today, overridden by `date`; default `all`. */
  period?: RangePreset;
  /** One bucket of the aging summary. */
  aging?: InvoiceAgingBucket;
}

export const invoiceFilters = defineFilters<InvoiceFilters>({
  period,
  aging: oneOf(agingBuckets),
  search,
  date: dates,
  amount: amounts,
  customer: records('customers', 'cus_1'),
  invoiceNumber: text('INV-10', { isRanked: true }),
  invoiceStatus: choice(invoiceStatuses),
  dueDate: choice(dueDateBuckets, { label: 'due' }),
  dimensionValues: records('dimensions', 'dv_1', 'dimensions'),
  status: choice(recordStatuses, { label: 'recordStatus', words: 'status' }),
});

/**
 * Filters as URL parameters: `search=rent&date.lessThan=2026-03-31&invoiceStatus.in=OPEN`. Lists repeat their parameter; empty
 * values are omitted.
 * @returns the filters’ parameters only.
 */
export const invoiceFiltersToSearchParams = invoiceFilters.toSearchParams;

/**
 * Filters from URL parameters, the inverse of `invoiceFiltersToSearchParams`. Invalid parameters are ignored one by one.
 * @param params `URLSearchParams` or a string such as `location.search`. Other parameters are ignored.
 */
export const invoiceFiltersFromSearchParams = invoiceFilters.fromSearchParams;

/** The service’s filter, without aging. Equivalent filters give the same result. */
export function toInvoiceFilter(filters: InvoiceFilters, { begin, end }: DateRange): InvoiceFilter {
  const { period: _period, aging: _aging, search, invoiceNumber, date, ...rest } = filters;
  return (
    omitEmpty({
      ...rest,
      search: search?.trim(),
      invoiceNumber: invoiceNumber && { ...invoiceNumber, contain: invoiceNumber.contain?.trim() },
      date: date ?? { greaterThanEqual: begin, lessThanEqual: end },
    }) ?? {}
  );
}

/**
 * Narrows a filter to the invoices that may be in a bucket: the service knows only `OVERDUE`, so the list filters the rest.
 * The service’s date may differ from the company’s by a day, so `OVERDUE` is used only for later buckets.
 */
export function narrowToBucket(filter: InvoiceFilter, bucket: InvoiceAgingBucket | undefined): InvoiceFilter {
  if (bucket === undefined || filter.dueDate) return filter;
  const isSurelyOverdue = bucket !== 'current' && bucket !== 'days1To30';
  const { invoiceStatus = { in: ['OPEN'] } } = filter;
  return isSurelyOverdue ? { ...filter, dueDate: { in: ['OVERDUE'] } } : { ...filter, invoiceStatus };
}

/**
 * Narrows a filter to open invoices.
 * @returns undefined if the filter excludes them.
 */
export function narrowToOpen(filter: InvoiceFilter): InvoiceFilter | undefined {
  const { in: included, notIn: excluded } = filter.invoiceStatus ?? {};
  if ((included && !included.includes('OPEN')) || excluded?.includes('OPEN')) return undefined;
  return { ...filter, invoiceStatus: { in: ['OPEN'] } };
}
