'use client';
import type { Column } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { columnNameOf, columnProps } from './columnProps.ts';
import type { ListFeatures } from './listFeatures.ts';

interface SummaryRowProps<Row extends object> {
  /** The visible columns. */
  columns: readonly Column<ListFeatures, Row, unknown>[];
  className: string;
  /** Its `aria-rowindex`; undefined if unknown. */
  rowIndex: number | undefined;
  /** The row's name. It takes the first columns without content. */
  label: ReactNode;
  /** The contents by column id; null for an empty cell. */
  cells: Readonly<Record<string, ReactNode>>;
}

/** A row that sums up others, such as totals, in whatever columns the user shows. */
export function SummaryRow<Row extends object>({ columns, className, rowIndex, label, cells }: SummaryRowProps<Row>) {
  const hasContent = columns.map(({ id }) => Object.hasOwn(cells, id));
  const first = hasContent.indexOf(false);
  const span = hasContent.indexOf(true, first) - first;
  const labelSpan = span > 0 ? span : columns.length - first;
  const labelCell = (
    <th key="label" scope="row" colSpan={first < 0 ? 1 : labelSpan} data-column="label">
      {label}
    </th>
  );
  return (
    <tr className={className} aria-rowindex={rowIndex}>
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
