import type { Column } from '@tanstack/react-table';
import type { listFeatures } from './listFeatures.ts';

/** The name of a column, for cards and the Display menu. */
export function columnName<Row extends object>({ id, columnDef }: Column<typeof listFeatures, Row, unknown>): string {
  return columnDef.meta?.label ?? (typeof columnDef.header === 'string' ? columnDef.header : id);
}

/** The attributes of a column's cells and header for CSS. */
export function columnProps<Row extends object>({ id, columnDef }: Column<typeof listFeatures, Row, unknown>) {
  const { align, money, truncate } = columnDef.meta ?? {};
  return {
    'data-column': id,
    'data-align': align,
    'data-money': money || undefined,
    'data-truncate': truncate === false ? 'false' : undefined,
  };
}
