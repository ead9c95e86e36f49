import type { PlainDate } from '../../core/dates/plainDate.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { currencyDigits } from '../../core/money/currencies.ts';
import { type CsvWriter, toCsv, toDecimal } from '../../list/actions/csv.ts';
import { getDaysOverdue, getDueDate } from '../data/aging.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

/**
 * Writes invoices as CSV, with ISO dates, decimal points and the service’s status text.
 * @param currency ISO 4217 code; determines the number of decimals.
 * @param today the date in the company’s time zone.
 */
export function invoiceCsv(
  currency: string,
  today: PlainDate,
  messages: typeof invoiceListMessages,
): CsvWriter<Invoice> {
  const digits = currencyDigits(currency);
  const headers = [
    messages.number,
    messages.customer,
    messages.date,
    messages.dueDate,
    messages.daysOverdue,
    messages.status,
    messages.total,
    messages.paid,
    messages.balance,
    messages.email,
    messages.invoiceId,
  ];
  return toCsv(headers, (invoice) => {
    const { id, invoiceNumber, customer, date, totals, detailedInvoiceDisplayStatus, invoiceStatus } = invoice;
    return [
      invoiceNumber ?? '',
      customer?.name ?? '',
      date,
      getDueDate(invoice) ?? '',
      String(getDaysOverdue(invoice, today) ?? ''),
      detailedInvoiceDisplayStatus || (invoiceStatus ? wordOf(messages, 'invoiceStatus', invoiceStatus) : ''),
      toDecimal(totals.total, digits),
      toDecimal(totals.paidAmount, digits),
      toDecimal(totals.balance, digits),
      customer?.email ?? '',
      id,
    ];
  });
}
