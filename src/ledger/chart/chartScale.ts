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

/** The lowest and the highest balance of a scale, in minor units. */
export interface BalanceRange {
  low: number;
  high: number;
}

/**
 * The range of a scale for balances and zero: whole quarters of a tick, so that there is room for a few more.
 * @param before the range until now, which only grows; returned if it holds all balances.
 */
export function balanceRange(balances: readonly number[], before?: BalanceRange): BalanceRange {
  const low = balances.reduce((a, b) => Math.min(a, b), before?.low ?? 0);
  const high = balances.reduce((a, b) => Math.max(a, b), before?.high ?? 0);
  const step = tickStep(low, high) / 4;
  const range = { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step };
  const isSame = before?.low === range.low && before.high === range.high;
  return before && (isSame || (low === before.low && high === before.high)) ? before : range;
}

/**
 * @param range balances beyond it are drawn at the edge of the box.
 * @param begin and `end`, a later day: the whole period, so that no day moves.
 */
export function chartScale({ low, high }: BalanceRange, begin: PlainDate, end: PlainDate): ChartScale {
  const height = high - low || 1;
  const length = daysBetween(begin, end);
  const step = tickStep(low, high);
  const first = Math.ceil(low / step);
  return {
    toX: (date) => round((Math.min(Math.max(0, daysBetween(begin, date)), length) / length) * 1000),
    toY: (balance) => Math.min(Math.max(0, round(100 - margin - ((balance - low) / height) * (100 - 2 * margin))), 100),
    balanceTicks: Array.from(
      { length: Math.floor(high / step) - first + 1 },
      (_, index) => (first + index) * step || 0,
    ),
  };
}

/** The roundest number with three multiples in a range, which includes 0, or else with fewer. */
function tickStep(low: number, high: number): number {
  const digits = Math.ceil(Math.log10(Math.max(high, -low, 1))) + 1; // of a step with no other multiple than 0
  const powers = Array.from({ length: digits + 1 }, (_, power) => 10 ** power);
  const steps = [
    [1, 2, 2.5, 5],
    [4, 3, 1.5, 7.5],
  ].flatMap((factors) => powers.flatMap((power) => factors.map((factor) => factor * power)));
  const countMultiples = (step: number) => Math.floor(high / step) - Math.ceil(low / step) + 1;
  const withMultiples = (count: number) =>
    steps.find((step) => Number.isInteger(step) && countMultiples(step) === count);
  return withMultiples(3) ?? withMultiples(2) ?? withMultiples(1) ?? 1;
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
