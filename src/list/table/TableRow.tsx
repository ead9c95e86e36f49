'use client';
import { memo } from 'react';
import type { TableColumn } from './columnDef.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { ToggleRow } from './useRowSelection.ts';

interface TableRowProps<Row> {
  /** The element's id, for `aria-activedescendant`. */
  id: string;
  row: Row;
  columns: readonly TableColumn<Row>[];
  index: number;
  /** Its `aria-rowindex`: from 1, the header included. */
  rowIndex: number;
  isFocused: boolean;
  /** Whether it is selected; undefined if rows are not selectable. */
  isSelected: boolean | undefined;
  /** The accessible name of its checkbox. */
  labelOf: ((row: Row) => string) | undefined;
  onToggle: ToggleRow;
}

/** One row. It renders only when it changes, not on every scroll. */
export const TableRow = memo(BodyRow) as typeof BodyRow; // memo drops the type parameter

function BodyRow<Row extends { id: string }>({ row, columns, index, ...props }: TableRowProps<Row>) {
  const { id, rowIndex, isFocused, isSelected, labelOf, onToggle } = props;
  return (
    <tr
      id={id}
      data-index={index}
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      data-focused={isFocused || undefined}
    >
      {isSelected !== undefined && labelOf && (
        <RowCheckbox id={row.id} label={labelOf(row)} isSelected={isSelected} onToggle={onToggle} />
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </tr>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const content = column.cell(row);
  const attributes = {
    'data-column': column.id,
    'data-align': column.align,
    'data-money': column.isMoney || undefined,
    'data-label': column.header,
  };
  if (column.isRowHeader) {
    return (
      <th scope="row" {...attributes}>
        {content}
      </th>
    );
  }
  return <td {...attributes}>{content}</td>;
}
