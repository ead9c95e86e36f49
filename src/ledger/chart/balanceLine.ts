import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import type { BalancePoint } from './balancePoints.ts';
import type { ChartScale } from './chartScale.ts';

/** The balance line as SVG paths in the scale's box. */
export interface BalanceLine {
  /** Steps: each balance lasts until the next. */
  loaded: string;
  /** Straight lines between the balances of days whose entries are not loaded, before or after; empty if there are none. */
  estimated: string;
  /** The area between the line and zero. */
  area: string;
}

/** More points than fit on a screen. */
const maxPoints = 600;

/**
 * @param points in chronological order, at least one.
 * @param opening the balance before them.
 * @param through the day on which the loaded part ends.
 */
export function balanceLine(
  points: readonly BalancePoint[],
  opening: Minor | null | undefined,
  through: PlainDate,
  { toX, toY }: ChartScale,
): BalanceLine {
  const known = points.filter(({ count }) => count !== undefined);
  const firstKnown = Math.max(
    0,
    points.findIndex(({ count }) => count !== undefined),
  );
  const [first] = points;
  const startX = typeof opening === 'number' || !first ? 0 : toX(first.date);
  const startY = toY(opening ?? first?.balance ?? 0);
  const steps = downsample(known).map(({ date, balance }) => `H${toX(date)}V${toY(balance)}`);
  const endX = toX(through);
  const endY = toY(known.at(-1)?.balance ?? opening ?? first?.balance ?? 0);
  const straight = (some: readonly BalancePoint[]) =>
    some.map(({ date, balance }) => `L${toX(date)} ${toY(balance)}`).join('');
  const later = straight(points.slice(firstKnown + known.length));
  const [firstLoaded] = known;
  const start = `${startX} ${startY}`;
  const hasEarlier = firstKnown > 0 && firstLoaded !== undefined;
  const from = hasEarlier ? `${toX(firstLoaded.date)} ${toY(firstLoaded.balance - (firstLoaded.change ?? 0))}` : start;
  const earlier = hasEarlier ? `M${start}${straight(points.slice(0, firstKnown))}L${from}` : '';
  const line = `${from}${steps.join('')}H${endX}`;
  return {
    loaded: `M${line}`,
    estimated: `${earlier}${later && `M${endX} ${endY}${later}`}`,
    area: `${earlier ? `${earlier}L` : 'M'}${line}${later}V${toY(0)}H${startX}Z`,
  };
}

/** The index of the last point at or before a fraction of the period; 0 before the first. */
export function pointIndexAt(points: readonly BalancePoint[], fraction: number, { toX }: ChartScale): number {
  const after = points.findIndex(({ date }) => toX(date) > fraction * 1000);
  return after === -1 ? points.length - 1 : Math.max(0, after - 1);
}

/** Keeps the lowest, highest and last balance of each group of days, so that no peak is lost. */
function downsample(points: readonly BalancePoint[]): readonly BalancePoint[] {
  if (points.length <= maxPoints) return points;
  const size = Math.ceil((3 * points.length) / maxPoints);
  const kept: BalancePoint[] = points.slice(0, 1);
  for (let at = 0; at < points.length; at += size) {
    const group = points.slice(at, at + size);
    const lowest = group.reduce((a, b) => (b.balance < a.balance ? b : a));
    const highest = group.reduce((a, b) => (b.balance > a.balance ? b : a));
    kept.push(...group.filter((point, index) => [lowest, highest].includes(point) || index === group.length - 1));
  }
  return kept;
}
