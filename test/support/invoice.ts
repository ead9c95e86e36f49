import { type PlainDate, plainDate } from '../../src/core/dates/plainDate.ts';
import { minor } from '../../src/core/money/minor.ts';
import type { Invoice } from '../../src/invoices/schema.ts';

interface OwedInvoice {
  id?: string;
  /** Minor units; default 100. */
  balance?: number;
  dueDate?: PlainDate | undefined;
  invoiceStatus?: Invoice['invoiceStatus'];
}

/** An invoice that is open and of which nothing is paid; what is not given is of no account. */
export function owedInvoice({ id = 'inv_1', balance = 100, dueDate, invoiceStatus = 'OPEN' }: OwedInvoice = {}) {
  return {
    id,
    date: plainDate('2024-10-04'),
    invoiceStatus,
    totals: { total: minor(balance), paidAmount: minor(0), balance: minor(balance) },
    ...(dueDate && { collectionInfo: { term: { dueDate } } }),
    dimensionValues: [],
  } satisfies Invoice;
}
