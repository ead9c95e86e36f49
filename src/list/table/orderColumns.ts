/** Columns in the user's order; those that are not in it follow in theirs. */
export function orderColumns<Column extends { id?: string }>(
  columns: readonly Column[],
  order: readonly string[] = [],
): Column[] {
  const placeOf = ({ id = '' }: Column) => (order.includes(id) ? order.indexOf(id) : order.length);
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
}
