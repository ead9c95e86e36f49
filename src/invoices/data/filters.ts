import type { DateRange, RangePreset } from '../../core/dates/dateRange.ts';
import { defineFilters } from '../../core/filters/defineFilters.ts';
import { withDates } from '../../core/filters/filterEntries.ts';
import { amounts, choice, dates, period, records, search, someOf, text } from '../../core/filters/filterKinds.ts';
import { agingBuckets, type InvoiceAgingBucket } from './aging.ts';
import type { InvoiceFilter } from './api.ts';
import { dueDateBuckets, invoiceStatuses, recordStatuses } from './schema.ts';

/** The list’s filters, as plain JSON that a host can store in a URL or a database. */
export interface InvoiceFilters extends InvoiceFilter {
  /** A named period of invoice dates relative to today, overridden by `date`; default `all`. */
  period?: RangePreset;
  /** Buckets of the aging summary: outstanding invoices in any of them. */
  aging?: InvoiceAgingBucket[];
}

export const invoiceFilters = defineFilters<InvoiceFilters>({
  period,
  aging: { ...someOf(agingBuckets), appliesTo: 'elsewhere' },
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
export function toInvoiceFilter(filters: InvoiceFilters, range: DateRange): InvoiceFilter {
  return invoiceFilters.toRequest(withDates(filters, range));
}

/** The tabs of the list. */
export type InvoiceTab = 'all' | 'draft' | 'open' | 'overdue' | 'paid';

const statuses: Record<InvoiceTab, readonly string[]> = {
  all: [],
  draft: ['DRAFT'],
  open: ['OPEN'],
  overdue: [],
  paid: ['CLOSED'],
};
const overdueBuckets = agingBuckets.filter((bucket) => bucket !== 'current');

/** The filters of a tab: changes to those of another one. */
export function filtersOfTab(tab: InvoiceTab): InvoiceFilters {
  return { invoiceStatus: { in: [...statuses[tab]] }, aging: tab === 'overdue' ? overdueBuckets : [] };
}

/** Whether the filters have exactly the buckets of the tab of overdue invoices. */
export function isOverdueTab({ aging = [] }: InvoiceFilters): boolean {
  return aging.length === overdueBuckets.length && overdueBuckets.every((bucket) => aging.includes(bucket));
}

/** The tab that the filters are in; undefined if they fit none. Some aging buckets are a part of their tab. */
export function invoiceTabOf({ invoiceStatus, aging = [] }: InvoiceFilters): InvoiceTab | undefined {
  const { in: [status, ...others] = [], notIn = [] } = invoiceStatus ?? {};
  if (others.length > 0 || notIn.length > 0) return undefined;
  if (aging.length > 0) return status ? undefined : aging.includes('current') ? 'open' : 'overdue';
  if (!status) return 'all';
  return (['draft', 'open', 'paid'] as const).find((tab) => statuses[tab].includes(status));
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
