'use client';
import { TableFrame } from './TableFrame.tsx';
import type { TableColumn } from './tableColumn.ts';

const rowCount = 8;

/** A table in the shape of the one that comes. */
export function TableSkeleton<Row>({ caption, columns }: { caption: string; columns: readonly TableColumn<Row>[] }) {
  return (
    <TableFrame caption={caption} columns={columns}>
      {Array.from({ length: rowCount }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
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
