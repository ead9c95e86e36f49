import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinor } from '../../../src/core/money/minor.ts';
import { balanceLine, dayIndexAt } from '../../../src/ledger/chart/balanceLine.ts';
import { dayOf } from '../../core/dates/days.ts';
import { runs } from '../../support/propertyRuns.ts';

const day = (number: number, balance: number, index = 0) => ({ date: dayOf(number), balance: toMinor(balance), index });

/** Unique days in chronological order. */
const days = fc
  .uniqueArray(fc.record({ number: fc.integer({ min: 0, max: 40_000 }), balance: fc.maxSafeInteger() }), {
    selector: ({ number }) => number,
    minLength: 2,
    maxLength: 4_000,
  })
  .map((some) =>
    some.sort((a, b) => a.number - b.number).map(({ number, balance }, index) => day(number, balance, index)),
  );

/** The numbers after a command letter in a path. */
function numbersAfter(letter: 'H' | 'V', path: string): number[] {
  return [...path.matchAll(/([HV])([\d.]+)/g)].filter(([, step]) => step === letter).map(([, , at]) => Number(at));
}

test('steps from the first day to the last with the highest balance on top', () => {
  const line = balanceLine([day(0, 0), day(5, 100), day(10, 50)]);
  expect(line).toMatchObject({ path: 'M0 96H500V4H1000V50', zero: undefined });
});

test('has a zero line if balances are on both sides of zero', () => {
  expect(balanceLine([day(0, -100), day(10, 100)])?.zero).toBe(50);
});

test('draws no line for one day', () => {
  expect(balanceLine([])).toBeUndefined();
  expect(balanceLine([day(3, 5)])).toBeUndefined();
});

test('stays in its box, moves forward and reaches both extremes for any number of days', () => {
  fc.assert(
    fc.property(days, (some) => {
      const { path = '' } = balanceLine(some) ?? {};
      const xs = numbersAfter('H', path);
      const ys = [Number(/^M0 ([\d.]+)/.exec(path)?.[1]), ...numbersAfter('V', path)];
      expect(xs).toEqual(xs.toSorted((a, b) => a - b));
      expect(xs.at(-1)).toBe(1000);
      expect(xs.length).toBeLessThan(2000);
      const isFlat = new Set(some.map(({ balance }) => balance)).size === 1;
      expect([Math.min(...ys), Math.max(...ys)]).toEqual(isFlat ? [96, 96] : [4, 96]);
    }),
    { numRuns: runs(50) },
  );
});

test('maps a point to the last day at or before it', () => {
  const some = [day(0, 1), day(5, 2), day(10, 3)];
  expect([-1, 0, 0.49, 0.5, 0.99, 1, 2].map((share) => dayIndexAt(some, share))).toEqual([0, 0, 0, 1, 1, 2, 2]);
});
