import { type CalendarDate, parseDate } from '@internationalized/date';

/** One day of the books. */
export interface Day {
  /** Position in `Calendar.days`. */
  index: number;
  date: string;
  year: number;
  /** 1 to 12. */
  month: number;
  dayOfMonth: number;
  isBusinessDay: boolean;
  isWeekend: boolean;
  isMonthEnd: boolean;
}

/** The days covered by the books, from the first of a month through today. */
export interface Calendar {
  days: readonly Day[];
  /** The days by month; only the last month can be incomplete. */
  months: readonly (readonly Day[])[];
}

/**
 * The calendar days through today.
 * @param today a calendar date.
 * @param span three fiscal years (this one and the two before), or a number of months including this one.
 * @throws {Error} if `today` is not a date.
 */
export function calendarUpTo(today: string, span: 'threeFiscalYears' | { months: number }): Calendar {
  const last = parseDate(today);
  const first =
    span === 'threeFiscalYears'
      ? last.set({ day: 1, month: 1 }).subtract({ years: 2 })
      : last.set({ day: 1 }).subtract({ months: span.months - 1 });
  const days: Day[] = [];
  const months: Day[][] = [];
  for (let date = first; date.compare(last) <= 0; date = date.add({ days: 1 })) {
    const day = dayOf(date, days.length);
    days.push(day);
    if (day.dayOfMonth === 1) months.push([]);
    months.at(-1)?.push(day);
  }
  return { days, months };
}

/** The given day of a month, or the last day of a shorter month; undefined if it is after today. */
export function dayInMonth(month: readonly Day[], dayOfMonth: number): Day | undefined {
  return month[dayOfMonth - 1] ?? month.find((day) => day.isMonthEnd);
}

/** The first business day on or after the index; undefined if it is after today. */
export function businessDayFrom({ days }: Calendar, index: number): Day | undefined {
  return days.slice(Math.max(index, 0), index + 7).find((day) => day.isBusinessDay);
}

/** The last business day on or before the index, or the first day if there is none. */
export function businessDayUpTo({ days }: Calendar, index: number): Day | undefined {
  return days.slice(Math.max(index - 6, 0), index + 1).findLast((day) => day.isBusinessDay) ?? days[0];
}

/** Adds days to a date; the result may be after today. */
export function dateAfter(date: string, days: number): string {
  return parseDate(date).add({ days }).toString();
}

/** Fixed-date holidays only, which is realistic enough. */
const bankHolidays = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);

function dayOf(date: CalendarDate, index: number): Day {
  const mondayFirst = date.calendar.toJulianDay(date) % 7;
  const isWeekend = mondayFirst >= 5;
  const text = date.toString();
  return {
    index,
    date: text,
    year: date.year,
    month: date.month,
    dayOfMonth: date.day,
    isWeekend,
    isBusinessDay: !isWeekend && !bankHolidays.has(text.slice(5)),
    isMonthEnd: date.day === date.calendar.getDaysInMonth(date),
  };
}
