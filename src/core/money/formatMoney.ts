import { memoize } from '../memoize.ts';
import { currencyDigits } from './currencies.ts';
import { type Minor, toMinor } from './minor.ts';

/** How to format an amount. */
export interface MoneyFormat {
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag: decides separators, digits and the position of sign and symbol. */
  locale: string;
  /** `'none'` shows only the number, for tables whose header names the currency. Default `'symbol'`. */
  currencyDisplay?: 'symbol' | 'narrowSymbol' | 'code' | 'none';
  /** `'accounting'` shows negative amounts in parentheses if the locale does (en, fr, not de). Default `'standard'`, a minus sign. */
  currencySign?: 'standard' | 'accounting';
  /** `'exceptZero'` shows a plus sign, too. Default `'auto'`. */
  signDisplay?: 'auto' | 'exceptZero';
}

/**
 * Formats an amount for display: `$1,234.50`, `1.234,50 €`, `(12.50)`.
 * Negative amounts have a true minus sign (U+2212) in every locale.
 * @param amount minor units; exact for all of ±(2^53 − 1), with the currency's ISO 4217 digits.
 * @throws {RangeError} for an unknown currency or a malformed locale.
 */
export function formatMoney(amount: Minor, format: MoneyFormat): string {
  const { currency, locale, currencyDisplay = 'symbol', currencySign = 'standard', signDisplay = 'auto' } = format;
  return writerOf({ currency, locale, currencyDisplay, currencySign, signDisplay })(amount);
}

/** Whether negative amounts are shown in parentheses. */
export function hasParentheses({ currency, locale, currencySign }: MoneyFormat): boolean {
  if (currencySign !== 'accounting') return false;
  return formatMoney(toMinor(-1), { currency, locale, currencyDisplay: 'none', currencySign }).endsWith(')');
}

type Writer = (amount: number) => string;

const writerOf = memoize((format: Required<MoneyFormat>): Writer => {
  const { currency, locale, currencyDisplay, currencySign, signDisplay } = format;
  const digits = currencyDigits(currency);
  const exactDigits = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const asMoney = { style: 'currency', currency, currencySign, signDisplay, ...exactDigits } as const;

  if (currencyDisplay !== 'none') {
    const formatter = new Intl.NumberFormat(locale, { ...asMoney, currencyDisplay });
    return (amount) => withMinusSign(formatter.format(majorUnits(amount, digits))).replace(dollarInRtl, '$&\u200e');
  }
  const writer =
    (formatter: Intl.NumberFormat): Writer =>
    (amount) =>
      withMinusSign(formatter.format(majorUnits(amount, digits)));
  const signed = writer(new Intl.NumberFormat(locale, { ...exactDigits, signDisplay }));
  // Intl supports accounting style only with a currency: check what the locale does with one.
  const parenthesizes = new Intl.NumberFormat(locale, asMoney).format(-1).includes('(');
  if (!parenthesizes) return signed;
  const unsigned = writer(new Intl.NumberFormat(locale, exactDigits));
  return (amount) => (amount < 0 ? `(${unsigned(-amount)})` : signed(amount));
});

/** A symbol such as `US$` in an RTL text, which without a mark after it reads `$US`. */
const dollarInRtl = /(?<=[\u200f\u061c].*[A-Z])\p{Sc}/u;

/** Most locales of `Intl` use the ASCII hyphen-minus. */
function withMinusSign(text: string): string {
  return text.replace('-', '\u2212');
}

/** Major units as a decimal string, which `Intl` formats exactly; dividing would round. */
function majorUnits(amount: number, digits: number) {
  return `${amount}e-${digits}` as `${number}`; // TypeScript infers `string` for the template
}
