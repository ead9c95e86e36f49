'use client';
import type { TableColumn } from './columnDef.ts';
import { TableFrame } from './TableFrame.tsx';

const rows = Array.from({ length: 8 }, (_, number) => number);

interface TableSkeletonProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  isSelectable?: boolean;
}

/** A placeholder in the shape of the table that loads. */
export function TableSkeleton<Row>({ caption, columns, isSelectable = false }: TableSkeletonProps<Row>) {
  return (
    <TableFrame caption={caption} columns={columns} selectAll={isSelectable && <td data-column="select" />}>
      {rows.map((row) => (
        <tr key={row} className="daybook-table-skeleton">
          {isSelectable && <td data-column="select" />}
          {columns.map((column) => (
            <td key={column.id} data-column={column.id} data-align={column.align}>
              <span className="daybook-skeleton" />
            </td>
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}
