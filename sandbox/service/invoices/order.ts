import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../customers/tables.ts';
import { type SortKey, textKey, valueKey } from '../http/listPage.ts';
import { balance } from './invoiceStatus.ts';
import { numberKey } from './numberKey.ts';
import type { InvoiceOrder, InvoiceSort } from './query.ts';
import type { InvoiceRow } from './selectInvoices.ts';
import { invoices } from './tables.ts';

/** The sort key of invoice numbers. Drafts, which have none, come first. */
export const numberOrder: SQL = sql`${invoices.numberKey} collate "C"`;

const byNumber: SortKey = {
  expression: numberOrder,
  compared: (value) => sql`${numberKey(String(value))}::text collate "C"`,
};

const byCustomer = { sort: textKey(customers.name), keyOf: ({ customerName }: InvoiceRow) => customerName };

const orders: Record<InvoiceOrder, { sort: SortKey; keyOf(row: InvoiceRow): string | number }> = {
  INVOICE_NUMBER: { sort: byNumber, keyOf: ({ invoice }) => invoice.invoiceNumber ?? '' },
  DATE: { sort: valueKey(invoices.date, 'date'), keyOf: ({ invoice }) => invoice.date },
  DUE_DATE: { sort: valueKey(invoices.dueDate, 'date'), keyOf: ({ invoice }) => invoice.dueDate },
  CUSTOMER: byCustomer,
  NAME: byCustomer,
  TOTAL: { sort: valueKey(invoices.total, 'bigint'), keyOf: ({ invoice }) => invoice.total },
  BALANCE: { sort: valueKey(balance, 'bigint'), keyOf: ({ invoice }) => invoice.total - invoice.paidAmount },
};

/** The sort order and start of a list. Default: newest first, by date. */
export function orderOf({ orderBy, direction, value }: InvoiceSort) {
  return {
    ...orders[orderBy ?? 'DATE'],
    direction: direction ?? (orderBy ? ('ASC' as const) : ('DESC' as const)),
    start: value,
  };
}
