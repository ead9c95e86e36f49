'use client';
import type { ReactNode } from 'react';

interface SpanningRowProps {
  id: string;
  index: number;
  /** Its `aria-rowindex`: from 1, the header included. */
  rowIndex: number;
  isFocused: boolean;
  columnCount: number;
  /** The height of a row that is taller than the others. */
  height: number | undefined;
  content: ReactNode;
}

/** Something in the place of a row, over all columns: exactly as high as the row, so that nothing moves. */
export function SpanningRow({ id, index, rowIndex, isFocused, columnCount, height, content }: SpanningRowProps) {
  return (
    <tr
      id={id}
      className="daybook-table-spanning"
      data-index={index}
      aria-rowindex={rowIndex}
      data-focused={isFocused || undefined}
      style={{ minBlockSize: height }}
    >
      <td colSpan={columnCount}>{content}</td>
    </tr>
  );
}
