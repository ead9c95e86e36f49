import { type SQL, sql } from 'drizzle-orm';
import { companies } from '../companies/tables.ts';
import type { InvoiceJson } from './answers.ts';
import { invoices } from './tables.ts';

/** What is still owed, in minor units; negative where more was paid than the total. */
export const balance: SQL = sql`(${invoices.total} - ${invoices.paidAmount})`;

/** Whether an invoice is in the books and not paid in full. */
const isOpen: SQL = sql`(${invoices.invoiceStatus} in ('OPEN', 'CLOSED') and ${balance} > 0)`;

/** The status of an invoice by its payments: an issued one is closed when it is paid in full, and open until then. */
export const invoiceStatus: SQL<InvoiceJson['invoiceStatus']> = sql`case
  when ${isOpen} then 'OPEN'
  when ${invoices.invoiceStatus} = 'OPEN' then 'CLOSED'
  else ${invoices.invoiceStatus} end`;

/** Which calendar day it is for the company. */
export function todayOfCompany(now: Date): SQL<string> {
  return sql`(${now.toISOString()}::timestamptz at time zone ${companies.timeZone})::date`;
}

export const dueDateBuckets = ['OVERDUE', 'DUE_TODAY', 'DUE_THIS_WEEK', 'DUE_THIS_MONTH', 'NOT_DUE'] as const;

/**
 * Whether an invoice is in a bucket of due dates. Only an open one is in any; some are in several, as a day is in its week,
 * which begins on Monday, and in its month.
 */
export function isInBucket(bucket: (typeof dueDateBuckets)[number], now: Date): SQL {
  const [dueDate, today] = [invoices.dueDate, todayOfCompany(now)];
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

/** The status as people read it. Of what is true of an open invoice, the most pressing is said. */
export function displayStatus(invoice: {
  invoiceStatus: InvoiceJson['invoiceStatus'];
  dueDate: string;
  paidAmount: number;
  /** The company's calendar day. */
  today: string;
}): string {
  const { invoiceStatus, dueDate, paidAmount, today } = invoice;
  if (invoiceStatus !== 'OPEN') return closedWords[invoiceStatus];
  if (dueDate < today) return 'Overdue';
  if (dueDate === today) return 'Due today';
  return paidAmount > 0 ? 'Partially paid' : 'Open';
}

const closedWords = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
  CLOSED: 'Paid',
} as const;
