import { currencyDigits } from './currencies.ts';
import { toMinor } from './minor.ts';
import { normalizeInput } from './normalizeInput.ts';
import { parseDecimal } from './parseDecimal.ts';
import type { ParsedMoney } from './parseMoney.ts';

interface Format {
  currency: string;
  locale: string;
}

/** An exact number: no operation rounds. The divisor is positive. */
interface Fraction {
  value: bigint;
  divisor: bigint;
}

/** Longer texts aren't typed. */
const maxLength = 200;

/**
 * Calculates an amount typed as a sum: `1200/2`, `3*(19.99+5)`, `12.5k`. The numbers are written like amounts, with any number of
 * decimals. Everything is exact; only the result is rounded to the currency's smallest unit, a half away from zero.
 * @throws {RangeError} for an unknown currency or a malformed locale.
 */
export function calculateMoney(typed: string, format: Format): ParsedMoney {
  const text = normalizeInput(typed);
  const tokens = text.length > maxLength ? [] : (text.match(/[-+*/×÷()]|[^-+*/×÷()]+/g) ?? []);
  const result = evaluate(
    tokens.map((token) => token.trim()).filter((token) => token !== ''),
    format,
  );
  if (!result) return { ok: false, code: 'notANumber' };
  const amount = Number(rounded(result, currencyDigits(format.currency)));
  return Number.isSafeInteger(amount) ? { ok: true, amount: toMinor(amount) } : { ok: false, code: 'tooLarge' };
}

/** The value of a sum; undefined if it isn't one, or isn't complete. */
function evaluate(tokens: readonly string[], format: Format): Fraction | undefined {
  let index = 0;
  const take = (...expected: string[]) => {
    const token = tokens[index];
    if (token === undefined || !expected.includes(token)) return undefined;
    index += 1;
    return token;
  };

  const sum = (): Fraction | undefined => {
    let left = product();
    for (let sign = take('+', '-'); sign && left; sign = take('+', '-')) {
      const right = product();
      left = right && add(left, sign === '-' ? negated(right) : right);
    }
    return left;
  };
  const product = (): Fraction | undefined => {
    let left = factor();
    for (let sign = take('*', '×', '/', '÷'); sign && left; sign = take('*', '×', '/', '÷')) {
      const right = factor();
      left = right && (sign === '*' || sign === '×' ? multiply(left, right) : divide(left, right));
    }
    return left;
  };
  const factor = (): Fraction | undefined => {
    const sign = take('-', '+');
    if (sign) {
      const value = factor();
      return value && (sign === '-' ? negated(value) : value);
    }
    if (take('(')) {
      const value = sum();
      return take(')') ? value : undefined;
    }
    const token = tokens[index];
    index += 1;
    return token === undefined ? undefined : parseNumber(token, format);
  };

  const value = sum();
  return index === tokens.length ? value : undefined;
}

function parseNumber(token: string, format: Format): Fraction | undefined {
  const asTyped = parseDecimal(token, format); // K can be the currency's sign, or the end of its code
  const [, thousands] = asTyped.ok ? [] : (/^(.*?)\s*k$/i.exec(token) ?? []);
  const decimal = thousands === undefined ? asTyped : parseDecimal(thousands, format);
  if (!decimal.ok) return undefined;
  const value = BigInt(decimal.whole + decimal.fraction);
  const factor = thousands === undefined ? 1n : 1000n;
  return { value: value * factor, divisor: 10n ** BigInt(decimal.fraction.length) };
}

function add(a: Fraction, b: Fraction): Fraction {
  return { value: a.value * b.divisor + b.value * a.divisor, divisor: a.divisor * b.divisor };
}

function multiply(a: Fraction, b: Fraction): Fraction {
  return { value: a.value * b.value, divisor: a.divisor * b.divisor };
}

function divide(a: Fraction, b: Fraction): Fraction | undefined {
  if (b.value === 0n) return undefined;
  const quotient = { value: a.value * b.divisor, divisor: a.divisor * b.value };
  return quotient.divisor > 0n ? quotient : { value: -quotient.value, divisor: -quotient.divisor };
}

function negated({ value, divisor }: Fraction): Fraction {
  return { value: -value, divisor };
}

/** In units of 10^−digits; a half is rounded away from zero. */
function rounded({ value, divisor }: Fraction, digits: number): bigint {
  const size = (value < 0n ? -value : value) * 10n ** BigInt(digits);
  const units = (2n * size + divisor) / (2n * divisor);
  return value < 0n ? -units : units;
}
