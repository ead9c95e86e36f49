import { searchable } from '../ledger/searchText.ts';
import type { Chart } from '../posting/chart.ts';
import type { InvoiceRecord } from '../sample-company/books.ts';
import { numberKey } from './numberKey.ts';
import type { Collection } from './schema.ts';
import type { invoices } from './tables.ts';
import { invoiceTotals } from './totals.ts';

/**
 * The row of a new invoice, without payments.
 * @param changedAt the change time.
 * @throws {PostingError} if its amounts are invalid, or its customer isn't the company's.
 */
export function invoiceRow(invoice: InvoiceRecord, chart: Chart, changedAt: string): typeof invoices.$inferInsert {
  const { subtotal, discountedTotal, salesTax, total } = invoiceTotals(invoice);
  const { invoiceNumber, notes, lineItems } = invoice;
  return {
    ...invoice,
    discountBeforeSalesTax: invoice.discountBeforeSalesTax ?? true,
    collection: invoice.collection ?? noCollection,
    installments: invoice.installments ?? [],
    activity: invoice.activity ?? [],
    companyId: chart.companyId,
    status: 'ACTIVE',
    subtotal,
    discountedTotal,
    salesTax,
    total,
    paidAmount: 0,
    numberKey: numberKey(invoiceNumber),
    searchText: searchable(
      invoiceNumber ?? '',
      chart.customerName(invoice.customerId),
      notes ?? '',
      ...lineItems.map(({ description }) => description),
    ),
    changedAt,
  };
}

const noCollection: Collection = {
  sendEmail: false,
  sendSms: false,
  email: null,
  reminderSchedule: [],
  paymentMethods: [],
  ccEmails: [],
  bccEmails: [],
};
