'use client';
import { TableFrame } from './TableFrame.tsx';
import type { TableColumn } from './tableColumn.ts';

const rows = Array.from({ length: 8 }, (_, number) => number);

/** A table in the shape of the one that comes. */
export function TableSkeleton<Row>({ caption, columns }: { caption: string; columns: readonly TableColumn<Row>[] }) {
  return (
    <TableFrame caption={caption} columns={columns}>
      {rows.map((row) => (
        <tr key={row} className="daybook-table-skeleton">
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
