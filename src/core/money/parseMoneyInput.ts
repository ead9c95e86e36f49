import { formatMoney } from './formatMoney.ts';
import type { Minor } from './minor.ts';
import { type ParseMoneyCode, parseMoney } from './parseMoney.ts';

/** What a typed text comes to: an amount, or the text that is none yet and why. Of an empty field the text is `''` and the code `'empty'`. */
export type MoneyInput = { amount: Minor } | { amount: null; text: string; code: TypedMoneyCode };

/** Why a typed text is no amount for its field; `'negative'` where the field takes none below 0. */
type TypedMoneyCode = ParseMoneyCode | 'negative';

/** A field into which nothing was typed. */
export const emptyMoneyInput: MoneyInput = { amount: null, text: '', code: 'empty' };

interface MoneyField {
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag of who types. */
  locale: string;
}

/**
 * Reads what was typed or pasted into a field.
 * @param allowsNegative whether amounts below 0 are read; otherwise they are kept as text.
 * @see parseMoney for what is read
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

/** The text that a field shows of it: the amount as a plain number of the locale, which reads back as itself, or what was typed. */
export function textOfMoney(typed: MoneyInput, field: MoneyField): string {
  return typed.amount === null ? typed.text : formatMoney(typed.amount, { ...field, currencyDisplay: 'none' });
}

/** The amount in minor units; null while there is none. */
export function moneyOf(typed: MoneyInput): Minor | null {
  return typed.amount;
}
