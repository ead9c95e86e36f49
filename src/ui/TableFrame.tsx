'use client';
import { type ReactNode, type RefObject, useId } from 'react';
import type { TableColumn } from './tableColumn.ts';

interface TableFrameProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  scrollArea?: RefObject<HTMLElement | null>;
  /** All rows with the header, also those not drawn; −1 while that is not known. */
  rowCount?: number;
  children: ReactNode;
}

/** A scrolling table with its caption and header: what a table and its skeleton share. */
export function TableFrame<Row>({ caption, columns, scrollArea, rowCount, children }: TableFrameProps<Row>) {
  const captionId = useId();
  return (
    // The keyboard scrolls what has the focus.
    <section className="daybook-table-scroll" ref={scrollArea} aria-labelledby={captionId} tabIndex={scrollArea && 0}>
      <table className="daybook-table" aria-rowcount={rowCount}>
        <caption className="daybook-visually-hidden" id={captionId}>
          {caption}
        </caption>
        <thead>
          <tr aria-rowindex={rowCount === undefined ? undefined : 1}>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-column={column.id} data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
