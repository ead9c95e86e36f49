import { currencyDigits } from './currencies.ts';
import { type Minor, toMinor } from './minor.ts';

/** How an amount is written. */
export interface MoneyFormat {
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag of the reader's language: separators, digits and the place of sign and symbol follow it. */
  locale: string;
  /** `'none'` writes the plain number, for tables whose header names the currency. Default `'symbol'`. */
  currencyDisplay?: 'symbol' | 'narrowSymbol' | 'code' | 'none';
  /** `'accounting'` writes negatives in parentheses where the locale's accountants do (en, fr, not de). Default `'standard'`. */
  currencySign?: 'standard' | 'accounting';
}

/**
 * Writes an amount as people read it: `$1,234.50`, `1.234,50 €`, `(12.50)`.
 * The sign is text, and the locale's own character, so that it is read aloud and a copied cell pastes as a number.
 * @param amount minor units; exact over all of ±(2^53 − 1), with the currency's ISO 4217 digits.
 * @throws {RangeError} for an unknown currency or a malformed locale.
 */
export function formatMoney(amount: Minor, format: MoneyFormat): string {
  const { currency, locale, currencyDisplay = 'symbol', currencySign = 'standard' } = format;
  const key = `${locale} ${currency} ${currencyDisplay} ${currencySign}`;
  let write = writers.get(key);
  if (!write) {
    write = writerOf({ currency, locale, currencyDisplay, currencySign });
    writers.set(key, write);
  }
  return write(amount);
}

/** Whether the locale's accountants write negatives in parentheses. */
export function hasParentheses({ currency, locale }: Pick<MoneyFormat, 'currency' | 'locale'>): boolean {
  const key = `${locale} ${currency}`;
  let has = parentheses.get(key);
  if (has === undefined) {
    const format = { currency, locale, currencyDisplay: 'none', currencySign: 'accounting' } as const;
    has = formatMoney(toMinor(-1), format).endsWith(')');
    parentheses.set(key, has);
  }
  return has;
}

const parentheses = new Map<string, boolean>();

type Writer = (amount: number) => string;

// Making an Intl formatter costs a hundred times as much as using it, and a ledger page writes 750 amounts.
const writers = new Map<string, Writer>();

function writerOf({ currency, locale, currencyDisplay, currencySign }: Required<MoneyFormat>): Writer {
  const digits = currencyDigits(currency);
  const exactDigits = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const asMoney = { style: 'currency', currency, currencySign, ...exactDigits } as const;

  if (currencyDisplay !== 'none') {
    const formatter = new Intl.NumberFormat(locale, { ...asMoney, currencyDisplay });
    return (amount) => formatter.format(majorUnits(amount, digits));
  }
  const formatter = new Intl.NumberFormat(locale, exactDigits);
  const plain: Writer = (amount) => formatter.format(majorUnits(amount, digits));
  // Intl knows accounting style only with a currency: ask it for the locale's habit, then write the plain number so.
  const parenthesizes = new Intl.NumberFormat(locale, asMoney).format(-1).includes('(');
  return parenthesizes ? (amount) => (amount < 0 ? `(${plain(-amount)})` : plain(amount)) : plain;
}

/** Major units as a decimal string, which Intl reads exactly; dividing would round. */
function majorUnits(amount: number, digits: number) {
  return `${amount}e-${digits}` as `${number}`; // a template of two numbers is not narrowed by itself
}
