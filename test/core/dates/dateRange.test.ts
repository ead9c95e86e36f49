import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RangePreset, rangeOfPreset, rangePresets } from '../../../src/core/dates/dateRange.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { dayOf, daysBetween, numberOf } from './days.ts';

const someDay = daysBetween('0003-01-01', '9997-12-31');
const someMonth = fc.integer({ min: 1, max: 12 });
const lengths = { thisMonth: 1, lastMonth: 1, thisQuarter: 3, thisYear: 12, lastYear: 12 };
const closedPresets = rangePresets.filter((preset) => preset !== 'all');

describe('a preset range', () => {
  test.each<[RangePreset, string, number | undefined, string, string]>([
    ['thisMonth', '2026-11-21', undefined, '2026-11-01', '2026-11-30'],
    ['thisMonth', '2024-02-29', undefined, '2024-02-01', '2024-02-29'],
    ['lastMonth', '2026-01-31', undefined, '2025-12-01', '2025-12-31'],
    ['lastMonth', '2026-03-31', undefined, '2026-02-01', '2026-02-28'],
    ['thisQuarter', '2026-11-21', undefined, '2026-10-01', '2026-12-31'],
    ['thisQuarter', '2026-11-21', 2, '2026-11-01', '2027-01-31'],
    ['thisQuarter', '2026-01-05', 12, '2025-12-01', '2026-02-28'],
    ['thisYear', '2026-11-21', undefined, '2026-01-01', '2026-12-31'],
    ['thisYear', '2026-11-21', 4, '2026-04-01', '2027-03-31'],
    ['thisYear', '2026-03-31', 4, '2025-04-01', '2026-03-31'],
    ['thisYear', '2026-10-01', 10, '2026-10-01', '2027-09-30'],
    ['lastYear', '2026-11-21', undefined, '2025-01-01', '2025-12-31'],
    ['lastYear', '2026-03-31', 4, '2024-04-01', '2025-03-31'],
  ])('%s on %s with a fiscal year from month %s is %s to %s', (preset, today, fiscalYearStart, begin, end) => {
    expect(rangeOfPreset(preset, toPlainDate(today), fiscalYearStart)).toEqual({ begin, end });
  });

  test('for all dates is open on both sides', () => {
    expect(rangeOfPreset('all', toPlainDate('2026-11-21'))).toEqual({ begin: undefined, end: undefined });
  });

  test.each(closedPresets)('%s begins on the first of a month and ends on the last of the expected month', (preset) => {
    fc.assert(
      fc.property(someDay, someMonth, (today, fiscalYearStart) => {
        const { begin = '', end = '' } = rangeOfPreset(preset, today, fiscalYearStart);
        const dayAfter = dayOf(numberOf(end) + 1);
        expect(begin.slice(8)).toBe('01');
        expect(dayAfter.slice(8)).toBe('01');
        expect(monthOf(dayAfter) - monthOf(begin)).toBe(lengths[preset]);
      }),
    );
  });

  test.each(['thisMonth', 'thisQuarter', 'thisYear'] as const)('%s contains today', (preset) => {
    fc.assert(
      fc.property(someDay, someMonth, (today, fiscalYearStart) => {
        const { begin = '', end = '' } = rangeOfPreset(preset, today, fiscalYearStart);
        expect(begin <= today && today <= end).toBe(true);
      }),
    );
  });

  test.each([
    ['lastMonth', 'thisMonth'],
    ['lastYear', 'thisYear'],
  ] as const)('%s ends on the day before %s', (last, current) => {
    fc.assert(
      fc.property(someDay, someMonth, (today, fiscalYearStart) => {
        const { end = '' } = rangeOfPreset(last, today, fiscalYearStart);
        const { begin = '' } = rangeOfPreset(current, today, fiscalYearStart);
        expect(numberOf(end) + 1).toBe(numberOf(begin));
        expect(end < today).toBe(true);
      }),
    );
  });

  test('for a fiscal year begins in its first month, and its quarters divide it', () => {
    fc.assert(
      fc.property(someDay, someMonth, (today, fiscalYearStart) => {
        const year = rangeOfPreset('thisYear', today, fiscalYearStart).begin ?? '';
        const quarter = rangeOfPreset('thisQuarter', today, fiscalYearStart).begin ?? '';
        expect(Number(year.slice(5, 7))).toBe(fiscalYearStart);
        expect((monthOf(quarter) - monthOf(year)) % 3).toBe(0);
      }),
    );
  });

  test.each([0, 13, 1.5, Number.NaN])('throws for fiscalYearStart %d', (fiscalYearStart) => {
    expect(() => rangeOfPreset('thisYear', toPlainDate('2026-11-21'), fiscalYearStart)).toThrow(RangeError);
  });
});

/** Months since year 0. */
function monthOf(date: string) {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
