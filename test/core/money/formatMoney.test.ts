import { describe, expect, test } from 'vitest';
import { formatMoney, type MoneyFormat } from '../../../src/core/money/formatMoney.ts';
import { toMinor } from '../../../src/core/money/minor.ts';

const us = { currency: 'USD', locale: 'en-US' };
const german = { currency: 'EUR', locale: 'de-DE' };

describe('formatMoney', () => {
  test.each<[string, number, MoneyFormat, string]>([
    ['with its symbol', 123450, us, '$1,234.50'],
    ['with its code', 123450, { ...us, currencyDisplay: 'code' }, 'USD\u00a01,234.50'],
    ['as a plain number', 123450, { ...us, currencyDisplay: 'none' }, '1,234.50'],
    ['in the German way', 123450, german, '1.234,50\u00a0€'],
    ['in the Indian way', 1234567850, { currency: 'INR', locale: 'en-IN' }, '₹1,23,45,678.50'],
    ['with a narrow symbol', 500, { currency: 'CAD', locale: 'en-US', currencyDisplay: 'narrowSymbol' }, '$5.00'],
    ['with a minus sign before the symbol', -1250, us, '−$12.50'],
    ['in an accountant’s parentheses', -1250, { ...us, currencySign: 'accounting' }, '($12.50)'],
    ['with a plus sign', 1250, { ...us, currencyDisplay: 'none', signDisplay: 'exceptZero' }, '+12.50'],
    ['as zero without a plus sign', 0, { ...us, currencyDisplay: 'none', signDisplay: 'exceptZero' }, '0.00'],
    [
      'in parentheses where positive ones have a plus sign',
      -1250,
      { ...us, currencySign: 'accounting', currencyDisplay: 'none', signDisplay: 'exceptZero' },
      '(12.50)',
    ],
    ['plain in parentheses', -1250, { ...us, currencySign: 'accounting', currencyDisplay: 'none' }, '(12.50)'],
    [
      'plain without parentheses if positive',
      5,
      { ...us, currencySign: 'accounting', currencyDisplay: 'none' },
      '0.05',
    ],
    [
      'with the minus sign that German accountants use',
      -1250,
      { ...german, currencySign: 'accounting' },
      '−12,50\u00a0€',
    ],
    ['plain with it', -1250, { ...german, currencySign: 'accounting', currencyDisplay: 'none' }, '−12,50'],
    ['as zero without a sign', 0, { ...us, currencySign: 'accounting' }, '$0.00'],
    [
      'with US$ in its order in Arabic text',
      4975738,
      { currency: 'USD', locale: 'ar' },
      '\u200f49,757.38\u00a0US$\u200e',
    ],
    ['with $ in Hebrew text', 500, { currency: 'USD', locale: 'he-IL' }, '\u200f5.00\u00a0\u200f$'],
    ['with US$ in Spanish text', 500, { currency: 'USD', locale: 'es-ES' }, '5,00\u00a0US$'],
  ])('%s', (_how, amount, format, text) => {
    expect(formatMoney(toMinor(amount), format)).toBe(text);
  });

  test.each([
    ['JPY', '123,456'],
    ['COP', '1,234.56'],
    ['HUF', '1,234.56'],
    ['IDR', '1,234.56'],
    ['KWD', '123.456'],
    ['CLF', '12.3456'],
    ['UYW', '12.3456'],
  ])('uses the ISO 4217 digits of %s: %s', (currency, text) => {
    expect(formatMoney(toMinor(123456), { currency, locale: 'en-US', currencyDisplay: 'none' })).toBe(text);
    expect(formatMoney(toMinor(123456), { currency, locale: 'en-US', currencyDisplay: 'code' })).toContain(text);
  });

  test.each([
    ['USD', Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
    ['USD', Number.MIN_SAFE_INTEGER, '−90,071,992,547,409.91'],
    ['UYW', Number.MAX_SAFE_INTEGER, '900,719,925,474.0991'],
    ['JPY', Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
    ['USD', 9007199254740989, '90,071,992,547,409.89'], // divided by 100 it would end in .88 or .90
  ])('is exact at the ends of the range: %s %d', (currency, amount, text) => {
    expect(formatMoney(toMinor(amount), { currency, locale: 'en-US', currencyDisplay: 'none' })).toBe(text);
  });

  test('formats each format correctly, although formatters are cached', () => {
    const written = (format: Partial<MoneyFormat>) => formatMoney(toMinor(-5), { ...us, ...format });
    expect([written({}), written({ currency: 'EUR' }), written({ locale: 'en-GB' }), written({})]).toEqual([
      '−$0.05',
      '−€0.05',
      '−US$0.05',
      '−$0.05',
    ]);
  });
});

test('throws for an unknown currency instead of guessing its decimals', () => {
  expect(() => formatMoney(toMinor(100), { currency: 'XYZ', locale: 'en-US' })).toThrow(
    /"XYZ" is not a known currency/,
  );
});
