import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceTotals } from '../../../sandbox/service/invoices/totals.ts';
import { allocate } from '../../../sandbox/service/posting/allocate.ts';

const line = (quantity: string, rate: string, salesTaxPercent: string | null = null) => ({
  quantity,
  rate,
  salesTaxPercent,
});

describe('invoice totals', () => {
  test('match the sample of the interface: 2.0 × 5000.0, 5 % off, 8.875 % tax', () => {
    const lineItems = [line('2.0', '5000.0', '8.875')];
    expect(invoiceTotals({ id: 'inv_1', discountPercent: '5', lineItems })).toEqual({
      lineAmounts: [10_000],
      subtotal: 10_000,
      discount: 500,
      discountedTotal: 9500,
      salesTax: 843,
      total: 10_343,
    });
  });

  test.each([
    ['half a cent rounds up', '0.5', '1', 1],
    ['less than half a cent rounds down', '0.49', '1', 0],
    ['a negative half rounds up too, toward zero', '-0.5', '1', 0],
    ['long decimals keep every digit', '3', '33333333333.333333333333333', 100_000_000_000],
    ['binary fractions would get this wrong: 1.005 × 100', '1.005', '100', 101],
  ])('%s', (_case, quantity, rate, total) => {
    expect(invoiceTotals({ id: 'inv_1', discountPercent: null, lineItems: [line(quantity, rate)] }).total).toBe(total);
  });

  test('tax lines with the same rate together, without rounding each line', () => {
    const lineItems = [line('1', '5', '10'), line('1', '5', '10'), line('1', '5', '10'), line('1', '1000')];
    expect(invoiceTotals({ id: 'inv_1', discountPercent: null, lineItems }).salesTax).toBe(2);
  });

  test.each(['', '1,5', '1e3', 'NaN', ' 1'])('reject a quantity of "%s"', (quantity) => {
    expect(() => invoiceTotals({ id: 'inv_1', discountPercent: null, lineItems: [line(quantity, '1')] })).toThrow(
      'is not a decimal number',
    );
  });

  test('reject a total beyond the safe integers', () => {
    const lineItems = [line('1', '9007199254740992')];
    expect(() => invoiceTotals({ id: 'inv_1', discountPercent: null, lineItems })).toThrow('too large');
  });
});

describe('allocating an amount', () => {
  const weights = fc
    .array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
    .filter((values) => values.reduce((sum, value) => sum + value, 0) !== 0);
  const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

  test('loses no cent and stays within a cent of the exact proportion', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, by) => {
        const shares = allocate(amount, by);
        expect(sum(shares)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const exactTimesTotal = BigInt(amount) * BigInt(by[index] ?? 0);
          const difference = BigInt(share) * BigInt(sum(by)) - exactTimesTotal;
          const size = difference < 0n ? -difference : difference;
          expect(size <= BigInt(Math.abs(sum(by)))).toBe(true);
        }
      }),
    );
  });

  test('returns the weights if the amount is their sum', () => {
    fc.assert(
      fc.property(weights, (by) => {
        expect(allocate(sum(by), by)).toEqual(by);
      }),
    );
  });

  test('rejects weights that add up to zero', () => {
    expect(() => allocate(100, [1, -1])).toThrow(RangeError);
  });
});
