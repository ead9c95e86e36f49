import type { TableTimes } from './measure.ts';

/**
 * What Daybook's table has to keep to, beside the raw-DOM list of the same run.
 * @returns a sentence for each limit that is broken.
 */
export function brokenLimits(daybook: TableTimes, rawDom: TableTimes): string[] {
  const limits = [
    { what: 'The mount', value: daybook.mount, limit: 2 * rawDom.mount, unit: 'ms, twice the raw-DOM list' },
    // A frame that the machine is too busy for is slow for the list too.
    {
      what: 'Scrolling',
      value: daybook.slowFrames,
      limit: 3 + rawDom.slowFrames,
      unit: 'slow frames more than the list',
    },
    { what: 'The heap added', value: daybook.heap, limit: 2, unit: 'MB' },
    { what: 'The DOM', value: daybook.elements, limit: 600, unit: 'elements' },
    { what: 'Appending a page', value: daybook.append, limit: 16, unit: 'ms' },
    { what: 'One changed row', value: daybook.rowsDrawnForOne, limit: 1, unit: 'row drawn anew' },
  ];
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  return limits
    .filter(({ value, limit }) => !(value <= limit))
    .map(
      ({ what, value, limit, unit }) =>
        `${what} is over its limit: ${number.format(value)} of ${number.format(limit)} ${unit}.`,
    );
}
