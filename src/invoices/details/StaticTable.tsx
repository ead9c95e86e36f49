import type { ReactNode } from 'react';

interface StaticTableColumn<Row> {
  id: string;
  header: string;
  /** `end` for numbers. */
  align?: 'end';
  /** The cell’s content; undefined if the row has none. */
  cell: (row: Row, index: number) => ReactNode;
}

interface StaticTableProps<Row> {
  caption: string;
  /** The first column names its row. Columns without content are omitted. */
  columns: readonly StaticTableColumn<Row>[];
  rows: readonly Row[];
}

/** A plain table for a few rows; a list of cards in narrow containers. */
export function StaticTable<Row extends { id: string }>({ caption, columns, rows }: StaticTableProps<Row>) {
  const shown = columns
    .map((column) => ({ ...column, cells: rows.map(column.cell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined));
  return (
    <table className="daybook-invoice-table">
      <caption className="daybook-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {shown.map(({ id, header, align }) => (
            <th key={id} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id}>
            {shown.map(({ id, header, align, cells }, columnIndex) =>
              columnIndex === 0 ? (
                <th key={id} scope="row">
                  {cells[index]}
                </th>
              ) : (
                <td key={id} data-align={align} data-label={header}>
                  {cells[index]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
