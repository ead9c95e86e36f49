import { type PlainDate, toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import type { Invoice } from '../../../src/invoices/data/schema.ts';

/** A parsed unpaid invoice over 103.43, for tests without a service. */
export function buildInvoice(members: Partial<Invoice> = {}): Invoice {
  return {
    id: 'inv_1',
    invoiceNumber: 'INV-1',
    invoiceStatus: 'OPEN',
    detailedInvoiceDisplayStatus: 'Open',
    date: toPlainDate('2026-02-01'),
    dimensionValues: [],
    totals: { total: toMinor(103_43), paidAmount: toMinor(0), balance: toMinor(103_43) },
    collectionInfo: { term: { type: 'NET_30', dueDate: toPlainDate('2026-03-03') } },
    ...members,
  };
}

interface OwedInvoice {
  id?: string;
  /** Minor units; default 100. */
  balance?: number;
  dueDate?: PlainDate | undefined;
  invoiceStatus?: Invoice['invoiceStatus'];
}

/** An open, unpaid invoice with defaults for members that don't matter. */
export function buildOutstandingInvoice({
  id = 'inv_1',
  balance = 100,
  dueDate,
  invoiceStatus = 'OPEN',
}: OwedInvoice = {}) {
  return {
    id,
    date: toPlainDate('2024-10-04'),
    invoiceStatus,
    totals: { total: toMinor(balance), paidAmount: toMinor(0), balance: toMinor(balance) },
    ...(dueDate && { collectionInfo: { term: { dueDate } } }),
    dimensionValues: [],
  } satisfies Invoice;
}
