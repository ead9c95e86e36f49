import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMinor } from '../../../src/core/money/minor.ts';
import { split } from '../../../src/core/money/split.ts';

const amounts = fc.maxSafeInteger().map(toMinor);
const weightLists = fc
  .array(fc.oneof(fc.nat(100), fc.maxSafeNat(), fc.constant(0)), { minLength: 1, maxLength: 12 })
  .filter((weights) => weights.some((weight) => weight > 0));

describe('a split', () => {
  test.each<[number, number | number[], number[]]>([
    [10000, 3, [3334, 3333, 3333]],
    [-10000, 3, [-3334, -3333, -3333]],
    [1, 3, [1, 0, 0]],
    [0, 2, [0, 0]],
    [1000, [70, 30], [700, 300]],
    [101, [1, 0, 1], [51, 0, 50]],
    [5, [1, 2, 4], [1, 1, 3]], // exact shares 0.71, 1.43, 2.86: the largest remainders round up
    [9007199254740991, [9007199254740991], [9007199254740991]],
    [9007199254740991, [9007199254740991, 9007199254740991], [4503599627370496, 4503599627370495]],
  ])('of %d by %j is %j', (amount, shares, pieces) => {
    expect(split(toMinor(amount), shares)).toEqual(pieces);
  });

  test('adds up to the amount for any weights', () => {
    fc.assert(
      fc.property(amounts, weightLists, (amount, weights) => {
        const total = split(amount, weights).reduce((subtotal, piece) => subtotal + BigInt(piece), 0n);
        expect(total).toBe(BigInt(amount));
      }),
    );
  });

  test('is less than one unit off each exact share, and 0 for weight 0', () => {
    fc.assert(
      fc.property(amounts, weightLists, (amount, weights) => {
        const totalWeight = weights.reduce((subtotal, weight) => subtotal + BigInt(weight), 0n);
        const pieces = split(amount, weights);
        expect(pieces).toHaveLength(weights.length);
        pieces.forEach((piece, index) => {
          const weight = BigInt(weights[index] ?? 0);
          const distance = BigInt(piece) * totalWeight - BigInt(amount) * weight; // in units / totalWeight
          expect(distance < totalWeight && distance > -totalWeight).toBe(true);
          if (weight === 0n) expect(Object.is(piece, 0)).toBe(true);
        });
      }),
    );
  });

  test('into equal pieces adds up, with pieces at most one unit apart and the larger ones first', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 50 }), (amount, count) => {
        const pieces = split(amount, count);
        const sizes = pieces.map(Math.abs);
        expect(pieces).toHaveLength(count);
        expect(pieces.reduce((total, piece) => total + BigInt(piece), 0n)).toBe(BigInt(amount));
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('of a negative amount mirrors that of its positive', () => {
    fc.assert(
      fc.property(amounts, weightLists, (amount, weights) => {
        expect(split(toMinor(-amount), weights)).toEqual(split(amount, weights).map((piece) => toMinor(-piece)));
      }),
    );
  });

  test.each<[string, number | number[]]>([
    ['no piece', 0],
    ['a negative count', -1],
    ['half a piece', 1.5],
    ['no weights', []],
    ['only weights of 0', [0, 0]],
    ['a negative weight', [1, -1]],
    ['a fraction as weight', [0.3, 0.7]],
    ['a weight that is not exact', [2 ** 53]],
  ])('into %s throws', (_case, shares) => {
    expect(() => split(toMinor(100), shares)).toThrow(RangeError);
  });
});
