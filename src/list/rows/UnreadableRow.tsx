'use client';
import { useMessages } from '../../core/daybookContext.ts';
import type { PlacedRow } from '../../core/pages/placedRows.ts';
import { uiMessages } from '../../ui/messages.ts';

interface UnreadableRowProps {
  id: string;
  row: PlacedRow;
  index: number;
  /** Its `aria-rowindex`: from 1, the header included. */
  rowIndex: number;
  isFocused: boolean;
  columnCount: number;
}

/** The placeholder of an unreadable row. */
export function UnreadableRow({ id, row, index, rowIndex, isFocused, columnCount }: UnreadableRowProps) {
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
