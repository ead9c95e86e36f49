import { and, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { isOrBelow } from '../class-segments/isOrBelow.ts';
import { chosen, compare, contains } from '../http/operators.ts';
import { searchable } from '../ledger/searchText.ts';
import { invoiceStatus, isInBucket } from './invoiceStatus.ts';
import { byDate, byNumber, byTotal } from './order.ts';
import type { InvoiceFilter } from './query.ts';
import { invoices } from './tables.ts';

/** The invoices of companies, but for deleted ones. */
export function ofCompanies(companyIds: readonly string[]): SQL | undefined {
  return and(inArray(invoices.companyId, [...companyIds]), isNull(invoices.deletedAt));
}

/** Puts a filter into a condition. All members have to hold; an empty list or text restricts nothing. */
export function matchingInvoices(filter: InvoiceFilter, companyIds: readonly string[], now: Date): SQL | undefined {
  const { invoiceNumber: { contain, ...number } = {}, dueDate, customer, dimensionValues } = filter;
  const search = searchable(filter.search ?? '').trim();
  const customerIds = customer?.id?.in ?? [];
  const valueIds = dimensionValues?.id?.in ?? [];
  const inAnyOf = (buckets: NonNullable<typeof dueDate>['in']) =>
    buckets?.length ? or(...buckets.map((bucket) => isInBucket(bucket, now))) : undefined;
  const notIn = inAnyOf(dueDate?.notIn);
  return and(
    search === '' ? undefined : sql`strpos(${invoices.searchText}, ${search}) > 0`,
    compare(byNumber, number),
    contain === undefined ? undefined : contains(sql`coalesce(${invoices.invoiceNumber}, '')`, contain),
    chosen(sql`${invoices.status}`, filter.status),
    chosen(invoiceStatus, filter.invoiceStatus),
    inAnyOf(dueDate?.in),
    notIn && not(notIn),
    compare(byTotal, filter.amount),
    compare(byDate, filter.date),
    customerIds.length > 0 ? inArray(invoices.customerId, customerIds) : undefined,
    valueIds.length > 0 ? isOrBelow(invoices.dimensionValueIds, valueIds, companyIds) : undefined,
  );
}
