import type { Limit } from '../limits.ts';
import type { TableTimes } from './measure.ts';

/**
 * The limits of Daybook's table, some of them relative to others of the same run.
 * @param reactDataGrid undefined if it isn't installed.
 */
export function tableLimits(daybook: TableTimes, rawDom: TableTimes, reactDataGrid: TableTimes | undefined): Limit[] {
  return [
    { what: 'ms to mount', value: daybook.mount, limit: 2.2 * rawDom.mount, why: '2.2× the raw-DOM list' },
    ...(reactDataGrid
      ? [
          {
            what: 'ms to mount',
            value: daybook.mount,
            limit: 1.5 * reactDataGrid.mount, // of which half as many elements are to be drawn, without a row model
            why: '1.5× react-data-grid',
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
