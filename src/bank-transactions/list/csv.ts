import { wordOf } from '../../core/messages/wordOf.ts';
import { currencyDigits } from '../../core/money/currencies.ts';
import { exactSum } from '../../core/money/sum.ts';
import { type CsvWriter, toCsv, toDecimal } from '../../list/actions/csv.ts';
import { valuesByDimension } from '../../reference-lists/data/resolveDimensionValues.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction, BankTransactionSplitLine } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { type BookedToOptions, bookedTo } from '../model/bookedTo.ts';

/**
 * Writes bank transactions as CSV, with ISO dates and decimal points; money out is negative. A split has a row for each line, so
 * that the amounts by category, and of all rows, add up.
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
    messages.splitLine,
    messages.lineMemo,
    messages.dimensions,
  ];
  const { header, rows } = toCsv<CsvRow>(headers, ({ transaction, bookedAs, line, number }) => {
    const { id, date, displayName, description, bankAccount, vendor, customer, reviewStatus, notes } = transaction;
    return [
      date,
      transactionName(transaction, ''),
      description || displayName || '',
      bankAccount?.displayName || bankAccount?.name || '',
      bookedTo(bookedAs, { messages, invoiceOf }).text,
      vendor?.name ?? '',
      (line?.customer ?? customer)?.name ?? '',
      toDecimal((line ?? transaction).amount, digits),
      reviewStatus ? wordOf(messages, 'review', reviewStatus) : '',
      notes ?? '',
      id,
      number,
      line?.notes ?? '',
      classesText(line?.dimensionValues.length ? line : transaction),
    ];
  });
  return { header, rows: (transactions) => rows(transactions.flatMap(csvRows)) };
}

interface CsvRow {
  transaction: BankTransaction;
  /** A transaction that is booked as the row is. */
  bookedAs: BankTransaction;
  line?: BankTransactionSplitLine;
  /** The line's number, from 1; empty without lines. */
  number: string;
}

/** The rows of a transaction. Lines that don't add up, which the service rejects, are not written: the sum would be wrong. */
function csvRows(transaction: BankTransaction): CsvRow[] {
  const lines = transaction.children ?? [];
  const total = exactSum(lines.map(({ amount }) => amount));
  if (lines.length < 2 || total !== transaction.amount) return [{ transaction, bookedAs: transaction, number: '' }];
  return lines.map((line, index) => ({
    transaction,
    bookedAs: {
      ...transaction,
      children: [line],
      ...(isPostedItself(line) && { category: line.category, glAccount: line.glAccount }),
      invoiceItem: null,
      matchingBankTransaction: null,
    },
    line,
    number: String(index + 1),
  }));
}

/** Whether a line has a category, an account or a document. Without them, it has the transaction's category. */
function isPostedItself({ category, glAccount, invoiceId, billId, payrollId }: BankTransactionSplitLine): boolean {
  return [category, glAccount, invoiceId, billId, payrollId].some(Boolean);
}

/** The classes, such as “Team: Sales; Location: Berlin”. */
function classesText({ dimensionValues }: Pick<BankTransaction, 'dimensionValues'>): string {
  return valuesByDimension(dimensionValues)
    .map(({ name, values }) => `${name}: ${values.join(', ')}`)
    .join('; ');
}
