import { and, arrayOverlaps, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { compared, contains, isOneOf } from '../http/operators.ts';
import { searchable } from '../ledger/searchText.ts';
import { withDescendants } from '../references/withDescendants.ts';
import { invoiceStatus, isInBucket } from './invoiceStatus.ts';
import { numberKey } from './numberKey.ts';
import { numberOrder } from './order.ts';
import type { InvoiceFilter } from './query.ts';
import { invoices } from './tables.ts';

/** Converts a filter to a condition without deleted invoices. All members must match; empty ones match everything. */
export async function matchingInvoices(database: Database, filter: InvoiceFilter, now: Date): Promise<SQL | undefined> {
  const search = searchable(filter.search ?? '').trim();
  const customerIds = filter.customer?.id?.in ?? [];
  const valueIds = filter.dimensionValues?.id?.in ?? [];
  return and(
    isNull(invoices.deletedAt),
    search === '' ? undefined : sql`strpos(${invoices.searchText}, ${search}) > 0`,
    numberMatches(filter.invoiceNumber),
    isOneOf(invoices.status, filter.status),
    isOneOf(invoiceStatus, filter.invoiceStatus),
    filter.dueDate?.in?.length ? isInAnyBucket(filter.dueDate.in, now) : undefined,
    filter.dueDate?.notIn?.length ? not(isInAnyBucket(filter.dueDate.notIn, now)) : undefined,
    compared(invoices.total, 'bigint', filter.amount),
    compared(invoices.date, 'date', filter.date),
    customerIds.length > 0 ? inArray(invoices.customerId, customerIds) : undefined,
    valueIds.length > 0 ? hasAnyValue(await withDescendants(database, valueIds)) : undefined,
  );
}

/** Compares invoice numbers in natural order; `contain` is a case-insensitive literal match. */
function numberMatches({ contain, ...comparisons }: NonNullable<InvoiceFilter['invoiceNumber']> = {}): SQL | undefined {
  const keys = Object.entries(comparisons).map(([operator, value]) => [operator, value && numberKey(value)]);
  return and(
    compared(numberOrder, 'text', Object.fromEntries(keys)),
    contain === undefined ? undefined : contains(sql`coalesce(${invoices.invoiceNumber}, '')`, contain),
  );
}

function isInAnyBucket(buckets: readonly Parameters<typeof isInBucket>[0][], now: Date): SQL {
  return sql`(${or(...buckets.map((bucket) => isInBucket(bucket, now)))})`;
}

function hasAnyValue(valueIds: string[]): SQL {
  return valueIds.length > 0 ? arrayOverlaps(invoices.dimensionValueIds, valueIds) : sql`false`;
}
