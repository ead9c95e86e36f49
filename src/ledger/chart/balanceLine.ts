import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { DayBalance } from '../data/totals.ts';

/** A line in a box of 1000 by 100, time along and balance up. */
export interface BalanceLine {
  /** An SVG path of steps: a balance holds until the next entry. */
  path: string;
  /** How high zero is, where balances stand on both sides of it. */
  zero: number | undefined;
  toX: (date: PlainDate) => number;
}

/** More points than a screen has room for. */
const maxPoints = 600;

/** @param days in order of time. @returns nothing for less than two days, of which no line can be drawn. */
export function balanceLine(days: readonly DayBalance[]): BalanceLine | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first.date >= last.date) return undefined;
  const [begin, end] = [toTime(first.date), toTime(last.date)];
  const balances: number[] = days.map(({ balance }) => balance);
  const [lowest, highest] = [balances.reduce((a, b) => Math.min(a, b)), balances.reduce((a, b) => Math.max(a, b))];
  const height = highest - lowest || 1;
  const xOf = (date: PlainDate) => round(((toTime(date) - begin) / (end - begin)) * 1000);
  const toY = (balance: number) => round(96 - ((balance - lowest) / height) * 92);
  const [start, ...rest] = downsample(days);
  return {
    path: `M0 ${toY(start?.balance ?? 0)}${rest.map(({ date, balance }) => `H${xOf(date)}V${toY(balance)}`).join('')}`,
    zero: lowest < 0 && highest > 0 ? toY(0) : undefined,
    toX: xOf,
  };
}

/** The last day with entries up to a share of the time from the first to the last. @returns its place among the days. */
export function dayIndexAt(days: readonly DayBalance[], share: number): number {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return 0;
  const time = toTime(first.date) + Math.min(Math.max(0, share), 1) * (toTime(last.date) - toTime(first.date));
  const after = days.findIndex(({ date }) => toTime(date) > time);
  return after === -1 ? days.length - 1 : Math.max(0, after - 1);
}

/** Of each few days the lowest, the highest and the last balance, so that no peak is lost. */
function downsample(days: readonly DayBalance[]): readonly DayBalance[] {
  if (days.length <= maxPoints) return days;
  const size = Math.ceil((3 * days.length) / maxPoints);
  const points: DayBalance[] = days.slice(0, 1);
  for (let at = 0; at < days.length; at += size) {
    const some = days.slice(at, at + size);
    const lowest = some.reduce((a, b) => (b.balance < a.balance ? b : a));
    const highest = some.reduce((a, b) => (b.balance > a.balance ? b : a));
    points.push(...[...new Set([lowest, highest, ...some.slice(-1)])].sort((a, b) => a.index - b.index));
  }
  return points;
}

function toTime(date: PlainDate): number {
  return Date.parse(`${date}T00:00Z`);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
