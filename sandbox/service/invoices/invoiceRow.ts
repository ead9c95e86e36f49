import { searchable } from '../ledger/searchText.ts';
import type { Chart } from '../posting/chart.ts';
import type { InvoiceRecord } from '../sample-company/books.ts';
import type { Collection } from './answers.ts';
import { numberKey } from './numberKey.ts';
import type { invoices } from './tables.ts';
import { invoiceTotals } from './totals.ts';

/**
 * An invoice as the database keeps it, without payments yet.
 * @param changedAt the moment of the change that stores it.
 * @throws {PostingError} if it does not add up, or its customer is not the company's.
 */
export function invoiceRow(invoice: InvoiceRecord, chart: Chart, changedAt: string): typeof invoices.$inferInsert {
  const { subtotal, discountedTotal, salesTax, total } = invoiceTotals(invoice);
  const { invoiceNumber, notes, lineItems } = invoice;
  return {
    ...invoice,
    discountBeforeSalesTax: invoice.discountBeforeSalesTax ?? true,
    collection: invoice.collection ?? nobodyIsAsked,
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

const nobodyIsAsked: Collection = {
  sendEmail: false,
  sendSms: false,
  email: null,
  reminderSchedule: [],
  paymentMethods: [],
  ccEmails: [],
  bccEmails: [],
};
