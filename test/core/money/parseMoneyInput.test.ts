import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencySymbol } from '../../../src/core/money/currencyName.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { emptyMoneyInput, parseMoneyInput, textOfMoney } from '../../../src/core/money/parseMoneyInput.ts';

const dollars = { currency: 'USD', locale: 'en-US' };
const read = (text: string, allowsNegative = true) => parseMoneyInput(text, { ...dollars, allowsNegative });

test.each([
  ['$1,234.56', 123456],
  ['(12.50)', -1250],
  ['−5', -500],
  ['7.', 700],
  ['.5', 50],
])('parses %s as %i cents', (text, cents) => {
  expect(read(text).amount).toBe(cents);
});

test.each([
  ['12,3', 'misplacedSeparator'],
  ['1.234', 'tooPrecise'],
  ['about ten', 'notANumber'],
  ['€5', 'otherCurrency'],
  ['90071992547409.92', 'tooLarge'],
])('%s is invalid and keeps its text', (text, code) => {
  expect(read(text)).toEqual({ amount: null, text, code });
  expect(textOfMoney(read(text), dollars)).toBe(text);
});

test.each(['', '   '])('a field with only spaces is empty', (text) => {
  expect(read(text)).toEqual(emptyMoneyInput);
  expect(textOfMoney(emptyMoneyInput, dollars)).toBe('');
  expect(emptyMoneyInput.amount).toBeNull();
});

test('a field without negative amounts keeps them as text, but accepts zero', () => {
  expect(read('(5.00)', false)).toEqual({ amount: null, text: '(5.00)', code: 'negative' });
  expect(read('-0', false)).toEqual({ amount: 0 });
});

test.each([
  ['USD', 'en-US', '$'],
  ['USD', 'en-CA', 'US$'],
  ['CHF', 'de-CH', 'CHF'],
  ['EUR', 'de-DE', '€'],
])('the symbol of %s is %s in %s', (currency, locale, symbol) => {
  expect(currencySymbol({ currency, locale })).toBe(symbol);
});

const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.constantFrom(0, -1, Number.MIN_SAFE_INTEGER));

describe.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'hi-IN', 'ar-EG', 'he-IL', 'sv-SE'])('in %s', (locale) => {
  test.each(['USD', 'JPY', 'KWD', 'INR'])('an amount of %s shown in a field parses to itself', (currency) => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = textOfMoney({ amount: toMinor(amount) }, { currency, locale });
        expect(parseMoneyInput(text, { currency, locale, allowsNegative: true })).toEqual({ amount });
      }),
    );
  });

  test('any text is an amount or kept unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-()$€ ’aX') }), (text) => {
        const typed = parseMoneyInput(text, { currency: 'USD', locale, allowsNegative: true });
        const shown = textOfMoney(typed, { currency: 'USD', locale });
        if (typed.amount === null) expect(shown.trim()).toBe(text.trim());
        else expect(parseMoneyInput(shown, { currency: 'USD', locale, allowsNegative: true })).toEqual(typed);
      }),
    );
  });
});
