import { currencyDigits } from './currencies.ts';
import { type Minor, toMinor } from './minor.ts';
import { type ParseDecimalCode, parseDecimal } from './parseDecimal.ts';

/** Why a text is not an amount. */
export type ParseMoneyCode =
  | ParseDecimalCode
  /** More decimals than the currency has. */
  | 'tooPrecise'
  /** Beyond ±(2^53 − 1) minor units. */
  | 'tooLarge';

/** An amount in minor units, or why the text isn't one. */
export type ParsedMoney = { ok: true; amount: Minor } | { ok: false; code: ParseMoneyCode };

/**
 * Parses a typed or pasted amount: `1,234.56`, `(12.50)`, `−5`, `5-`, `$1,000`, `CHF 1’234.50`, `١٢٫٥٠`.
 *
 * The locale decides which character is the decimal separator; nothing is guessed, rounded or dropped. Groups must have the
 * locale's sizes, so that `1,23` in en-US is invalid and not 123. Spaces and apostrophes group digits in every locale, because
 * no locale uses them as decimal separators. Digits are converted without arithmetic.
 * @throws {RangeError} for an unknown currency or a malformed locale: those are programming errors, not input errors.
 */
export function parseMoney(typed: string, field: { currency: string; locale: string }): ParsedMoney {
  const digits = currencyDigits(field.currency);
  const decimal = parseDecimal(typed, field);
  if (!decimal.ok) return decimal;
  const { sign, whole, fraction } = decimal;
  // Zeros count too: "1.500" dollars is more likely 1500 in another locale's format than 1.50.
  if (fraction.length > digits) return { ok: false, code: 'tooPrecise' };
  const amount = Number(sign + whole + fraction.padEnd(digits, '0')); // exact for safe integers
  return Number.isSafeInteger(amount) ? { ok: true, amount: toMinor(amount) } : { ok: false, code: 'tooLarge' };
}
