import type { DateRange, RangePreset } from '../../core/dates/dateRange.ts';
import { omitEmpty } from '../../core/query/filterEntries.ts';
import type { InvoiceAgingBucket } from './aging.ts';
import type { InvoiceFilter } from './api.ts';

/** Which invoices a list shows, as plain JSON that a host can keep in an address or a database. */
export interface InvoiceFilters extends InvoiceFilter {
  /** A period of invoice dates by name, whose days move on with the calendar; `date` wins over it. Without both it is `all`. */
  period?: RangePreset;
  /** How long they have been due: those of one bucket of the aging summary. */
  aging?: InvoiceAgingBucket;
}

/** What is asked of the service for these filters, whatever the aging. Two ways to say the same give one query. */
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
 * What is asked for one bucket of the aging: the service knows no more than what is overdue, so that the rest is for who shows it.
 * Which invoices are overdue since yesterday depends on whose day it is, so the service's word counts for later buckets alone.
 */
export function narrowToBucket(filter: InvoiceFilter, bucket: InvoiceAgingBucket | undefined): InvoiceFilter {
  if (bucket === undefined || filter.dueDate) return filter;
  const isDue = bucket !== 'current' && bucket !== 'days1To30';
  const { invoiceStatus = { in: ['OPEN'] } } = filter;
  return isDue ? { ...filter, dueDate: { in: ['OVERDUE'] } } : { ...filter, invoiceStatus };
}

/**
 * What is asked for the open invoices of a filter.
 * @returns undefined where the filter leaves open ones out, so that there are none.
 */
export function narrowToOpen(filter: InvoiceFilter): InvoiceFilter | undefined {
  const { in: included, notIn: excluded } = filter.invoiceStatus ?? {};
  if ((included && !included.includes('OPEN')) || excluded?.includes('OPEN')) return undefined;
  return { ...filter, invoiceStatus: { in: ['OPEN'] } };
}

/** What is left when a person clears the filters: the period by name, which stands in sight and is always one. */
export function clearedFilters({ period }: InvoiceFilters): InvoiceFilters {
  return period ? { period } : {};
}
