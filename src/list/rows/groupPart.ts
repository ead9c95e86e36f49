import type { TableItem } from '../../ui/feedback/unreadableRows.ts';

interface Grouping<Row> {
  /** The name of a row's group, such as its day. Rows of a group follow each other. */
  groupOf: (row: Row) => string;
  /** Whether rows may follow the last one. */
  hasMore: boolean;
}

/**
 * Where a readable row is in its group, as words for CSS: `start`, `end`, both or none. Beside an unreadable row, which may be of
 * any group, `unsure` is before and after them: then no attribute starts with `start` or ends with `end`.
 */
export function groupPart<Row>(
  items: readonly TableItem<Row>[],
  index: number,
  { groupOf, hasMore }: Grouping<Row>,
): string {
  const item = items[index];
  if (!item || item.unreadable) return '';
  const group = groupOf(item as Row); // as the type's other member has no `unreadable`
  const unsure = (items[index - 1]?.unreadable || items[index + 1]?.unreadable) && 'unsure';
  const parts = [
    unsure,
    groupAt(items, index - 1, -1, groupOf) !== group && 'start',
    (groupAt(items, index + 1, 1, groupOf) ?? (hasMore ? group : undefined)) !== group && 'end',
    unsure,
  ];
  return parts.filter(Boolean).join(' ');
}

/** The group of a row, or of the next readable one in a direction. @param step 1 or -1. */
function groupAt<Row>(items: readonly TableItem<Row>[], index: number, step: 1 | -1, groupOf: (row: Row) => string) {
  for (let at = index; ; at += step) {
    const item = items[at];
    if (!item) return undefined;
    if (!item.unreadable) return groupOf(item as Row);
  }
}
