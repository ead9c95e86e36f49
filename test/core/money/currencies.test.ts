import { describe, expect, test } from 'vitest';
import { currencyDigits, isCurrency } from '../../../src/core/money/currencies.ts';

describe('decimal digits by ISO 4217', () => {
  test.each([
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
    [2, 'USD EUR GBP CHF INR CAD AUD MXN BRL CNY EGP ZAR'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF UYW'],
  ])('are %d for %s', (digits, codes) => {
    expect(codes.split(' ').map(currencyDigits)).toEqual(codes.split(' ').map(() => digits));
  });

  test.each(['COP', 'HUF', 'IDR', 'IRR', 'LBP', 'MGA', 'MMK', 'IQD'])('apply to %s, where Intl has 0', (currency) => {
    const inUse = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
    expect(inUse).toBe(0);
    expect(currencyDigits(currency)).toBe(currency === 'IQD' ? 3 : 2);
  });

  test.each(['SLE', 'VED', 'XCG', 'ZWG', 'XAD'])('include %s, new since 2021', (currency) => {
    expect(currencyDigits(currency)).toBe(2);
  });

  test.each([
    ['BGN', 2],
    ['HRK', 2],
    ['ANG', 2],
    ['BYR', 0],
  ])('exist for %s, withdrawn but still in older books', (currency, digits) => {
    expect(currencyDigits(currency)).toBe(digits);
  });
});

describe('an unknown currency code', () => {
  test.each(['usd', 'US', 'USDX', 'XYZ', '', ' ', 'D E', 'XAU', 'XXX', 'XTS', 'constructor'])(
    '%o is refused',
    (code) => {
      expect(isCurrency(code)).toBe(false);
      expect(() => currencyDigits(code)).toThrow(RangeError);
    },
  );

  test('is named in the error, with what was expected', () => {
    expect(() => currencyDigits('usd')).toThrow(
      /^"usd" is not a known currency.*expected an ISO 4217 code in capitals/,
    );
  });
});

test('every known currency code has a name', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const known = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c))).filter(isCurrency);
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  const newerThanNames = ['XAD']; // ISO 4217 amendment 179
  expect(known.filter((code) => !names.of(code) && !newerThanNames.includes(code))).toEqual([]);
  expect(known).toHaveLength(165 + 11); // list one without its 13 non-monetary units, plus codes withdrawn since 2015
});
