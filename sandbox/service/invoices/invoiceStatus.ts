import { type SQL, sql } from 'drizzle-orm';
import { companies } from '../companies/tables.ts';
import type { InvoiceJson } from './schema.ts';
import { invoices } from './tables.ts';

/** The outstanding amount in minor units; negative if overpaid. */
export const balance: SQL = sql`(${invoices.total} - ${invoices.paidAmount})`;

/** Whether an invoice is issued and not fully paid. */
const isOpen: SQL = sql`(${invoices.invoiceStatus} in ('OPEN', 'CLOSED') and ${balance} > 0)`;

/** The effective status: an issued invoice is open until it is fully paid, then closed. */
export const invoiceStatus: SQL<InvoiceJson['invoiceStatus']> = sql`case
  when ${isOpen} then 'OPEN'
  when ${invoices.invoiceStatus} = 'OPEN' then 'CLOSED'
  else ${invoices.invoiceStatus} end`;

/** The company's current date. */
export function companyToday(now: Date): SQL<string> {
  return sql`(${now.toISOString()}::timestamptz at time zone ${companies.timeZone})::date`;
}

export const dueDateBuckets = ['OVERDUE', 'DUE_TODAY', 'DUE_THIS_WEEK', 'DUE_THIS_MONTH', 'NOT_DUE'] as const;

/**
 * Whether an invoice is in a due-date bucket. Only open invoices are in buckets, and may be in several: weeks start on
 * Monday and overlap months.
 */
export function isInBucket(bucket: (typeof dueDateBuckets)[number], now: Date): SQL {
  const [dueDate, today] = [invoices.dueDate, companyToday(now)];
  const within = (span: 'week' | 'month') =>
    sql`date_trunc('${sql.raw(span)}', ${dueDate}::timestamp) = date_trunc('${sql.raw(span)}', ${today}::timestamp)`;
  const isDueThen = {
    OVERDUE: sql`${dueDate} < ${today}`,
    DUE_TODAY: sql`${dueDate} = ${today}`,
    DUE_THIS_WEEK: within('week'),
    DUE_THIS_MONTH: within('month'),
    NOT_DUE: sql`${dueDate} > ${today}`,
  }[bucket];
  return sql`(${isOpen} and ${isDueThen})`;
}

/** The status for display. For an open invoice, the most urgent one. */
export function displayStatus(invoice: {
  invoiceStatus: InvoiceJson['invoiceStatus'];
  dueDate: string;
  paidAmount: number;
  /** The company's current date. */
  today: string;
}): string {
  const { invoiceStatus, dueDate, paidAmount, today } = invoice;
  if (invoiceStatus !== 'OPEN') return statusLabels[invoiceStatus];
  if (dueDate < today) return 'Overdue';
  if (dueDate === today) return 'Due today';
  return paidAmount > 0 ? 'Partially paid' : 'Open';
}

const statusLabels = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
  CLOSED: 'Paid',
} as const;
