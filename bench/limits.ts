/** A measured value and its limit. */
export interface Limit {
  /** The unit and what is measured, after a number: "ms to mount". */
  what: string;
  value: number;
  limit: number;
  /** What the limit is relative to. */
  why?: string;
}

/** @returns a message for each exceeded limit. */
export function brokenLimits(limits: readonly Limit[]): string[] {
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  return limits
    .filter(({ value, limit }) => !(value <= limit))
    .map(({ what, value, limit, why }) => {
      const most = number.format(limit) + (why ? `, ${why}` : '');
      return `OVER: Daybook has ${number.format(value)} ${what}; at most ${most}.`;
    });
}
