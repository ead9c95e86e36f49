import type { TableTimes } from './measure.ts';

/**
 * What Daybook's table has to keep to, beside the raw-DOM list of the same run.
 * @returns a sentence for each limit that is broken.
 */
export function brokenLimits(daybook: TableTimes, rawDom: TableTimes): string[] {
  const limits = [
    { what: 'ms to mount', value: daybook.mount, limit: 2 * rawDom.mount, why: 'twice the raw-DOM list' },
    // A frame that the machine is too busy for is slow for the list too.
    {
      what: 'slow frames',
      value: daybook.slowFrames,
      limit: 3 + rawDom.slowFrames,
      why: 'three more than the raw-DOM list',
    },
    { what: 'MB of heap added', value: daybook.heap, limit: 2 },
    { what: 'DOM elements', value: daybook.elements, limit: 600 },
    { what: 'ms to append a page', value: daybook.append, limit: 16 },
    { what: 'rows drawn for one that changed', value: daybook.rowsDrawnForOne, limit: 1 },
  ];
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  return limits
    .filter(({ value, limit }) => !(value <= limit))
    .map(({ what, value, limit, why }) => {
      const most = number.format(limit) + (why ? `, ${why}` : '');
      return `OVER: Daybook has ${number.format(value)} ${what}; at most ${most}.`;
    });
}
