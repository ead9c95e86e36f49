import { formatMoney } from './formatMoney.ts';
import type { Minor } from './minor.ts';
import { type ParseMoneyCode, parseMoney } from './parseMoney.ts';

/** The parsed text of a field: an amount, or the text and why it isn't one. An empty field has the text `''` and the code `'empty'`. */
export type MoneyInput = { amount: Minor } | { amount: null; text: string; code: MoneyInputCode };

/** Why a text isn't an amount for its field; `'negative'` if the field doesn't allow negative amounts. */
type MoneyInputCode = ParseMoneyCode | 'negative';

export const emptyMoneyInput: MoneyInput = { amount: null, text: '', code: 'empty' };

interface MoneyField {
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
}

/**
 * Parses a field's text.
 * @param allowsNegative whether negative amounts are valid.
 * @see parseMoney for the accepted formats
 */
export function parseMoneyInput(
  text: string,
  { allowsNegative, ...field }: MoneyField & { allowsNegative: boolean },
): MoneyInput {
  const parsed = parseMoney(text, field);
  if (!parsed.ok) return parsed.code === 'empty' ? emptyMoneyInput : { amount: null, text, code: parsed.code };
  if (parsed.amount < 0 && !allowsNegative) return { amount: null, text, code: 'negative' };
  return { amount: parsed.amount };
}

/** The field's text: the amount as a plain number, which parses to the same amount, or the invalid text. */
export function textOfMoney(input: MoneyInput, field: MoneyField): string {
  return input.amount === null ? input.text : formatMoney(input.amount, { ...field, currencyDisplay: 'none' });
}
