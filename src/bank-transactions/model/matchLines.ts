import type { Minor } from '../../core/money/minor.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { FormValues } from './formValues.ts';
import { emptyLine, type LineValues } from './lineValues.ts';
import { recalculate, remainderOf, withRemainderLine } from './splitLines.ts';

type MatchValues = Pick<FormValues, 'lines' | 'direction'>;
type SuggestionValues = MatchValues & Pick<FormValues, 'amount' | 'matchingBankTransactionId'>;

/** Whether the transaction is a deposit that pays invoices. */
export function isMatched(values: MatchValues): boolean {
  return values.direction === 'in' && invoiceLines(values).length > 0;
}

/** Whether the service matched it by a line item of an invoice, which no request can change. Lines that it has come first. */
export function isMatchedByItem(stored: BankTransaction | undefined): boolean {
  return Boolean(stored?.invoiceItem) && (stored?.children ?? []).length === 0;
}

/** Whether to suggest invoices: for a stored deposit that isn’t booked or matched yet. */
export function suggestsInvoices(values: SuggestionValues, stored: BankTransaction | undefined): boolean {
  const { direction, lines, amount } = values;
  if (direction === 'out' || !stored || !amount.amount || lines.length > 1) return false;
  if (isMatchedWithTransaction(values, stored) || isMatchedByItem(stored)) return false;
  return !stored.category && !stored.glAccount && (stored.children ?? []).length === 0;
}

/** Whether a transaction of another account is matched, or suggested by the service. */
export function isMatchedWithTransaction(
  { matchingBankTransactionId }: Pick<FormValues, 'matchingBankTransactionId'>,
  stored: BankTransaction | undefined,
): boolean {
  return [matchingBankTransactionId, stored?.matchingBankTransaction, stored?.reconciliationMatch].some(Boolean);
}

/** The lines that pay invoices. */
export function invoiceLines({ lines }: Pick<FormValues, 'lines'>): LineValues[] {
  return lines.filter(({ invoiceId }) => invoiceId !== '');
}

/**
 * Whether the lines are only the match of a deposit: invoices, and at most one line that books the difference to a category.
 * Other lines have more than a match shows.
 */
export function isMatchOnly({ lines, direction }: MatchValues): boolean {
  const others = lines.filter(({ invoiceId }) => invoiceId === '');
  return direction === 'in' && others.length < lines.length && others.length <= 1 && lines.every(isPlain);
}

function isPlain(line: LineValues): boolean {
  const { invoiceId, categoryId, glAccountId, notes, customerId, dimensionValueIds, billId, payrollId } = line;
  const hasOwn = glAccountId || notes || billId || payrollId || line.percent !== null;
  return !hasOwn && dimensionValueIds.length === 0 && (invoiceId === '' ? customerId : categoryId) === null;
}

/** The line that books the difference of a match to a category. */
export function differenceLine(values: MatchValues): LineValues | undefined {
  return isMatchOnly(values) ? values.lines.find(({ invoiceId }) => invoiceId === '') : undefined;
}

/**
 * What the invoices leave of the amount, booked or not.
 * @returns minor units: negative if the invoices are more than the transaction; undefined with an invalid amount.
 */
export function matchDifference(values: MatchValues & Pick<FormValues, 'amount'>): Minor | undefined {
  const line = differenceLine(values);
  return remainderOf(line ? { ...values, lines: values.lines.filter((each) => each !== line) } : values);
}

/** Books the difference to a category, in its own line; without one, it is to be booked again. */
export function bookDifference(values: FormValues, categoryId: string | null): FormValues {
  const line = differenceLine(values);
  const others = values.lines.filter((each) => each !== line);
  const difference = matchDifference(values);
  if (!difference || categoryId === null) return { ...values, lines: others };
  const booked = line ?? emptyLine(`new-${values.linesAdded}`);
  return {
    ...values,
    lines: [...others, { ...booked, amount: { amount: difference }, categoryId }],
    linesAdded: values.linesAdded + (line ? 0 : 1),
  };
}

/** Changes the amount: the line that takes the remainder follows, or the one that books the difference of a match. */
export function changeAmount(values: FormValues, amount: FormValues['amount']): FormValues {
  if (isMatchOnly(values)) return settled({ ...values, amount });
  return recalculate({ ...withRemainderLine(values), amount });
}

/** The lines that could be paid less by the missing amount, and still something. */
export function linesToLeaveOpen(values: MatchValues & Pick<FormValues, 'amount'>): LineValues[] {
  const missing = matchDifference(values) ?? 0;
  if (missing >= 0) return [];
  return invoiceLines(values).filter(({ amount }) => (amount.amount ?? 0) + missing > 0);
}

/** The message of a difference that is neither booked nor left open, so that the match can't be saved; undefined if there is none. */
export function undecidedDifference(values: FormValues): 'bookDifference' | 'bookOrLeaveOpen' | undefined {
  if (!isMatchOnly(values) || !remainderOf(values)) return undefined;
  return linesToLeaveOpen(values).length > 0 ? 'bookOrLeaveOpen' : 'bookDifference';
}

/** The lines that pay more than is open of their invoices, with what is open. @param open by invoice id; others are unknown. */
export function overpaidLines(
  lines: readonly LineValues[],
  open: ReadonlyMap<string, Minor>,
): ReadonlyMap<LineValues, Minor> {
  return new Map(
    lines.flatMap((line) => {
      const left = open.get(line.invoiceId);
      return left !== undefined && (line.amount.amount ?? 0) > left ? [[line, left] as const] : [];
    }),
  );
}

/** Other invoices or another amount make another difference: a line for it takes what is left, or goes if nothing is. */
export function settled(values: FormValues): FormValues {
  const line = differenceLine(values);
  return line && matchDifference(values) !== undefined ? bookDifference(values, line.categoryId) : values;
}
