import type { TableTimes } from './measure.ts';

/**
 * Checks Daybook's table against its limits, some of them relative to the raw-DOM list of the same run.
 * @returns a message for each exceeded limit.
 */
export function brokenLimits(daybook: TableTimes, rawDom: TableTimes): string[] {
  const limits = [
    { what: 'ms to mount', value: daybook.mount, limit: 2 * rawDom.mount, why: '2× the raw-DOM list' },
    // On a busy machine, frames are slow for the raw-DOM list too.
    {
      what: 'slow frames',
      value: daybook.slowFrames,
      limit: 3 + rawDom.slowFrames,
      why: 'three more than the raw-DOM list',
    },
    { what: 'MB of heap added', value: daybook.heap, limit: 2 },
    { what: 'DOM elements', value: daybook.elements, limit: 600 },
    { what: 'ms to append a page', value: daybook.append, limit: 16 },
    { what: 'rows rendered for one changed row', value: daybook.rowsDrawnForOne, limit: 1 },
  ];
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  return limits
    .filter(({ value, limit }) => !(value <= limit))
    .map(({ what, value, limit, why }) => {
      const most = number.format(limit) + (why ? `, ${why}` : '');
      return `OVER: Daybook has ${number.format(value)} ${what}; at most ${most}.`;
    });
}
