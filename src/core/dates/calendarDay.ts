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
import { addDays } from './calendar.ts';
import { isPlainDate, type PlainDate, toPlainDate } from './plainDate.ts';

/** A day as a calendar counts it. */
export interface CalendarDay {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

/** The parts of a day, in the order in which a language writes them. */
export type DayPart = keyof CalendarDay;

/**
 * The tag by which days are written to be typed: that of the language, in its own calendar. Where that counts years anew with
 * each reign, or has months with names alone or of a few days, in the Gregorian calendar.
 */
export function typedLocale(locale: string): string {
  return calendarOf(locale) ? locale : new Intl.Locale(locale, { calendar: 'gregory' }).toString();
}

/** The calendar of a language; undefined for one in which days are not typed. */
function calendarOf(locale: string): Calendar | undefined {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  const Known = typedCalendars[calendar];
  return Known && new Known();
}

// One by one, as the library's own `createCalendar` brings every calendar along.
const typedCalendars: Readonly<Record<string, (new () => Calendar) | undefined>> = {
  gregory: GregorianCalendar,
  buddhist: BuddhistCalendar,
  persian: PersianCalendar,
  indian: IndianCalendar,
  'islamic-civil': IslamicCivilCalendar,
  'islamic-tbla': IslamicTabularCalendar,
  'islamic-umalqura': IslamicUmalquraCalendar,
};

/** The parts in the order in which the language writes them. */
export function partOrder(locale: string): DayPart[] {
  return writtenParts(toPlainDate('2026-03-01'), locale).flatMap(({ type }) => (isDayPart(type) ? [type] : []));
}

/** How the calendar of a language counts a day: 2026-03-01 is the first of the third month of 2569 in Thailand. */
export function calendarDayOf(date: PlainDate, locale: string): CalendarDay {
  const counted = { year: 0, month: 0, day: 0 };
  for (const { type, value } of writtenParts(date, locale))
    if (isDayPart(type)) counted[type] = Number.parseInt(value, 10);
  return counted;
}

/**
 * The day that the calendar of a language counts so.
 * @returns undefined for a day that does not exist.
 */
export function dayCountedAs({ year, month, day }: CalendarDay, locale: string): PlainDate | undefined {
  const counted = new CalendarDate(calendarOf(locale) ?? new GregorianCalendar(), year, month, day);
  const found = toCalendar(counted, new GregorianCalendar()).toString();
  if (!isPlainDate(found)) return undefined;
  // From 2124 on, engines and the library disagree on some Persian leap years. What the field writes is the engine's word.
  return [0, 1, -1]
    .map((days) => daysFrom(found, days))
    .find((date) => {
      const written = calendarDayOf(date, locale);
      return written.year === year && written.month === month && written.day === day;
    });
}

/** The days of the month that a day is in, as the calendar of a language has months. */
export function daysOfMonth(date: PlainDate, locale: string): PlainDate[] {
  const first = daysFrom(date, 1 - calendarDayOf(date, locale).day);
  const days = [first];
  for (let next = daysFrom(first, 1); days.length < 31; next = daysFrom(next, 1)) {
    if (calendarDayOf(next, locale).day === 1) break;
    days.push(next);
  }
  return days;
}

/** The same day of the month so many months later or earlier; where that month is shorter, its last day. */
export function monthsFrom(date: PlainDate, months: number, locale: string): PlainDate {
  const { year, month, day } = calendarDayOf(date, locale);
  const start = new CalendarDate(calendarOf(locale) ?? new GregorianCalendar(), year, month, day);
  return dayCountedAs(start.add({ months }), locale) ?? date;
}

/** The day so many days later or earlier; at the ends of the years 0001 to 9999 the day itself. */
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

function writtenParts(date: PlainDate, locale: string): Intl.DateTimeFormatPart[] {
  let formatter = formatters.get(locale);
  if (!formatter) {
    const plain = new Intl.Locale(locale, { numberingSystem: 'latn' });
    formatter = new Intl.DateTimeFormat(plain, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' });
    formatters.set(locale, formatter);
  }
  return formatter.formatToParts(Date.parse(`${date}T00:00Z`));
}

const formatters = new Map<string, Intl.DateTimeFormat>();
