import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfMonth } from '../../../src/core/dates/calendar.ts';
import { calendarDayOf, daysOfMonth } from '../../../src/core/dates/calendarDay.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { daysBetween, numberOf } from './days.ts';

test('a month has each day once, from first to last', () => {
  fc.assert(
    fc.property(daysBetween('1900-01-01', '2199-12-31'), (day) => {
      const days = daysOfMonth(day, 'en-US');
      expect(days.at(0)).toBe(`${day.slice(0, 7)}-01`);
      expect(days.at(-1)).toBe(endOfMonth(day));
      expect(days.map((each) => numberOf(each) - numberOf(days[0] ?? ''))).toEqual([...days.keys()]);
    }),
  );
});

test.each([
  ['fa-IR', 29],
  ['ar-SA-u-ca-islamic-umalqura', 30],
  ['hi-IN-u-ca-indian', 30],
])('the month of March 5, 2026, in %s starts on its first day and has %d days', (locale, length) => {
  const days = daysOfMonth(toPlainDate('2026-03-05'), locale);
  expect(days.map((day) => calendarDayOf(day, locale).day)).toEqual(Array.from({ length }, (_day, place) => place + 1));
});
