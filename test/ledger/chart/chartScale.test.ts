import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { balanceRange, chartScale, dateTicks } from '../../../src/ledger/chart/chartScale.ts';

const [january, december] = [toPlainDate('2026-01-01'), toPlainDate('2026-12-31')];

test('keeps a day in place, whatever the balances', () => {
  const july = toPlainDate('2026-07-02');
  const places = [[], [-5, 80], [1e12]].map((balances) =>
    chartScale(balanceRange(balances), january, december).toX(july),
  );
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
    [0, 1_500_000, 3_000_000],
  ],
  [
    [0, 8_090_000],
    [0, 4_000_000, 8_000_000],
  ],
  [
    [-100, 200],
    [0, 200],
  ],
  [[-4_000_000], [-4_000_000, -2_000_000, 0]],
  [[0], [0]],
])('has rounded ticks for balances of %j', (balances, ticks) => {
  expect(chartScale(balanceRange(balances), january, december).balanceTicks).toEqual(ticks);
});

test('has one to three ticks within the box, zero included, for any balances', () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeInteger(), { minLength: 1 }), (balances) => {
      const { balanceTicks, toY } = chartScale(balanceRange(balances), january, december);
      expect(balanceTicks).toContain(0);
      expect(balanceTicks.length).toBeLessThanOrEqual(3);
      for (const each of [...balances, ...balanceTicks]) {
        expect(toY(each)).toBeGreaterThanOrEqual(6);
        expect(toY(each)).toBeLessThanOrEqual(94);
      }
    }),
  );
});

test('has three ticks for any balances above zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1e12 }), (high) => {
      expect(chartScale(balanceRange([high]), january, december).balanceTicks).toHaveLength(3);
    }),
  );
});

test('has room for a few more balances, and keeps its range for them', () => {
  const range = balanceRange([0, 10_400_000]);
  expect(range).toEqual({ low: 0, high: 11_250_000 });
  expect(balanceRange([11_200_000], range)).toBe(range);
  expect(balanceRange([11_300_000, -1], range)).toEqual({ low: -1_250_000, high: 12_500_000 });
});

test('draws balances beyond the range at the edge of the box', () => {
  const { toY } = chartScale({ low: 0, high: 100 }, january, december);
  expect([101, 1000, -1000].map(toY)).toEqual([5.1, 0, 100]);
});

test('never shrinks, and holds every balance, whatever comes', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.maxSafeInteger())), (parts) => {
      let range = balanceRange([]);
      for (const part of parts) {
        const next = balanceRange(part, range);
        expect(next.low).toBeLessThanOrEqual(range.low);
        expect(next.high).toBeGreaterThanOrEqual(range.high);
        expect(balanceRange(part, next)).toBe(next);
        range = next;
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
