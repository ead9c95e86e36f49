import { formatMoney } from '../../core/money/formatMoney.ts';
import { normalizeInput } from '../../core/money/normalizeInput.ts';
import { type MoneyInput, parseMoneyInput } from '../../core/money/parseMoneyInput.ts';
import { type Direction, withSign } from './lineValues.ts';

interface MoneyField {
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
}

/** The text of a line's amount, with its sign in the books; it parses to the same amount. @param amount in the direction. */
export function textOfLineAmount(amount: MoneyInput, direction: Direction, field: MoneyField): string {
  if (amount.amount === null) return amount.text;
  return formatMoney(withSign(amount.amount, direction), {
    ...field,
    currencyDisplay: 'none',
    signDisplay: 'exceptZero',
  });
}

/**
 * Parses the typed amount of a line. Without a sign it follows the transaction; a sign is that in the books.
 * @returns in the direction: positive for money out of a transaction that is money out.
 */
export function parseLineAmount(text: string, direction: Direction, field: MoneyField): MoneyInput {
  const input = parseMoneyInput(text, { ...field, allowsNegative: true });
  if (input.amount === null) return input;
  const isSigned = input.amount < 0 || normalizeInput(text).includes('+');
  return isSigned ? { amount: withSign(input.amount, direction) } : input;
}
