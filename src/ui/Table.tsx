'use client';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useMessages } from '../core/context.ts';
import { Button } from './Button.tsx';
import { uiMessages } from './messages.ts';
import { TableFrame } from './TableFrame.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableColumn } from './tableColumn.ts';
import { useLoadAhead } from './useLoadAhead.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useRowWindow } from './useRowWindow.ts';

/** What can be done with a table from outside. */
export interface TableHandle {
  /** Shows a row and puts the focus on it. @param index its place among the rows, from 0. */
  goTo: (index: number) => void;
}

interface TableProps<Row extends { id: string }> {
  /** What the table is, for people who do not see it. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: Row[];
  /** Rows that stand before the first, such as a beginning balance. */
  leadingRows?: ReactNode;
  /** A row that stays in view below the others, such as totals. */
  footer?: ReactNode;
  /** The pages behind the rows; the next is fetched before the scroll reaches the end. */
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    isOutdated: boolean;
    fetchNextPage: () => unknown;
  };
  /** What Enter does with the row that the keyboard is on. */
  onRowSelect?: (row: Row) => void;
  handle?: Ref<TableHandle>;
}

/** Rows and columns: a grid that scrolls, loads ahead, keeps only rows near the view, and turns into cards where it is narrow. */
export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const { caption, columns, rows, leadingRows, footer, pages, onRowSelect, handle } = props;
  const messages = useMessages('ui', uiMessages);
  const scrollArea = useRef<HTMLElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const rowWindow = useRowWindow(rows, scrollArea);
  const { start, end, before, after } = rowWindow;
  const rowFocus = useRowFocus({ rows, rowWindow, grid, onSelect: onRowSelect });
  const more = useLoadAhead(scrollArea, pages);
  const leadingCount = leadingRows ? 1 : 0;
  useImperativeHandle(handle, () => ({ goTo: rowFocus.goTo }));

  return (
    <TableFrame
      caption={caption}
      columns={columns}
      scrollArea={scrollArea}
      grid={grid}
      gridProps={rowFocus.props}
      footer={footer}
      rowCount={pages.hasNextPage ? -1 : 1 + leadingCount + rows.length + (footer ? 1 : 0)}
    >
      {leadingRows}
      <Spacer height={before} columnCount={columns.length} />
      {rows.slice(start, end).map((row, place) => (
        <TableRow
          key={row.id}
          id={rowFocus.rowId(start + place)}
          row={row}
          columns={columns}
          index={start + place}
          rowIndex={start + place + 2 + leadingCount}
          isFocused={start + place === rowFocus.index}
        />
      ))}
      <Spacer height={after} columnCount={columns.length} />
      {pages.hasNextPage && (
        <tr key={rows.length} className="daybook-table-more" ref={more}>
          <td colSpan={columns.length}>
            {pages.isFetchNextPageError && !pages.isFetchingNextPage ? (
              <span className="daybook-table-more-failed" role="alert">
                {messages.moreFailed} <Button onPress={pages.fetchNextPage}>{messages.retry}</Button>
              </span>
            ) : (
              messages.loadingMore
            )}
          </td>
        </tr>
      )}
    </TableFrame>
  );
}

/** Holds the place of rows that are not drawn. */
function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr className="daybook-table-spacer" aria-hidden="true">
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  );
}
