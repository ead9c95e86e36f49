import type { Column } from '@tanstack/react-table';
import type { ListFeatures } from './listFeatures.ts';

interface PinOptions {
  direction: 'ltr' | 'rtl';
  isSelectable: boolean;
  /** A column that is being resized, and by how many pixels. */
  resized?: { id: string; by: number };
}

/** The properties with the offsets of pinned columns, for the table: rows render nothing when a column before them is resized. */
export function pinOffsets<Row extends object>(
  columns: readonly Column<ListFeatures, Row, unknown>[],
  { direction, isSelectable, resized }: PinOptions,
): Record<string, string> {
  const resizedAt = columns.findIndex(({ id }) => id === resized?.id);
  const offsets: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    const position = column.getIsPinned();
    if (!position) continue;
    const isStart = position === 'start';
    const isMoved = columns[resizedAt]?.getIsPinned() === position && (isStart ? resizedAt < index : resizedAt > index);
    const offset = (isStart ? column.getStart('start') : column.getAfter('end')) + (isMoved ? (resized?.by ?? 0) : 0);
    const side = isStart === (direction === 'ltr') ? 'left' : 'right';
    const boxes = isStart && isSelectable ? ' + 10 * var(--_space)' : '';
    offsets[`--_${side}-${position}-${column.getPinnedIndex()}`] = `calc(${offset}px${boxes})`;
  }
  return offsets;
}
