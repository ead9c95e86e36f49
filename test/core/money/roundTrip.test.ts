import fc from 'fast-check';
import { describe, test } from 'vitest';
import { formatMoney, type MoneyFormat } from '../../../src/core/money/formatMoney.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { parseMoney } from '../../../src/core/money/parseMoney.ts';

const currencies = ['USD', 'EUR', 'CHF', 'INR', 'HUF', 'COP', 'JPY', 'KWD', 'BHD', 'CLF', 'UYW', 'EGP'];
const ends = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0, -1];
const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.constantFrom(...ends));
const ways: fc.Arbitrary<Pick<MoneyFormat, 'currencyDisplay' | 'currencySign'>> = fc.record({
  currencyDisplay: fc.constantFrom('symbol', 'narrowSymbol', 'code', 'none'),
  currencySign: fc.constantFrom('standard', 'accounting'),
});

describe.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'hi-IN', 'ar-EG', 'ff-Adlm-GN', 'kea-CV'])('in %s', (locale) => {
  test.each(currencies)(
    'every amount of %s that is written reads back as itself, however it is written',
    (currency) => {
      fc.assert(
        fc.property(amounts, ways, (amount, way) => {
          const text = formatMoney(toMinor(amount), { currency, locale, ...way });
          const parsed = parseMoney(text, { currency, locale });
          return parsed.ok && parsed.amount === amount;
        }),
      );
    },
  );
});
