import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../src/core/dates/calendar.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { balanceDates, balancePoints } from '../../../src/ledger/chart/balancePoints.ts';
import { dayOf } from '../../core/dates/days.ts';

const day = (number: number, balance: number) => ({
  date: dayOf(number),
  balance: toMinor(balance),
  index: 0,
  count: 2,
});
const loaded = {
  days: [day(1, 150), day(3, 120), day(4, 90)],
  unknownDays: new Set<never>(),
  opening: toMinor(100),
  isComplete: true,
};

test('has each day’s balance and change', () => {
  expect(balancePoints(loaded, [])).toEqual([
    { date: dayOf(1), balance: 150, count: 2, change: 50 },
    { date: dayOf(3), balance: 120, count: 2, change: -30 },
    { date: dayOf(4), balance: 90, count: 2, change: -30 },
  ]);
});

test('has no change after an unknown balance', () => {
  expect(balancePoints({ ...loaded, opening: null }, [])[0]?.change).toBeUndefined();
  expect(balancePoints({ ...loaded, unknownDays: new Set([dayOf(3)]) }, [])).toEqual([
    { date: dayOf(1), balance: 150, count: 2, change: 50 },
    { date: dayOf(4), balance: 90, count: 2, change: undefined },
  ]);
});

test('replaces the last loaded day and the balances before it until all entries are loaded', () => {
  const later = [2, 4, 9].map((number) => ({ date: dayOf(number), balance: toMinor(number) }));
  expect(balancePoints({ ...loaded, isComplete: false }, later).map(({ date, balance }) => [date, balance])).toEqual([
    [dayOf(1), 150],
    [dayOf(3), 120],
    [dayOf(4), 4],
    [dayOf(9), 9],
  ]);
  expect(balancePoints(loaded, later)).toHaveLength(3);
});

test('reads the ends of months of a year, and of weeks of a quarter', () => {
  const months = balanceDates(toPlainDate('2026-01-01'), toPlainDate('2026-12-31'));
  expect([months.length, months[0], months.at(-1)]).toEqual([11, '2026-01-31', '2026-11-30']);
  const weeks = balanceDates(toPlainDate('2026-04-01'), toPlainDate('2026-06-30'));
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([12, '2026-04-07', '2026-06-23']);
});

test('reads at most 24 balances within any period', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 40_000 }), (start, length) => {
      const [begin, end] = [dayOf(start), addDays(dayOf(start), length)];
      const dates = balanceDates(begin, end);
      expect(dates.length).toBeLessThanOrEqual(24);
      expect(dates.every((date) => date >= begin && date < end)).toBe(true);
      expect(dates).toEqual([...new Set(dates)].sort());
    }),
  );
});
