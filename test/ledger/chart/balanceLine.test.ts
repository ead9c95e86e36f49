import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinor } from '../../../src/core/money/minor.ts';
import { balanceLine, pointIndexAt } from '../../../src/ledger/chart/balanceLine.ts';
import { balanceRange, chartScale } from '../../../src/ledger/chart/chartScale.ts';
import { dayOf } from '../../core/dates/days.ts';
import { runs } from '../../support/propertyRuns.ts';

const point = (number: number, balance: number, count?: number) => ({
  date: dayOf(number),
  balance: toMinor(balance),
  ...(count !== undefined && { count }),
});
/** A box in which 0 to 100 cents are from 94 up to 6. */
const scale = chartScale(balanceRange([0, 100]), dayOf(0), dayOf(10));

/** Unique loaded days of a period in chronological order. */
const days = fc
  .uniqueArray(fc.record({ number: fc.integer({ min: 0, max: 40_000 }), balance: fc.maxSafeInteger() }), {
    selector: ({ number }) => number,
    minLength: 1,
    maxLength: 4_000,
  })
  .map((some) => some.sort((a, b) => a.number - b.number).map(({ number, balance }) => point(number, balance, 1)));

test('steps from the opening balance to each day and lasts until the end of the loaded part', () => {
  const points = [point(0, 0, 1), point(5, 100, 2)];
  expect(balanceLine(points, toMinor(50), dayOf(10), scale)).toEqual({
    loaded: 'M0 50H0V94H500V6H1000',
    estimated: '',
    area: 'M0 50H0V94H500V6H1000V94H0Z',
  });
});

test('starts at the first day if the opening balance is unknown', () => {
  expect(balanceLine([point(5, 100, 1)], null, dayOf(10), scale).loaded).toBe('M500 6H500V6H1000');
});

test('continues straight to the balances of days that are not loaded', () => {
  const points = [point(0, 50, 1), point(8, 100), point(10, 0)];
  const { loaded, estimated } = balanceLine(points, toMinor(50), dayOf(2), scale);
  expect(loaded).toBe('M0 50H0V50H200');
  expect(estimated).toBe('M200 50L800 6L1000 94');
});

test('stays in its box, moves forward and reaches both extremes for any number of days', () => {
  fc.assert(
    fc.property(days, (points) => {
      const balances = points.map(({ balance }) => balance);
      const wide = chartScale(balanceRange(balances), dayOf(0), dayOf(40_001));
      const { loaded } = balanceLine(points, null, dayOf(40_001), wide);
      const steps = [...loaded.matchAll(/([HV])([\d.]+)/g)].map(([, letter, at]) => ({ letter, at: Number(at) }));
      const xs = steps.filter(({ letter }) => letter === 'H').map(({ at }) => at);
      const ys = steps.filter(({ letter }) => letter === 'V').map(({ at }) => at);
      expect(xs).toEqual(xs.toSorted((a, b) => a - b));
      expect(xs.at(-1)).toBe(1000);
      expect(xs.length).toBeLessThan(2000);
      expect(Math.min(...ys)).toBe(wide.toY(Math.max(...balances)));
      expect(Math.max(...ys)).toBe(wide.toY(Math.min(...balances)));
    }),
    { numRuns: runs(50) },
  );
});

test('maps a fraction of the period to the last day at or before it', () => {
  const points = [point(0, 1), point(5, 2), point(9, 3)];
  expect([-1, 0, 0.49, 0.5, 0.89, 1, 2].map((share) => pointIndexAt(points, share, scale))).toEqual([
    0, 0, 0, 1, 1, 2, 2,
  ]);
});
