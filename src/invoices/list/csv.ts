import { wordOf } from '../../core/messages/wordOf.ts';
import { currencyDigits } from '../../core/money/currencies.ts';
import { type CsvWriter, toCsv, toDecimal } from '../../list/csv.ts';
import { getDueDate } from '../data/aging.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

/**
 * Writes invoices as CSV: days as ISO, amounts as decimals with a point, the status as the list says it.
 * @param currency ISO 4217 code, by whose digits the amounts are written.
 */
export function invoiceCsv(currency: string, messages: typeof invoiceListMessages): CsvWriter<Invoice> {
  const digits = currencyDigits(currency);
  const heads = [
    messages.number,
    messages.customer,
    messages.email,
    messages.date,
    messages.dueDate,
    messages.status,
    messages.total,
    messages.paid,
    messages.balance,
    messages.invoiceId,
  ];
  return toCsv(heads, (invoice) => {
    const { id, invoiceNumber, customer, date, totals } = invoice;
    return [
      invoiceNumber ?? '',
      customer?.name ?? '',
      customer?.email ?? '',
      date,
      getDueDate(invoice) ?? '',
      statusOf(invoice, messages),
      toDecimal(totals.total, digits),
      toDecimal(totals.paidAmount, digits),
      toDecimal(totals.balance, digits),
      id,
    ];
  });
}

/** The service's own words, which say more, such as `Overdue`. */
function statusOf(
  { detailedInvoiceDisplayStatus, invoiceStatus }: Invoice,
  messages: typeof invoiceListMessages,
): string {
  return detailedInvoiceDisplayStatus || (invoiceStatus ? wordOf(messages, 'invoiceStatus', invoiceStatus) : '');
}
