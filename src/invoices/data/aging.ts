import { daysBetween } from '../../core/dates/calendar.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { ListPage } from '../../core/http/paging.ts';
import type { Minor } from '../../core/money/minor.ts';
import { toMinor } from '../../core/money/minor.ts';
import { sum } from '../../core/money/sum.ts';
import type { Invoice } from './schema.ts';

/** How long open invoices have been due, in days: accountants group them so. */
export const agingBuckets = ['current', 'days1To30', 'days31To60', 'days61To90', 'over90'] as const;
export type InvoiceAgingBucket = (typeof agingBuckets)[number];

/** What is owed of the invoices of a bucket. */
export interface AgingBucketTotal {
  bucket: InvoiceAgingBucket;
  count: number;
  /** Minor units. */
  balance: Minor;
}

/**
 * The bucket that an invoice is in.
 * @param today the day in the company's time zone.
 * @returns undefined for one of which nothing is owed, or that is not issued: a draft, or a cancelled one.
 */
export function getAgingBucket(invoice: Invoice, today: PlainDate): InvoiceAgingBucket | undefined {
  if (!isOutstanding(invoice)) return undefined;
  const dueDate = getDueDate(invoice);
  if (dueDate === undefined || dueDate >= today) return 'current';
  const days = daysBetween(dueDate, today);
  return days <= 30 ? 'days1To30' : days <= 60 ? 'days31To60' : days <= 90 ? 'days61To90' : 'over90';
}

/** A page of invoices without those that are not in the bucket; undefined keeps all. */
export function filterPageByBucket(
  page: ListPage<Invoice>,
  bucket: InvoiceAgingBucket | undefined,
  today: PlainDate,
): ListPage<Invoice> {
  if (bucket === undefined) return page;
  return { ...page, rows: page.rows.filter((invoice) => getAgingBucket(invoice, today) === bucket) };
}

/** Whether a customer still owes something of it. */
export function isOutstanding({ invoiceStatus, totals }: Invoice): boolean {
  return invoiceStatus === 'OPEN' && totals.balance > 0;
}

/** Whether the day by which it was to be paid is over. */
export function isOverdue(invoice: Invoice, today: PlainDate): boolean {
  const dueDate = getDueDate(invoice);
  return isOutstanding(invoice) && dueDate !== undefined && dueDate < today;
}

export function getDueDate({ collectionInfo }: Invoice): PlainDate | undefined {
  return collectionInfo?.term?.dueDate ?? undefined;
}

/**
 * What is owed, by how long it has been due.
 * @returns a part for each bucket, also those in which there is nothing.
 * @throws {RangeError} if an amount leaves ±(2^53 − 1).
 */
export function sumByAgingBucket(invoices: readonly Invoice[], today: PlainDate): AgingBucketTotal[] {
  const parts = new Map(agingBuckets.map((bucket) => [bucket, { count: 0, balance: toMinor(0) }]));
  for (const invoice of invoices) {
    const bucket = getAgingBucket(invoice, today);
    const part = bucket && parts.get(bucket);
    if (!part) continue;
    part.count += 1;
    part.balance = sum([part.balance, invoice.totals.balance]);
  }
  return [...parts].map(([bucket, part]) => ({ bucket, ...part }));
}
