import {
  BuddhistCalendar,
  type Calendar,
  CalendarDate,
  GregorianCalendar,
  IndianCalendar,
  IslamicCivilCalendar,
  IslamicTabularCalendar,
  IslamicUmalquraCalendar,
  PersianCalendar,
  toCalendar,
} from '@internationalized/date';
import { memoize } from '../memoize.ts';
import { addDays } from './calendar.ts';
import { isPlainDate, type PlainDate, toPlainDate } from './plainDate.ts';

/** A date in a given calendar. */
export interface CalendarDay {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

/** A part of a date. */
export type DayPart = keyof CalendarDay;

/**
 * The locale for typed dates, in its own calendar. Falls back to the Gregorian calendar if that one has eras per reign, or
 * months that have only names or only a few days.
 */
export function typedLocale(locale: string): string {
  return calendarOf(locale) ? locale : new Intl.Locale(locale, { calendar: 'gregory' }).toString();
}

/** The locale's calendar; undefined if dates can't be typed in it. */
const calendarOf = memoize((locale: string): Calendar | undefined => {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  const CalendarClass = typedCalendars[calendar];
  return CalendarClass && new CalendarClass();
});

// Listed one by one: the library's own `createCalendar` would bundle every calendar.
const typedCalendars: Readonly<Record<string, (new () => Calendar) | undefined>> = {
  gregory: GregorianCalendar,
  buddhist: BuddhistCalendar,
  persian: PersianCalendar,
  indian: IndianCalendar,
  'islamic-civil': IslamicCivilCalendar,
  'islamic-tbla': IslamicTabularCalendar,
  'islamic-umalqura': IslamicUmalquraCalendar,
};

/** The parts of a date in the locale's order. */
export function partOrder(locale: string): DayPart[] {
  return formattedParts(toPlainDate('2026-03-01'), locale).flatMap(({ type }) => (isDayPart(type) ? [type] : []));
}

/** The date in the locale's calendar: 2026-03-01 is the first of the third month of 2569 in Thailand. */
export function calendarDayOf(date: PlainDate, locale: string): CalendarDay {
  const day = { year: 0, month: 0, day: 0 };
  for (const { type, value } of formattedParts(date, locale))
    if (isDayPart(type)) day[type] = Number.parseInt(value, 10);
  return day;
}

/**
 * The inverse of `calendarDayOf`.
 * @returns undefined for a date that doesn't exist.
 */
export function plainDateOf({ year, month, day }: CalendarDay, locale: string): PlainDate | undefined {
  const localDate = new CalendarDate(calendarOf(locale) ?? new GregorianCalendar(), year, month, day);
  const gregorianDate = toCalendar(localDate, new GregorianCalendar()).toString();
  if (!isPlainDate(gregorianDate)) return undefined;
  // From 2124, browsers and the library disagree on some Persian leap years. The field shows the browser's date, so it wins.
  return [0, 1, -1]
    .map((days) => daysFrom(gregorianDate, days))
    .find((date) => {
      const shown = calendarDayOf(date, locale);
      return shown.year === year && shown.month === month && shown.day === day;
    });
}

/** The days of the date's month in the locale's calendar. */
export function daysOfMonth(date: PlainDate, locale: string): PlainDate[] {
  const first = daysFrom(date, 1 - calendarDayOf(date, locale).day);
  const days = [first];
  for (let next = daysFrom(first, 1); days.length < 31; next = daysFrom(next, 1)) {
    if (calendarDayOf(next, locale).day === 1) break;
    days.push(next);
  }
  return days;
}

/** Adds months in the locale's calendar, or subtracts them for a negative number. If that month is shorter, its last day. */
export function monthsFrom(date: PlainDate, months: number, locale: string): PlainDate {
  const { year, month, day } = calendarDayOf(date, locale);
  const start = new CalendarDate(calendarOf(locale) ?? new GregorianCalendar(), year, month, day);
  return plainDateOf(start.add({ months }), locale) ?? date;
}

/** Adds days, or subtracts them for a negative number. Outside the years 0001 to 9999, returns the date unchanged. */
export function daysFrom(date: PlainDate, days: number): PlainDate {
  try {
    return addDays(date, days);
  } catch {
    return date;
  }
}

function isDayPart(type: string): type is DayPart {
  return type === 'year' || type === 'month' || type === 'day';
}

function formattedParts(date: PlainDate, locale: string): Intl.DateTimeFormatPart[] {
  return formatterOf(locale).formatToParts(Date.parse(`${date}T00:00Z`));
}

const formatterOf = memoize((locale: string) => {
  const plain = new Intl.Locale(locale, { numberingSystem: 'latn' });
  return new Intl.DateTimeFormat(plain, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' });
});
