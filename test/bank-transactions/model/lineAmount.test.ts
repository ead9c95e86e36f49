import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLineAmount, textOfLineAmount } from '../../../src/bank-transactions/model/lineAmount.ts';
import { toMinor } from '../../../src/core/money/minor.ts';

const directions = fc.constantFrom('in' as const, 'out' as const);
const fields = fc.record({
  locale: fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'he-IL', 'ar-EG', 'sv-SE'),
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
});
const amounts = fc.integer({ min: -999_999_999, max: 999_999_999 }).map(toMinor);

test('the text of an amount parses to the same amount in every locale', () => {
  fc.assert(
    fc.property(amounts, directions, fields, (amount, direction, field) => {
      const text = textOfLineAmount({ amount }, direction, field);
      expect(parseLineAmount(text, direction, field)).toEqual({ amount });
    }),
  );
});

test.each([
  ['out', '800', 800_00],
  ['out', '-800', 800_00],
  ['out', '+800', -800_00],
  ['in', '800', 800_00],
  ['in', '+800', 800_00],
  ['in', '(800)', -800_00],
] as const)('in a transaction of money %s, %s is %i of it', (direction, text, amount) => {
  expect(parseLineAmount(text, direction, { locale: 'en-US', currency: 'USD' })).toEqual({ amount });
});
