import { describe, expect, test } from 'vitest';
import { isMinor, toMinor } from '../../../src/core/money/minor.ts';

describe('an amount in minor units', () => {
  test.each([0, 1, -1250, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])('can be %d', (value) => {
    expect(toMinor(value)).toBe(value);
    expect(isMinor(value)).toBe(true);
  });

  test.each([12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])('is not %d', (value) => {
    expect(() => toMinor(value)).toThrow(RangeError);
    expect(isMinor(value)).toBe(false);
  });

  test.each(['1250', null, undefined, 1250n, {}])('is a number, so %o is invalid', (value) => {
    expect(isMinor(value)).toBe(false);
  });

  test('an error names the value, what was expected and how to fix it', () => {
    expect(() => toMinor(12.5)).toThrow(/^12\.5 is not .*expected an integer.*1250 for \$12\.50/);
  });

  test('has only one zero', () => {
    expect(Object.is(toMinor(-0), 0)).toBe(true);
  });
});
