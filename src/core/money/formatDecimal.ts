import { memoize } from '../memoize.ts';
import { currencyDigits } from './currencies.ts';

/**
 * Formats a decimal string: `2.0` is 2, `1234.5678` is 1,234.5678. Keeps every digit.
 * @returns the text unchanged if it isn't a number.
 */
export function formatDecimal(text: string, { locale }: { locale: string }): string {
  const number = readDecimal(text);
  return number ? write(number, 0, { locale, style: 'decimal' }) : text;
}

/** Formats a percentage: `8.875` is 8.875%. Keeps every digit. @returns the text unchanged if it isn't a number. */
export function formatPercent(text: string, { locale }: { locale: string }): string {
  const number = readDecimal(text);
  return number ? write(number, 0, { locale, style: 'percent' }) : text;
}

/**
 * Formats a decimal string of minor units as a plain number: `5000.0` cents are 50.00, and `33.3` are 0.333. Never rounds, and
 * shows at least the currency's decimals.
 * @returns the text unchanged if it isn't a number.
 * @throws {RangeError} for an unknown currency.
 */
export function formatMinorDecimal(text: string, { locale, currency }: { locale: string; currency: string }): string {
  const number = readDecimal(text);
  const digits = currencyDigits(currency);
  if (!number) return text;
  return write({ ...number, exponent: number.exponent - digits }, digits, { locale, style: 'decimal' });
}

/**
 * Multiplies two decimal strings: `2.0` by `5000.0`.
 * @returns the exact product as a decimal string; undefined if either isn't a number.
 */
export function productOf(one: string, other: string): string | undefined {
  const [first, second] = [readDecimal(one), readDecimal(other)];
  if (!first || !second) return undefined;
  const sign = first.sign === second.sign ? '' : '-';
  return `${sign}${BigInt(first.digits) * BigInt(second.digits)}e${first.exponent + second.exponent}`;
}

/** A number as sign, digits and exponent: `-12.50` is `-`, `1250` and -2. */
interface DecimalNumber {
  sign: '' | '-';
  digits: string;
  exponent: number;
}

function readDecimal(text: string): DecimalNumber | undefined {
  const [, sign, whole, fraction = '', exponent = '0'] = notation.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { sign: sign === '-' ? '-' : '', digits: whole + fraction, exponent: Number(exponent) - fraction.length };
}

/** Some services write 1000 as `1E+3`. Exponents of more than three digits are not expanded. */
const notation = /^([-+]?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d{1,3}))?$/;

/** Formats digit by digit: `Intl` stops at twenty decimals. */
function write({ sign, digits, exponent }: DecimalNumber, leastPlaces: number, language: Language): string {
  const shifted = digits + '0'.repeat(Math.max(0, exponent));
  const places = Math.max(0, -exponent);
  const padded = shifted.padStart(places + 1, '0');
  const whole = padded.slice(0, padded.length - places);
  const fraction = padded
    .slice(padded.length - places)
    .replace(/0+$/, '')
    .padEnd(leastPlaces, '0');

  const { formatter, numerals } = writerOf(language);
  const scale = language.style === 'percent' ? 'e-2' : '';
  const parts = formatter.formatToParts(`${sign}${whole}.1${scale}` as `${number}`); // a number by construction
  return parts
    .map(({ type, value }) => {
      if (type === 'fraction') return [...fraction].map((digit) => numerals[Number(digit)]).join('');
      if (type === 'minusSign') return '\u2212';
      return type === 'decimal' && fraction === '' ? '' : value;
    })
    .join('');
}

interface Language {
  locale: string;
  style: 'decimal' | 'percent';
}

const writerOf = memoize(({ locale, style }: Language) => {
  const digit = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    formatter: new Intl.NumberFormat(locale, { style, minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    numerals: Array.from({ length: 10 }, (_, number) => digit.format(number)),
  };
});
