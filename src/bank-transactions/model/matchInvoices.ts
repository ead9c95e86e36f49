import { type Minor, toMinor } from '../../core/money/minor.ts';
import type { FormValues } from './formValues.ts';
import { emptyLine } from './lineValues.ts';
import {
  changeAmount,
  differenceLine,
  invoiceLines,
  linesToLeaveOpen,
  matchDifference,
  settled,
} from './matchLines.ts';

/** An invoice to match, with what is open of it. */
export interface InvoiceBalance {
  id: string;
  /** The line's customer, by which a list finds the invoice's number. */
  customerId?: string | null | undefined;
  /** Minor units, positive. */
  balance: Minor;
}

/**
 * Pays an invoice with the transaction, in full. What is left of the amount, or missing, remains to be booked: `bookDifference` or
 * `leaveOpen`. A line that was stored for the invoice comes back as it was.
 */
export function addInvoice(values: FormValues, invoice: InvoiceBalance, base: FormValues): FormValues {
  const { id, balance, customerId = null } = invoice;
  if (values.lines.some(({ invoiceId }) => invoiceId === id)) return values;
  const stored = base.lines.find(({ invoiceId }) => invoiceId === id);
  const added = { ...emptyLine(`new-${values.linesAdded}`), amount: { amount: balance }, invoiceId: id, customerId };
  const isFirst = invoiceLines(values).length === 0;
  const rest = isFirst ? [] : values.lines.filter((line) => line.invoiceId === '');
  return settled({
    ...values,
    lines: [...invoiceLines(values), stored ?? added, ...rest],
    linesAdded: values.linesAdded + 1,
    hasRemainderLine: false,
    // A match takes the place of a category, and of another match.
    ...(isFirst && withoutCategory(values)),
    matchingBankTransactionId: null,
  });
}

/** Takes an invoice out of the match. The last one ends it: the former category comes back. */
export function removeInvoice(values: FormValues, invoiceId: string, base: FormValues): FormValues {
  const lines = values.lines.filter((line) => line.invoiceId !== invoiceId);
  return invoiceLines({ lines }).length === 0 ? removeMatch(values, base) : settled({ ...values, lines });
}

/** Ends the match: without lines, or with those or the transfer that the transaction had instead of it. */
export function removeMatch(values: FormValues, base: FormValues): FormValues {
  const wasMatched = invoiceLines(base).length > 0;
  const lines = wasMatched ? [] : base.lines;
  const { amount, hasRemainderLine, matchingBankTransactionId } = base;
  const categoryId = values.replacedCategoryId ?? base.categoryId;
  const before = { ...values, amount, lines, hasRemainderLine, categoryId, matchingBankTransactionId };
  return changeAmount({ ...before, replacedCategoryId: null }, values.amount);
}

function withoutCategory({ categoryId, replacedCategoryId }: FormValues) {
  return { categoryId: null, replacedCategoryId: categoryId ?? replacedCategoryId };
}

/**
 * Matches with a transaction of another account: a transfer has no category, and pays no invoice. Without one, the former category
 * and invoices come back.
 */
export function matchTransaction(values: FormValues, transactionId: string | null, base: FormValues): FormValues {
  if (transactionId !== null) {
    const unmatched = invoiceLines(values).length > 0 ? removeMatch(values, base) : values;
    return { ...unmatched, ...withoutCategory(unmatched), matchingBankTransactionId: transactionId };
  }
  const { lines, hasRemainderLine } = values.lines.length === 0 && invoiceLines(base).length > 0 ? base : values;
  const categoryId = values.categoryId ?? values.replacedCategoryId ?? base.categoryId;
  const after = { ...values, lines, hasRemainderLine, categoryId, matchingBankTransactionId: null };
  return { ...after, replacedCategoryId: null };
}

/** Pays an invoice less, by the missing amount, so that the rest of it stays open. */
export function leaveOpen(values: FormValues, invoiceId: string): FormValues {
  const missing = matchDifference(values) ?? 0;
  const line = linesToLeaveOpen(values).find((each) => each.invoiceId === invoiceId);
  if (!line || line.amount.amount === null) return values;
  const paid = { ...line, amount: { amount: toMinor(line.amount.amount + missing) } };
  const booked = differenceLine(values);
  const lines = values.lines.filter((each) => each !== booked);
  return { ...values, lines: lines.map((each) => (each === line ? paid : each)) };
}
