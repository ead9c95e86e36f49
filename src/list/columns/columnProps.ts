import type { Column, ColumnPinningPosition } from '@tanstack/react-table';
import type { ListColumn, ListColumnMeta, ListFeatures } from './listFeatures.ts';

/** The name of a column, for cards and the Display menu. */
export function columnNameOf<Row extends object>({ id = '', header, meta }: ListColumn<Row>): string {
  return meta?.label ?? (typeof header === 'string' ? header : id);
}

interface DrawnColumn {
  id: string;
  columnDef: { meta?: ListColumnMeta | undefined };
  getIsPinned?: () => ColumnPinningPosition;
  getPinnedIndex?: () => number;
}

/** The attributes of a column's cells and header for CSS. */
export function columnProps(column: DrawnColumn) {
  const { align, money, truncate } = column.columnDef.meta ?? {};
  const pinned = column.getIsPinned?.() || undefined;
  const pin = pinned && `${pinned}-${column.getPinnedIndex?.()}`;
  return {
    'data-column': column.id,
    'data-pinned': pinned,
    // Not `inset-inline`: amounts have a direction of their own.
    style: pinned && { left: `var(--_left-${pin})`, right: `var(--_right-${pin})` },
    'data-align': align,
    'data-money': money || undefined,
    'data-truncate': truncate === false ? 'false' : undefined,
  };
}

export type CellProps = ReturnType<typeof columnProps> & { 'data-label': string };

/** The attributes of the columns' cells, by column: rows share them, as asking the columns for each cell is slow. */
export function cellPropsOf<Row extends object>(
  columns: readonly Column<ListFeatures, Row, unknown>[],
): ReadonlyMap<string, CellProps> {
  return new Map(
    columns.map((column) => [column.id, { ...columnProps(column), 'data-label': columnNameOf(column.columnDef) }]),
  );
}
