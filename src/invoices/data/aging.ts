import { daysBetween } from '../../core/dates/calendar.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { toMinor } from '../../core/money/minor.ts';
import { sum } from '../../core/money/sum.ts';
import type { Invoice } from './schema.ts';

/** Aging buckets, by days past due. */
export const agingBuckets = ['current', 'days1To30', 'days31To60', 'days61To90', 'over90'] as const;
export type InvoiceAgingBucket = (typeof agingBuckets)[number];

/** The outstanding total of a bucket. */
export interface AgingBucketTotal {
  bucket: InvoiceAgingBucket;
  count: number;
  /** Minor units. */
  balance: Minor;
}

/**
 * An invoice’s aging bucket.
 * @param today the date in the company’s time zone.
 * @returns undefined for an invoice that is not outstanding, such as a draft or a canceled one.
 */
export function getAgingBucket(invoice: Invoice, today: PlainDate): InvoiceAgingBucket | undefined {
  if (!isOutstanding(invoice)) return undefined;
  const days = getDaysOverdue(invoice, today);
  if (days === undefined) return 'current';
  return days <= 30 ? 'days1To30' : days <= 60 ? 'days31To60' : days <= 90 ? 'days61To90' : 'over90';
}

/** Whether the invoice is open with a balance. */
export function isOutstanding({ invoiceStatus, totals }: Invoice): boolean {
  return invoiceStatus === 'OPEN' && totals.balance > 0;
}

/** Whether the invoice is outstanding after its due date. */
export function isOverdue(invoice: Invoice, today: PlainDate): boolean {
  return getDaysOverdue(invoice, today) !== undefined;
}

/**
 * Days since the due date of an outstanding invoice.
 * @param today the date in the company’s time zone.
 * @returns undefined for an invoice that is not overdue.
 */
export function getDaysOverdue(invoice: Invoice, today: PlainDate): number | undefined {
  const dueDate = getDueDate(invoice);
  if (dueDate === undefined || dueDate >= today || !isOutstanding(invoice)) return undefined;
  return daysBetween(dueDate, today);
}

export function getDueDate({ collectionInfo }: Invoice): PlainDate | undefined {
  return collectionInfo?.term?.dueDate ?? undefined;
}

/**
 * Outstanding totals by aging bucket.
 * @returns one per bucket, empty ones included.
 * @throws {RangeError} if an amount exceeds ±(2^53 − 1).
 */
export function sumByAgingBucket(invoices: readonly Invoice[], today: PlainDate): AgingBucketTotal[] {
  const totals = new Map(agingBuckets.map((bucket) => [bucket, { count: 0, balance: toMinor(0) }]));
  for (const invoice of invoices) {
    const bucket = getAgingBucket(invoice, today);
    const total = bucket && totals.get(bucket);
    if (!total) continue;
    total.count += 1;
    total.balance = sum([total.balance, invoice.totals.balance]);
  }
  return [...totals].map(([bucket, total]) => ({ bucket, ...total }));
}
