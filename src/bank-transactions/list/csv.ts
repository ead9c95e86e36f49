import { wordOf } from '../../core/messages/wordOf.ts';
import { currencyDigits } from '../../core/money/currencies.ts';
import { type CsvWriter, toCsv, toDecimal } from '../../list/actions/csv.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { type BookedToOptions, bookedTo } from '../model/bookedTo.ts';

/**
 * Writes bank transactions as CSV, with ISO dates and decimal points; money out is negative.
 * @param currency ISO 4217 code; determines the number of decimals.
 * @param invoiceOf a matched invoice; undefined if it isn't loaded.
 */
export function transactionCsv(
  currency: string,
  messages: typeof transactionListMessages,
  invoiceOf: BookedToOptions['invoiceOf'],
): CsvWriter<BankTransaction> {
  const digits = currencyDigits(currency);
  const headers = [
    messages.date,
    messages.description,
    messages.bankText,
    messages.bankAccount,
    messages.category,
    messages.vendor,
    messages.customer,
    messages.amount,
    messages.review,
    messages.notes,
    messages.transactionId,
  ];
  return toCsv(headers, (transaction) => {
    const { id, date, displayName, description, bankAccount, vendor, customer, amount, reviewStatus, notes } =
      transaction;
    return [
      date,
      transactionName(transaction, ''),
      description || displayName || '',
      bankAccount?.displayName || bankAccount?.name || '',
      bookedTo(transaction, { messages, invoiceOf }).text,
      vendor?.name ?? '',
      customer?.name ?? '',
      toDecimal(amount, digits),
      reviewStatus ? wordOf(messages, 'review', reviewStatus) : '',
      notes ?? '',
      id,
    ];
  });
}
