import { calculateMoney } from './calculateMoney.ts';
import { formatMoney } from './formatMoney.ts';
import type { Minor } from './minor.ts';
import { type ParsedMoney, type ParseMoneyCode, parseMoney } from './parseMoney.ts';

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

interface InputOptions extends MoneyField {
  /** Whether negative amounts are valid. */
  allowsNegative: boolean;
}

/**
 * Parses a field's text.
 * @see parseMoney for the accepted formats
 */
export function parseMoneyInput(text: string, options: InputOptions): MoneyInput {
  return toInput(text, parseMoney(text, options), options);
}

/**
 * Parses typed text, which can also be a sum, such as `1200/2`. Not for pasted text, where `11/16` is a date.
 * @see calculateMoney
 */
export function parseTypedMoney(text: string, options: InputOptions): MoneyInput {
  const parsed = parseMoney(text, options);
  const isOther = !parsed.ok && parsed.code === 'notANumber';
  return toInput(text, isOther ? calculateMoney(text, options) : parsed, options);
}

function toInput(text: string, parsed: ParsedMoney, { allowsNegative }: InputOptions): MoneyInput {
  if (!parsed.ok) return parsed.code === 'empty' ? emptyMoneyInput : { amount: null, text, code: parsed.code };
  if (parsed.amount < 0 && !allowsNegative) return { amount: null, text, code: 'negative' };
  return { amount: parsed.amount };
}

/** The field's text: the amount as a plain number, which parses to the same amount, or the invalid text. */
export function textOfMoney(input: MoneyInput, field: MoneyField): string {
  return input.amount === null ? input.text : formatMoney(input.amount, { ...field, currencyDisplay: 'none' });
}
