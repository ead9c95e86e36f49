import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { chartScale, dateTicks } from '../../../src/ledger/chart/chartScale.ts';

const [january, december] = [toPlainDate('2026-01-01'), toPlainDate('2026-12-31')];

test('keeps a day in place, whatever the balances', () => {
  const july = toPlainDate('2026-07-02');
  const places = [[], [-5, 80], [1e12]].map((balances) => chartScale(balances, january, december).toX(july));
  expect(places).toEqual([500, 500, 500]);
});

test.each([
  [
    [0, 12_600_000],
    [0, 5_000_000, 10_000_000],
  ],
  [
    [-600_000, 12_600_000],
    [0, 5_000_000, 10_000_000],
  ],
  [
    [-100, 100],
    [-100, 0, 100],
  ],
  [
    [3_000_000, 3_100_000],
    [0, 2_000_000],
  ],
  [[-4_000_000], [-4_000_000, -2_000_000, 0]],
  [[0], [0]],
])('has rounded ticks for balances of %j', (balances, ticks) => {
  expect(chartScale(balances, january, december).balanceTicks).toEqual(ticks);
});

test('has one to three ticks within the box, zero included, for any balances', () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeInteger(), { minLength: 1 }), (balances) => {
      const { balanceTicks, toY } = chartScale(balances, january, december);
      expect(balanceTicks).toContain(0);
      expect(balanceTicks.length).toBeLessThanOrEqual(3);
      for (const each of [...balances, ...balanceTicks]) {
        expect(toY(each)).toBeGreaterThanOrEqual(6);
        expect(toY(each)).toBeLessThanOrEqual(94);
      }
    }),
  );
});

test('names the months of a year, the weeks of a month, and at most nine months of several years', () => {
  expect(dateTicks(january, december)).toMatchObject({ dates: { length: 12 }, format: { month: 'short' } });
  const weeks = dateTicks(toPlainDate('2026-06-01'), toPlainDate('2026-06-30'));
  expect(weeks).toEqual({
    dates: ['2026-06-01', '2026-06-08', '2026-06-15', '2026-06-22', '2026-06-29'],
    format: { month: 'short', day: 'numeric' },
  });
  const decade = dateTicks(toPlainDate('2016-03-15'), toPlainDate('2026-06-30'));
  expect(decade.dates.length).toBeLessThanOrEqual(9);
  expect(decade.format).toHaveProperty('year');
  expect(decade.dates.every((date) => date.endsWith('-01') && date > '2016-03-15')).toBe(true);
});
