import { addDays, addMonths, daysBetween } from '../../core/dates/calendar.ts';
import { type PlainDate, toPlainDate } from '../../core/dates/plainDate.ts';

/** Where dates and balances are in a box of 1000 by 100. */
export interface ChartScale {
  toX: (date: PlainDate) => number;
  /** @param balance minor units. */
  toY: (balance: number) => number;
  /** Rounded balances, zero included. */
  balanceTicks: number[];
}

/** The box's space above and below the line. */
const margin = 6;

/** @param balances all that are drawn. @param begin and `end`, a later day: the whole period, so that no day moves. */
export function chartScale(balances: readonly number[], begin: PlainDate, end: PlainDate): ChartScale {
  const low = balances.reduce((a, b) => Math.min(a, b), 0);
  const high = balances.reduce((a, b) => Math.max(a, b), 0);
  const height = high - low || 1;
  const length = daysBetween(begin, end);
  return {
    toX: (date) => round((Math.min(Math.max(0, daysBetween(begin, date)), length) / length) * 1000),
    toY: (balance) => round(100 - margin - ((balance - low) / height) * (100 - 2 * margin)),
    balanceTicks: roundedTicks(low, high),
  };
}

/** At most three multiples of a rounded number. */
function roundedTicks(low: number, high: number): number[] {
  for (let power = 1; ; power *= 10) {
    for (const factor of power === 1 ? [1, 2, 5] : [1, 2, 2.5, 5]) {
      const step = factor * power;
      const [first, last] = [Math.ceil(low / step), Math.floor(high / step)];
      if (last - first < 3) return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step || 0);
    }
  }
}

/** The days that the axis names: months, or weeks of a short period. */
export function dateTicks(
  begin: PlainDate,
  end: PlainDate,
): { dates: PlainDate[]; format: Intl.DateTimeFormatOptions } {
  const byWeek = daysBetween(begin, end) <= 62;
  const hasYears = begin.slice(0, 4) !== end.slice(0, 4);
  const firstOfMonth = toPlainDate(`${begin.slice(0, 7)}-01`);
  const step = Math.ceil(daysBetween(begin, end) / (31 * (hasYears ? 8 : 12)));
  const dates: PlainDate[] = [];
  for (let index = 0; ; index++) {
    const date = byWeek ? addDays(begin, 7 * index) : addMonths(firstOfMonth, step * index);
    if (date > end) break;
    if (date >= begin) dates.push(date);
  }
  if (byWeek) return { dates, format: { month: 'short', day: 'numeric' } };
  return { dates, format: hasYears ? { month: 'short', year: 'numeric' } : { month: 'short' } };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
