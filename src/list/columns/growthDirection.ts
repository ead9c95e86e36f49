import type { Column } from '@tanstack/react-table';
import type { ListFeatures } from './listFeatures.ts';

interface TableWidth {
  /** The width that the columns share, in pixels. */
  available: number;
  direction: 'ltr' | 'rtl';
}

/**
 * The direction in which the edge moves that widens a column. A column after a flexible one takes its width from that one, so its
 * start moves, until the table scrolls sideways.
 */
export function growthDirection<Row extends object>(
  column: Column<ListFeatures, Row, unknown>,
  columns: readonly Column<ListFeatures, Row, unknown>[],
  { available, direction }: TableWidth,
): 'ltr' | 'rtl' {
  const scrolls = columns.reduce((total, each) => total + each.getSize(), 0) > available;
  const flexibleAt = columns.findIndex(({ columnDef }) => columnDef.meta?.flexible);
  const isAfterFlexible = flexibleAt >= 0 && columns.indexOf(column) > flexibleAt;
  const movesStart = column.getIsPinned() === 'end' || (isAfterFlexible && !scrolls);
  return movesStart === (direction === 'rtl') ? 'ltr' : 'rtl';
}
