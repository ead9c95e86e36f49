import type { ListColumn, ListColumnMeta } from './listFeatures.ts';

/** The name of a column, for cards and the Display menu. */
export function columnNameOf<Row extends object>({ id = '', header, meta }: ListColumn<Row>): string {
  return meta?.label ?? (typeof header === 'string' ? header : id);
}

/** The attributes of a column's cells and header for CSS. */
export function columnProps({ id, columnDef }: { id: string; columnDef: { meta?: ListColumnMeta | undefined } }) {
  const { align, money, truncate } = columnDef.meta ?? {};
  return {
    'data-column': id,
    'data-align': align,
    'data-money': money || undefined,
    'data-truncate': truncate === false ? 'false' : undefined,
  };
}
