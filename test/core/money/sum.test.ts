import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMinor } from '../../../src/core/money/minor.ts';
import { negate, sum } from '../../../src/core/money/sum.ts';

const largest = toMinor(Number.MAX_SAFE_INTEGER);

describe('sum', () => {
  test('of nothing is 0', () => {
    expect(sum([])).toBe(0);
  });

  test('of debits and credits that balance is 0', () => {
    expect(Object.is(sum([toMinor(-1250), toMinor(1000), toMinor(250)]), 0)).toBe(true);
  });

  test('is exact even if a partial sum is not', () => {
    expect(sum([largest, toMinor(2), largest, toMinor(-1), negate(largest), toMinor(-3)])).toBe(largest - 2);
  });

  test('equals the BigInt sum, or throws', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger()), (values) => {
        const exact = values.reduce((total, value) => total + BigInt(value), 0n);
        const isExactAsNumber = exact <= BigInt(Number.MAX_SAFE_INTEGER) && exact >= BigInt(Number.MIN_SAFE_INTEGER);
        const add = () => sum(values.map(toMinor));
        if (isExactAsNumber) expect(BigInt(add())).toBe(exact);
        else expect(add).toThrow(RangeError);
      }),
    );
  });

  test.each([1, -1])('beyond 2^53 − 1 throws, and the error names the exact sum (sign %d)', (sign) => {
    const amounts = [toMinor(sign * largest), toMinor(sign * 2)];
    expect(() => sum(amounts)).toThrow(RangeError);
    expect(() => sum(amounts)).toThrow(`${sign < 0 ? '-' : ''}9007199254740993`);
  });
});

describe('negate', () => {
  test('turns a debit into a credit and back', () => {
    expect(negate(toMinor(1250))).toBe(-1250);
    expect(negate(negate(largest))).toBe(largest);
  });

  test('keeps 0 unchanged', () => {
    expect(Object.is(negate(toMinor(0)), 0)).toBe(true);
  });
});
