'use client';
import type { Column } from '@tanstack/react-table';
import type { CSSProperties, ReactNode } from 'react';
import { columnNameOf, columnProps } from '../columns/columnProps.ts';
import type { ListFeatures } from '../columns/listFeatures.ts';

interface SummaryRowProps<Row extends object> {
  /** The visible columns. */
  columns: readonly Column<ListFeatures, Row, unknown>[];
  /** Whether the table has a column of checkboxes. */
  isSelectable?: boolean;
  className: string;
  /** Its `aria-rowindex`; undefined if unknown. */
  rowIndex: number | undefined;
  /** The row's name. It takes the first columns without content. */
  label: ReactNode;
  /** The contents by column id; null for an empty cell. */
  cells: Readonly<Record<string, ReactNode>>;
}

/** A row that sums up others, such as totals, in whatever columns the user shows. */
export function SummaryRow<Row extends object>(props: SummaryRowProps<Row>) {
  const { columns, isSelectable = false, className, rowIndex, label, cells } = props;
  const hasContent = columns.map(({ id }) => Object.hasOwn(cells, id));
  const first = hasContent.indexOf(false);
  const pinned = columns[first]?.getIsPinned();
  // A pinned label covers no other columns; its text may extend over empty ones, up to the first content.
  const end = columns.findIndex(
    (column, index) => index > first && (hasContent[index] || column.getIsPinned() !== pinned),
  );
  const labelSpan = (end < 0 ? columns.length : end) - first;
  const labelPin = columns[first] && columnProps(columns[first]);
  const firstContent = hasContent.indexOf(true, first);
  const empty = columns.slice(Math.max(first, 0), firstContent < 0 ? undefined : firstContent);
  const room = empty.reduce((sum, column) => sum + column.getSize(), 0);
  const isAlone = empty.length === 1; // then its column grows with it
  const labelCell = (
    <th
      key="label"
      scope="row"
      colSpan={isAlone ? undefined : labelSpan} // cells that span columns are not measured
      data-column="label"
      data-truncate={isAlone ? 'false' : undefined}
      data-pinned={labelPin?.['data-pinned']}
      style={labelPin?.style}
    >
      {pinned && !isAlone ? (
        <div style={{ '--_room': `${room}px` } as CSSProperties /* a custom property */}>{label}</div>
      ) : (
        label
      )}
    </th>
  );
  return (
    <tr className={className} aria-rowindex={rowIndex}>
      {isSelectable && <td data-column="select" />}
      {columns.map((column, index) => {
        if (index === first) return labelCell;
        if (index > first && index < first + labelSpan && first >= 0) return null;
        return (
          <td key={column.id} {...columnProps(column)} data-label={columnNameOf(column.columnDef)}>
            {cells[column.id]}
          </td>
        );
      })}
    </tr>
  );
}
