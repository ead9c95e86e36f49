import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, addMonths, endOfMonth, today } from '../../../src/core/dates/calendar.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { dayOf, days, daysBetween, numberOf } from './days.ts';

describe('addDays', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 3, '2026-03-31'], // across a European clock change
    ['2026-03-01', 0, '2026-03-01'],
  ])('of %s and %d is %s', (date, count, expected) => {
    expect(addDays(toPlainDate(date), count)).toBe(expected);
  });

  test('adding and then subtracting returns the same day, and daysBetween is the count', () => {
    fc.assert(
      fc.property(daysBetween('1500-01-01', '2500-12-31'), fc.integer({ min: -90_000, max: 90_000 }), (date, count) => {
        const moved = addDays(date, count);
        expect(moved).toBe(dayOf(numberOf(date) + count));
        expect(addDays(moved, -count)).toBe(date);
      }),
    );
  });

  test.each([
    ['9999-12-31', 1],
    ['0001-01-01', -1],
    ['2026-01-01', 1e7],
    ['2026-01-01', 1.5],
    ['2026-01-01', Number.NaN],
  ])('of %s and %d throws', (date, count) => {
    expect(() => addDays(toPlainDate(date), count)).toThrow(RangeError);
  });
});

describe('addMonths', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('of %s and %d is %s', (date, count, expected) => {
    expect(addMonths(toPlainDate(date), count)).toBe(expected);
  });

  test('returns the same day of that month, or its last day', () => {
    fc.assert(
      fc.property(daysBetween('1000-01-01', '3000-12-31'), fc.integer({ min: -11_000, max: 11_000 }), (date, count) => {
        const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
        const moved = addMonths(date, count);
        const [movedYear = 0, movedMonth = 0, movedDay = 0] = moved.split('-').map(Number);
        expect(movedYear * 12 + movedMonth).toBe(year * 12 + month + count);
        if (movedDay !== day) expect(dayOf(numberOf(moved) + 1).slice(8)).toBe('01');
        expect(movedDay).toBeLessThanOrEqual(day);
      }),
    );
  });

  test.each([
    ['9999-12-01', 1],
    ['0001-01-31', -1],
    ['2026-01-01', 0.5],
    ['2026-01-01', Number.NaN],
  ])('of %s and %d throws', (date, count) => {
    expect(() => addMonths(toPlainDate(date), count)).toThrow(RangeError);
  });
});

test('the end of a month is its last day', () => {
  expect(endOfMonth(toPlainDate('2024-02-10'))).toBe('2024-02-29');
  fc.assert(
    fc.property(days, (date) => {
      const end = endOfMonth(date);
      expect(end.slice(0, 7)).toBe(date.slice(0, 7));
      if (end !== '9999-12-31') expect(dayOf(numberOf(end) + 1).slice(8)).toBe('01');
    }),
  );
});

describe('today', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['Pacific/Auckland', '2026-01-01'],
    ['UTC', '2025-12-31'],
    ['America/Los_Angeles', '2025-12-31'],
    ['Pacific/Kiritimati', '2026-01-01'],
  ])('is the date in that time zone: %s', (timeZone, expected) => {
    vi.useFakeTimers({ now: Date.UTC(2025, 11, 31, 12) });
    expect(today(timeZone)).toBe(expected);
  });

  test('throws for an unknown time zone', () => {
    expect(() => today('Mars/Olympus')).toThrow(RangeError);
  });
});
