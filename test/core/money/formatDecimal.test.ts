import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, formatMinorDecimal, formatPercent, productOf } from '../../../src/core/money/formatDecimal.ts';

const english = { locale: 'en-US' };
const dollars = { locale: 'en-US', currency: 'USD' };

test.each([
  ['2.0', '2'],
  ['0.25', '0.25'],
  ['-1.50', '\u22121.5'],
  ['1234567.89', '1,234,567.89'],
  ['1E+3', '1,000'],
  ['0', '0'],
  ['12345678901234567890.123456789012345678901234567890', '12,345,678,901,234,567,890.12345678901234567890123456789'],
])('formats the quantity %s as %s', (text, expected) => expect(formatDecimal(text, english)).toBe(expected));

test.each([
  ['5000.0', '50.00'],
  ['0', '0.00'],
  ['5', '0.05'],
  ['33.3333', '0.333333'],
  ['-12345678.9', '\u2212123,456.789'],
  ['9007199254740993', '90,071,992,547,409.93'], // beyond exact numbers
])('formats a rate of %s cents as %s', (text, expected) => expect(formatMinorDecimal(text, dollars)).toBe(expected));

test('formats a rate with the decimals of its currency', () => {
  expect(formatMinorDecimal('5000.0', { locale: 'en-US', currency: 'JPY' })).toBe('5,000');
  expect(formatMinorDecimal('5000.0', { locale: 'en-US', currency: 'KWD' })).toBe('5.000');
  expect(formatMinorDecimal('5000.5', { locale: 'de-DE', currency: 'EUR' })).toBe('50,005');
});

test.each([
  ['8.875', '8.875%'],
  ['5', '5%'],
  ['0.0', '0%'],
  ['-2.5', '\u22122.5%'],
])('formats %s percent as %s', (text, expected) => expect(formatPercent(text, english)).toBe(expected));

test('uses the locale’s separators and digits', () => {
  expect(formatDecimal('1234.5', { locale: 'de-DE' })).toBe('1.234,5');
  expect(formatDecimal('1234.5', { locale: 'ar-EG' })).toBe('١٬٢٣٤٫٥');
  expect(formatPercent('8.875', { locale: 'de-DE' })).toBe('8,875\u00a0%');
});

test.each(['', 'abc', '1,000.00', '12 h', '½', 'NaN', 'Infinity', '1e9999', '--5', '٥'])(
  '"%s" is not a number, and is shown unchanged',
  (text) => {
    expect(formatDecimal(text, english)).toBe(text);
    expect(formatPercent(text, english)).toBe(text);
    expect(formatMinorDecimal(text, dollars)).toBe(text);
  },
);

describe('random numbers', () => {
  const digits = fc.stringMatching(/^(0|[1-9]\d{0,40})$/);
  const fractions = fc.stringMatching(/^\d{0,40}$/);

  test('keep every significant digit in order', () => {
    fc.assert(
      fc.property(digits, fractions, (whole, fraction) => {
        const text = fraction ? `${whole}.${fraction}` : whole;
        const plain = fraction.replace(/0+$/, '');
        expect(formatDecimal(text, english).replaceAll(',', '')).toBe(plain ? `${whole}.${plain}` : whole);
      }),
    );
  });

  test('as a rate in dollars are a hundredth of the cents', () => {
    fc.assert(
      fc.property(digits, fractions, (whole, fraction) => {
        const cents = whole.padStart(3, '0') + fraction;
        const shown = formatMinorDecimal(fraction ? `${whole}.${fraction}` : whole, dollars).replaceAll(',', '');
        const [dollar = '', rest = ''] = shown.split('.');
        expect(rest.length).toBeGreaterThanOrEqual(2);
        expect((dollar + rest).padEnd(cents.length, '0')).toBe(cents);
      }),
    );
  });
});

test('quantity times rate is exact', () => {
  const product = (one: string, other: string) => formatDecimal(productOf(one, other) ?? '', english);
  expect(product('2.0', '5000.0')).toBe('10,000');
  expect(product('0.1', '0.2')).toBe('0.02');
  expect(product('-1.5', '3')).toBe('\u22124.5');
  expect(product('1.5', '-3')).toBe('\u22124.5'); // a discount
  expect(product('-1.5', '-3')).toBe('4.5');
  expect(product('1E+3', '0.001')).toBe('1');
  expect(productOf('two', '5')).toBeUndefined();
});
