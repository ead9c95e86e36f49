import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { DayBalance } from '../data/totals.ts';

/** A step line in a box of 1000 by 100: time on the x-axis, balance on the y-axis. */
export interface BalanceLine {
  /** An SVG path. */
  path: string;
  /** The y-coordinate of zero, if the balance crosses it. */
  zero: number | undefined;
  toX: (date: PlainDate) => number;
}

/** More points than fit on a screen. */
const maxPoints = 600;

/** @param days in chronological order. @returns undefined for fewer than two days. */
export function balanceLine(days: readonly DayBalance[]): BalanceLine | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first.date >= last.date) return undefined;
  const [begin, end] = [toTime(first.date), toTime(last.date)];
  const balances: number[] = days.map(({ balance }) => balance);
  const [lowest, highest] = [balances.reduce((a, b) => Math.min(a, b)), balances.reduce((a, b) => Math.max(a, b))];
  const height = highest - lowest || 1;
  const toX = (date: PlainDate) => round(((toTime(date) - begin) / (end - begin)) * 1000);
  const toY = (balance: number) => round(96 - ((balance - lowest) / height) * 92);
  const [start, ...rest] = downsample(days);
  return {
    path: `M0 ${toY(start?.balance ?? 0)}${rest.map(({ date, balance }) => `H${toX(date)}V${toY(balance)}`).join('')}`,
    zero: lowest < 0 && highest > 0 ? toY(0) : undefined,
    toX,
  };
}

/** The index of the last day at or before a fraction of the time span. */
export function dayIndexAt(days: readonly DayBalance[], fraction: number): number {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return 0;
  const time = toTime(first.date) + Math.min(Math.max(0, fraction), 1) * (toTime(last.date) - toTime(first.date));
  const after = days.findIndex(({ date }) => toTime(date) > time);
  return after === -1 ? days.length - 1 : Math.max(0, after - 1);
}

/** Keeps the lowest, highest and last balance of each group of days, so that no peak is lost. */
function downsample(days: readonly DayBalance[]): readonly DayBalance[] {
  if (days.length <= maxPoints) return days;
  const size = Math.ceil((3 * days.length) / maxPoints);
  const points: DayBalance[] = days.slice(0, 1);
  for (let at = 0; at < days.length; at += size) {
    const group = days.slice(at, at + size);
    const lowest = group.reduce((a, b) => (b.balance < a.balance ? b : a));
    const highest = group.reduce((a, b) => (b.balance > a.balance ? b : a));
    points.push(...[...new Set([lowest, highest, ...group.slice(-1)])].sort((a, b) => a.index - b.index));
  }
  return points;
}

function toTime(date: PlainDate): number {
  return Date.parse(`${date}T00:00Z`);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
