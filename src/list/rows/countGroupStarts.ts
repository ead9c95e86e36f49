import type { TableItem } from '../../ui/feedback/unreadableRows.ts';

/** How many groups start before each row and, as the last number, how many there are. @see groupPart */
export function countGroupStarts<Row>(
  items: readonly TableItem<Row>[],
  groupOf: (row: Row) => string,
): readonly number[] {
  let [count, group] = [0, undefined as string | undefined];
  const counts = [count];
  for (const item of items) {
    const own = item.unreadable ? group : groupOf(item as Row); // as the type's other member has no `unreadable`
    if (own !== group) count++;
    group = own;
    counts.push(count);
  }
  return counts;
}
