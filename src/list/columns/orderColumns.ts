import type { ListView } from '../views/schema.ts';

/** Columns in the user's order; those that are not in it follow in theirs. Pinned ones come first or last. */
export function orderColumns<Column extends { id?: string }>(
  columns: readonly Column[],
  { columnOrder = [], columnPinning: { start = [], end = [] } = {} }: Pick<ListView, 'columnOrder' | 'columnPinning'>,
): Column[] {
  const placeOf = ({ id = '' }: Column) => {
    if (start.includes(id)) return start.indexOf(id) - start.length;
    if (end.includes(id)) return columnOrder.length + 1 + end.indexOf(id);
    return columnOrder.includes(id) ? columnOrder.indexOf(id) : columnOrder.length;
  };
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
}
