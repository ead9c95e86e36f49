import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateMoney } from '../../../src/core/money/calculateMoney.ts';
import { formatMoney } from '../../../src/core/money/formatMoney.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { parseMoneyInput, parseTypedMoney } from '../../../src/core/money/parseMoneyInput.ts';

const dollars = { currency: 'USD', locale: 'en-US' };
const typed = { ...dollars, allowsNegative: true };

describe('a typed sum', () => {
  test.each([
    ['1200/2', 600_00],
    ['1,200.00 / 2', 600_00],
    ['3*(19.99+5)', 74_97],
    ['10-2-3', 5_00],
    ['12/4/3', 1_00],
    ['2+3*4', 14_00],
    ['-5*2', -10_00],
    ['5--3', 8_00],
    ['$100 × 8.875 ÷ 100', 8_88], // half a cent away from zero
    ['-0.005*1', -1],
    ['100/3', 33_33],
    ['200/3', 66_67],
    ['0.1+0.2', 30],
    ['12.5k', 12_500_00],
    ['2k+1', 2_001_00],
  ])('%s is calculated exactly', (text, amount) => {
    expect(calculateMoney(text, dollars)).toEqual({ ok: true, amount });
  });

  test.each(['1200/', '*2', '(5', '5)', '1/0', '2 3', '1,23*2', 'k', '', '€5+1', '()', `1${'+1'.repeat(100)}`])(
    '%s is not one',
    (text) => {
      expect(calculateMoney(text, dollars)).toEqual({ ok: false, code: 'notANumber' });
    },
  );

  test.each([
    ['50K+50K', 'en-ZM', 'ZMW', 100_00],
    ['100K/2', 'en-PG', 'PGK', 50_00],
    ['100 SEK/2', 'en-US', 'SEK', 50_00],
    ['1k+1', 'en-US', 'SEK', 1001_00],
  ])('%s in %s and %s has K as the currency has it', (text, locale, currency, amount) => {
    expect(calculateMoney(text, { currency, locale })).toEqual({ ok: true, amount });
  });

  test('is too large beyond what is exact', () => {
    expect(calculateMoney('90071992547409.91+0.01', dollars)).toEqual({ ok: false, code: 'tooLarge' });
  });

  test('uses the separators and decimals of the field', () => {
    expect(calculateMoney('1.200,50/2', { currency: 'EUR', locale: 'de-DE' })).toEqual({ ok: true, amount: 600_25 });
    expect(calculateMoney('1000/3', { currency: 'JPY', locale: 'ja-JP' })).toEqual({ ok: true, amount: 333 });
    expect(calculateMoney('1/3', { currency: 'KWD', locale: 'en-US' })).toEqual({ ok: true, amount: 333 });
  });

  test('is for typing only: pasted dates are not divisions', () => {
    expect(parseTypedMoney('11/16', typed)).toEqual({ amount: 69 });
    expect(parseMoneyInput('11/16', typed)).toMatchObject({ amount: null, code: 'notANumber' });
  });
});

describe('for any amounts', () => {
  const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
  const write = (amount: number) => formatMoney(toMinor(amount), { ...dollars, currencyDisplay: 'none' });

  test('sums and differences are exact', () => {
    fc.assert(
      fc.property(cents, fc.array(fc.tuple(fc.constantFrom('+', '-'), cents), { maxLength: 5 }), (first, others) => {
        const text = `${write(first)}${others.map(([sign, amount]) => ` ${sign} (${write(amount)})`).join('')}`;
        const total = others.reduce(
          (total, [sign, amount]) => (sign === '+' ? total + BigInt(amount) : total - BigInt(amount)),
          BigInt(first),
        );
        expect(calculateMoney(text, dollars)).toEqual({ ok: true, amount: Number(total) });
      }),
    );
  });

  test('a quotient is within half a cent, and multiplying an amount is undone by dividing it', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 9999 }), (amount, count) => {
        const quotient = calculateMoney(`(${write(amount)})/${count}`, dollars);
        const off = quotient.ok ? 2n * (BigInt(quotient.amount) * BigInt(count) - BigInt(amount)) : undefined;
        expect(off !== undefined && off <= BigInt(count) && off >= -BigInt(count)).toBe(true);
        expect(calculateMoney(`(${write(amount)})*${count}/${count}`, dollars)).toEqual({
          ok: true,
          amount: amount === 0 ? 0 : amount,
        });
      }),
    );
  });

  test('no text throws, and an amount that was valid before stays the same', () => {
    const character = fc.constantFrom(...'0123456789.,+-*/()×÷k $€');
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 16 }), (text) => {
        const plain = parseMoneyInput(text, typed);
        const input = parseTypedMoney(text, typed);
        if (plain.amount !== null || plain.code !== 'notANumber') expect(input).toEqual(plain);
      }),
    );
  });
});
