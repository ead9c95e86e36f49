import { asciiDigits, normalizeInput } from '../money/normalizeInput.ts';
import { type CalendarDay, calendarDayOf, type DayPart, dayCountedAs, partOrder } from './calendarDay.ts';
import { formatDate } from './formatDate.ts';
import type { PlainDate } from './plainDate.ts';

interface TypedDayField {
  /** BCP 47 tag of who types: the order of the parts and the calendar follow it. */
  locale: string;
  /** The day that stood there, or today: what is left out is taken from it. */
  near: PlainDate;
}

/**
 * Reads a day that was typed or pasted: parts in the order of the language with anything between them that separates days, or
 * without (`03052026`, `030526`); the year first where it has four digits. A year may have two digits or be left out, and so
 * may the month: `12` is the 12th of the month that stood there. A Gregorian year is read as such in any calendar.
 * @returns undefined for what is no day, as a 31st of June, or may be several.
 */
export function parseDate(text: string, { locale, near }: TypedDayField): PlainDate | undefined {
  const written = asciiDigits(normalizeInput(text), locale).latin;
  const beside = formatDate(near, { locale, style: 'numeric' }); // with more than separators, as the г. of Bulgarian
  const isOther = (character: string) => !/[\d\s./,،-]/.test(character) && !beside.includes(character);
  if ([...written].some(isOther)) return undefined;
  const nearHere = calendarDayOf(near, locale);
  const counted = partsOf(written.match(/\d+/g) ?? [], partOrder(locale), nearHere);
  if (!counted || counted.year < 1000) return undefined;
  return dayCountedAs(counted, isGregorian(counted.year, near, nearHere) ? 'en' : locale);
}

/**
 * Whether a year is counted as the Gregorian calendar does, in a field of another one: 2026 in Thailand, where it is 2569, as
 * banks write it. A year that both calendars have nearby, as the Indian one, is the field's own.
 */
function isGregorian(year: number, near: PlainDate, nearHere: CalendarDay): boolean {
  const nearThere = Number(near.slice(0, 4));
  return Math.abs(nearHere.year - nearThere) > 2 * century && Math.abs(year - nearThere) <= century;
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

/** The year with these last two digits that is the least away. */
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
