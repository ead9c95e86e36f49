import { asciiDigits, normalizeInput } from '../money/normalizeInput.ts';
import { type CalendarDay, calendarDayOf, type DayPart, partOrder, plainDateOf } from './calendarDay.ts';
import { formatDate } from './formatDate.ts';
import type { PlainDate } from './plainDate.ts';

interface DateField {
  /** BCP 47 tag. It decides the order of the parts and the calendar. */
  locale: string;
  /** The field's previous date, or today. Omitted parts are taken from it. */
  near: PlainDate;
}

/**
 * Parses a typed or pasted date: parts in the locale's order, with any date separator or none (`03052026`, `030526`), or with
 * a four-digit year first. The year may have two digits or be omitted, and so may the month: `12` is the 12th of the
 * previous date's month. A Gregorian year is accepted in any calendar.
 * @returns undefined if the date is invalid, such as June 31, or ambiguous.
 */
export function parseDate(text: string, { locale, near }: DateField): PlainDate | undefined {
  const normalized = asciiDigits(normalizeInput(text), locale).latin;
  const example = formatDate(near, { locale, style: 'numeric' }); // may have more than separators, such as г. in Bulgarian
  const isUnknown = (character: string) => !/[\d\s./,،-]/.test(character) && !example.includes(character);
  if ([...normalized].some(isUnknown)) return undefined;
  const localNear = calendarDayOf(near, locale);
  const day = partsOf(normalized.match(/\d+/g) ?? [], partOrder(locale), localNear);
  if (!day || day.year < 1000) return undefined;
  return plainDateOf(day, isGregorian(day.year, near, localNear) ? 'en' : locale);
}

/**
 * Whether a year typed in another calendar's field is Gregorian: 2026 instead of 2569 in Thailand, as banks write it. If both
 * calendars have similar years, as in India, it is the field's own.
 */
function isGregorian(year: number, near: PlainDate, localNear: CalendarDay): boolean {
  const gregorianYear = Number(near.slice(0, 4));
  return Math.abs(localNear.year - gregorianYear) > 2 * century && Math.abs(year - gregorianYear) <= century;
}

const century = 100;

function partsOf(numbers: string[], order: DayPart[], near: CalendarDay): CalendarDay | undefined {
  const [first = ''] = numbers;
  const dayAndMonth = order.filter((part) => part !== 'year');
  if (numbers.length === 3) {
    if (first.length === 4) return counted(['year', 'month', 'day'], numbers, near);
    return counted(order, numbers, near);
  }
  if (numbers.length === 2) return counted(dayAndMonth, numbers, near);
  if (numbers.length !== 1) return undefined;
  if (first.length <= 2) return counted(['day'], numbers, near);
  if (first.length === 4) return counted(dayAndMonth, cut(first, [2, 2]), near);
  if (first.length !== 6 && first.length !== 8) return undefined;
  return counted(
    order,
    cut(
      first,
      order.map((part) => (part === 'year' ? first.length - 4 : 2)),
    ),
    near,
  );
}

function counted(order: DayPart[], numbers: string[], near: CalendarDay): CalendarDay | undefined {
  const day = { ...near };
  for (const [index, part] of order.entries()) {
    const digits = numbers[index] ?? '';
    if (part === 'year' ? digits.length !== 2 && digits.length !== 4 : digits.length > 2) return undefined;
    day[part] = digits.length === 2 && part === 'year' ? nearestYear(Number(digits), near.year) : Number(digits);
  }
  return day;
}

/** The closest year with these last two digits. */
function nearestYear(lastDigits: number, near: number): number {
  return lastDigits + 100 * Math.round((near - lastDigits) / 100);
}

function cut(digits: string, lengths: number[]): string[] {
  let from = 0;
  return lengths.map((length) => {
    from += length;
    return digits.slice(from - length, from);
  });
}
