import type { Limit } from '../limits.ts';
import type { TableTimes } from './measure.ts';

/**
 * The limits of Daybook's table, some of them relative to others of the same run.
 * @param reactDataGrid undefined if it isn't installed.
 */
export function tableLimits(daybook: TableTimes, rawDom: TableTimes, reactDataGrid: TableTimes | undefined): Limit[] {
  return [
    // The aims, 2.2× and 1×, gave way to the row model of TanStack Table, and to twice as many elements.
    { what: 'ms to mount', value: daybook.mount, limit: 3 * rawDom.mount, why: '3× the raw-DOM list' },
    ...(reactDataGrid
      ? [
          {
            what: 'ms to mount',
            value: daybook.mount,
            limit: 1.8 * reactDataGrid.mount,
            why: '1.8× react-data-grid',
          },
        ]
      : []),
    // On a busy machine, frames are slow for the raw-DOM list too.
    {
      what: 'slow frames',
      value: daybook.slowFrames,
      limit: 3 + rawDom.slowFrames,
      why: 'three more than the raw-DOM list',
    },
    { what: 'MB of heap added', value: daybook.heap, limit: 3 },
    { what: 'DOM elements', value: daybook.elements, limit: 600 },
    { what: 'ms to append a page', value: daybook.append, limit: 16 },
    { what: 'rows rendered for one changed row', value: daybook.rowsDrawnForOne, limit: 1 },
  ];
}
