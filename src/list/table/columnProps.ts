import type { Column } from '@tanstack/react-table';
import type { ListColumn, listFeatures } from './listFeatures.ts';

/** The name of a column, for cards and the Display menu. */
export function columnNameOf<Row extends object>({ id = '', header, meta }: ListColumn<Row>): string {
  return meta?.label ?? (typeof header === 'string' ? header : id);
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
