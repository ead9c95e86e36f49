import { describe, expect, test } from 'vitest';
import { type ParseMoneyCode, parseMoney } from '../../../src/core/money/parseMoney.ts';

const us = { currency: 'USD', locale: 'en-US' };
const german = { currency: 'EUR', locale: 'de-DE' };
const french = { currency: 'EUR', locale: 'fr-FR' };
const swiss = { currency: 'CHF', locale: 'de-CH' };
const indian = { currency: 'INR', locale: 'hi-IN' };
const egyptian = { currency: 'EGP', locale: 'ar-EG' };

describe('parses typed amounts', () => {
  test.each<[string, typeof us, number]>([
    ['1,234.56', us, 123456],
    ['1234.5', us, 123450],
    ['$1,000', us, 100000],
    ['US$ 5', us, 500],
    ['5 usd', us, 500],
    ['$5.00 USD', us, 500],
    ['.50', us, 50],
    ['$.50', us, 50],
    ['5.', us, 500],
    ['+5', us, 500],
    ['007', us, 700],
    ['1.234,56', german, 123456],
    ['1.234,56 €', german, 123456],
    ['1234,5', german, 123450],
    ['€ 5', german, 500],
    ['1 234,56 €', french, 123456],
    ['1\u202f234,56\u00a0€', french, 123456],
    ['1\u00a0234\u202f567,00', french, 123456700],
    ['1 234.50', us, 123450],
    ["CHF 1'234.50", swiss, 123450],
    ['CHF 1’234.50', swiss, 123450],
    ['12,34,567.50', indian, 123456750],
    ['₹12,34,567.50', indian, 123456750],
    ['1,234,567.50', indian, 123456750],
    ['१२,३४,५६७.५०', indian, 123456750],
    ['١٬٢٣٤٫٥٦', egyptian, 123456],
    ['1,234.56', egyptian, 123456],
    ['۱٬۲۳۴٫۵۶', { currency: 'USD', locale: 'fa-IR' }, 123456],
    ['١٢٫٥٠', us, 1250],
    ['１，２３４．５６', us, 123456],
    ['￥１，０００', { currency: 'JPY', locale: 'ja-JP' }, 1000],
    ['1.234', { currency: 'KWD', locale: 'en-US' }, 1234],
    ['50 kr.', { currency: 'DKK', locale: 'da-DK' }, 5000],
    ['kr.50', { currency: 'DKK', locale: 'da-DK' }, 5000],
  ])('%s', (text, field, amount) => {
    expect(parseMoney(text, field)).toEqual({ ok: true, amount });
  });

  test.each([
    '-5',
    '−5',
    '–5',
    '－5',
    '5-',
    '5−',
    '(5)',
    '（5）',
    '-$5',
    '$-5',
    '($5)',
    '$(5)',
    '$ -5.00',
    '5.00-',
    '- 5',
  ])('%s is minus five', (text) => {
    expect(parseMoney(text, us)).toEqual({ ok: true, amount: -500 });
  });

  test.each(['  12.50\n', '\t12.50', '\u200e12.50\u200f', '\u2066$12.50\u2069', '\ufeff12.50', '\u00a012.50\u00a0'])(
    'pasted with blanks or invisible marks (%j)',
    (text) => {
      expect(parseMoney(text, us)).toEqual({ ok: true, amount: 1250 });
    },
  );

  test.each([
    ['1.234,56', 123456], // en-DE formats plain numbers this way
    ['€1,234.56', 123456], // and money that way
    ['€1.234,56', undefined],
    ['1,234.56', undefined],
  ])('%s by the rules for money or plain numbers, in a locale with both', (text, amount) => {
    const refused = { ok: false, code: 'misplacedSeparator' };
    const expected = amount === undefined ? refused : { ok: true, amount };
    expect(parseMoney(text, { currency: 'EUR', locale: 'en-DE' })).toEqual(expected);
  });

  test('zero has no sign', () => {
    const parsed = parseMoney('-0.00', us);
    expect(parsed.ok && Object.is(parsed.amount, 0)).toBe(true);
  });
});

describe('rejects ambiguous or invalid amounts', () => {
  test.each<[ParseMoneyCode, string, typeof us]>([
    ['empty', '', us],
    ['empty', ' \u200e\n', us],
    ['notANumber', 'abc', us],
    ['notANumber', '-', us],
    ['notANumber', '$', us],
    ['notANumber', '.', us],
    ['notANumber', '1e5', us],
    ['notANumber', '0x10', us],
    ['notANumber', '--5', us],
    ['notANumber', '-(5)', us],
    ['notANumber', '(5', us],
    ['notANumber', '5)', us],
    ['notANumber', '+5-', us],
    ['notANumber', '5.-', us], // five francs without centimes, not minus five
    ['notANumber', 'Rs.50', { currency: 'PKR', locale: 'en-US' }], // 50, not 0.50
    ['notANumber', '12²', us], // a footnote mark, not 122
    ['notANumber', '1½', us],
    ['notANumber', '1٢', us],
    ['notANumber', '12\t50', us], // two cells
    ['notANumber', '2026-03-01', us],
    ['notANumber', '50%', us],
    ['notANumber', 'Infinity', us],
    ['misplacedSeparator', '1,23', us],
    ['misplacedSeparator', '1,2345', us],
    ['misplacedSeparator', '1234,567', us],
    ['misplacedSeparator', '0,123', us],
    ['misplacedSeparator', ',50', us],
    ['misplacedSeparator', '1,', us],
    ['misplacedSeparator', '1,,234', us],
    ['misplacedSeparator', '1.2.3', us],
    ['misplacedSeparator', '1.234,56', us],
    ['misplacedSeparator', '12,34,567', us],
    ['misplacedSeparator', "1'234,567", us],
    ['misplacedSeparator', '12.50', german],
    ['misplacedSeparator', '1,234.56', german],
    ['misplacedSeparator', '1 2,3', us],
    ['misplacedSeparator', '12.50', french],
    ['misplacedSeparator', '1.234', french], // 1234 in one locale, 1.234 in another
    ['misplacedSeparator', '1,23,45', indian],
    ['misplacedSeparator', '١٢.٥٠', egyptian],
    ['otherCurrency', '€5', us],
    ['otherCurrency', '5 CHF', us],
    ['otherCurrency', 'CA$5', us],
    ['otherCurrency', '$5', german],
    ['tooPrecise', '1.005', us],
    ['tooPrecise', '1.500', us],
    ['tooPrecise', '1,234', german],
    ['tooPrecise', '1.5', { currency: 'JPY', locale: 'en-US' }],
    ['tooPrecise', '1.2345', { currency: 'KWD', locale: 'en-US' }],
    ['tooLarge', '90071992547409.92', us],
    ['tooLarge', '-90,071,992,547,409.92', us],
    ['tooLarge', '9'.repeat(400), us],
  ])('as %s: %j', (code, text, field) => {
    expect(parseMoney(text, field)).toEqual({ ok: false, code });
  });

  test('rejects a very long text quickly', () => {
    const start = process.cpuUsage(); // other processes don't count
    for (const page of ['1.', '1 ', '-', '1,', 'a', '$', '\u00a0']) parseMoney(page.repeat(200_000), us);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
  });
});

test('the largest amount is exact', () => {
  expect(parseMoney('90,071,992,547,409.91', us)).toEqual({ ok: true, amount: 9007199254740991 });
  expect(parseMoney('(90071992547409.91)', us)).toEqual({ ok: true, amount: -9007199254740991 });
});

test('throws for an unknown currency or locale', () => {
  expect(() => parseMoney('5', { currency: 'XYZ', locale: 'en-US' })).toThrow(/"XYZ" is not a known currency/);
  expect(() => parseMoney('5', { currency: 'USD', locale: 'not a locale' })).toThrow(RangeError);
});
