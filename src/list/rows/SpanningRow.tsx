'use client';
import type { ReactNode } from 'react';

interface SpanningRowProps {
  id: string;
  index: number;
  /** Its `aria-rowindex`: from 1, the header included. */
  rowIndex: number;
  isFocused: boolean;
  columnCount: number;
  content: ReactNode;
}

/** Something in the place of a row, over all columns: exactly as high as the row, so that nothing moves. */
export function SpanningRow({ id, index, rowIndex, isFocused, columnCount, content }: SpanningRowProps) {
  return (
    <tr
      id={id}
      className="daybook-table-spanning"
      data-index={index}
      aria-rowindex={rowIndex}
      data-focused={isFocused || undefined}
    >
      <td colSpan={columnCount}>{content}</td>
    </tr>
  );
}
