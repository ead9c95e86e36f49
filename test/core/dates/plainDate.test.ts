import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareDates, isPlainDate, toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { days } from './days.ts';

describe('a calendar date', () => {
  test.each(['2026-03-31', '2024-02-29', '2000-02-29', '0001-01-01', '0099-12-31', '9999-12-31'])(
    'can be %s',
    (text) => {
      expect(toPlainDate(text)).toBe(text);
      expect(isPlainDate(text)).toBe(true);
    },
  );

  test.each([
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-3-1',
    '26-03-01',
    '03/01/2026',
    '2026-03-01T00:00:00Z',
    '2026-03-01\n',
    ' 2026-03-01',
    '+002026-03-01',
    '٢٠٢٦-٠٣-٠١',
    '',
  ])('is not %j', (text) => {
    expect(() => toPlainDate(text)).toThrow(RangeError);
    expect(isPlainDate(text)).toBe(false);
  });

  test.each([null, undefined, 20260301, {}, ['2026-03-01']])('is a string, so %j is invalid', (value) => {
    expect(isPlainDate(value)).toBe(false);
  });

  test('can be any day of the calendar', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(isPlainDate(day)).toBe(true);
      }),
    );
  });

  test('an error names the value and what was expected', () => {
    expect(() => toPlainDate('2026-02-30')).toThrow(/^"2026-02-30" is not .*expected YYYY-MM-DD/);
  });
});

test('compareDates sorts chronologically', () => {
  const sorted = ['2026-03-02', '0999-12-31', '2026-03-01', '2025-12-31', '2026-03-01']
    .map(toPlainDate)
    .sort(compareDates);
  expect(sorted).toEqual(['0999-12-31', '2025-12-31', '2026-03-01', '2026-03-01', '2026-03-02']);
  expect(compareDates(toPlainDate('2026-03-01'), toPlainDate('2026-03-01'))).toBe(0);
});
