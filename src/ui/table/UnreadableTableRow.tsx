'use client';
import { useMessages } from '../../core/daybookContext.ts';
import type { PlacedRow } from '../feedback/unreadableRows.ts';
import { uiMessages } from '../messages.ts';

interface UnreadableTableRowProps {
  id: string;
  row: PlacedRow;
  /** Its place among the rows, from 0. */
  index: number;
  /** Its place in the whole table, from 1, the header counted. */
  rowIndex: number;
  isFocused: boolean;
  columnCount: number;
}

/** Stands in the place of a row that could not be read. */
export function UnreadableTableRow({ id, row, index, rowIndex, isFocused, columnCount }: UnreadableTableRowProps) {
  const messages = useMessages('ui', uiMessages);
  return (
    <tr
      id={id}
      className="daybook-table-unreadable"
      data-index={index}
      aria-rowindex={rowIndex}
      data-focused={isFocused || undefined}
    >
      <td colSpan={columnCount} dir="auto">
        {messages.unreadableRow({ id: row.id })}
      </td>
    </tr>
  );
}
