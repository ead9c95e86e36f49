import type { ReactNode } from 'react';

/** A column of a table of an invoice's parts. */
interface StaticTableColumn<Row> {
  id: string;
  header: string;
  /** `end` for numbers. */
  align?: 'end';
  /** What stands in its cell; undefined where the row says nothing of it. */
  cell: (row: Row, index: number) => ReactNode;
}

interface StaticTableProps<Row> {
  caption: string;
  /** The first names its rows. A column of which no row says anything is left out. */
  columns: readonly StaticTableColumn<Row>[];
  rows: readonly Row[];
}

/** A few rows in a plain table: all in sight, with nothing to press. In a narrow container they are cards. */
export function StaticTable<Row extends { id: string }>({ caption, columns, rows }: StaticTableProps<Row>) {
  const shown = columns
    .map((column) => ({ ...column, cells: rows.map(column.cell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined));
  return (
    <table className="daybook-table daybook-invoice-table">
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
            {shown.map(({ id, header, align, cells }, place) =>
              place === 0 ? (
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
