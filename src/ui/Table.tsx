'use client';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useMessages } from '../core/context.ts';
import { Button } from './Button.tsx';
import { uiMessages } from './messages.ts';
import { SelectAll } from './SelectBoxes.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableColumn } from './tableColumn.ts';
import { useLoadAhead } from './useLoadAhead.ts';
import { useRowFocus } from './useRowFocus.ts';
import { type RowSelection, useRowSelection } from './useRowSelection.ts';
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
  /** Lets rows be chosen, each by a checkbox before it. */
  selection?: RowSelection<Row> | undefined;
  /** Keys that press what is marked `data-edit` in the row that the keyboard is on. */
  editKeys?: readonly string[];
  handle?: Ref<TableHandle>;
}

/** Rows and columns: a grid that scrolls, loads ahead, keeps only rows near the view, and turns into cards where it is narrow. */
export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    leadingRows,
    footer,
    pages,
    onRowSelect,
    selection,
    editKeys = noKeys,
    handle,
  } = props;
  const messages = useMessages('ui', uiMessages);
  const scrollArea = useRef<HTMLElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const rowWindow = useRowWindow(rows, scrollArea);
  const { start, end, before, after } = rowWindow;
  const { toggle, extend } = useRowSelection(rows, selection);
  const choosing = selection && { toggle, extend };
  const rowFocus = useRowFocus({ rows, rowWindow, grid, onSelect: onRowSelect, choosing, editKeys });
  const more = useLoadAhead(scrollArea, pages);
  const leadingCount = leadingRows ? 1 : 0;
  const columnCount = columns.length + (selection ? 1 : 0);
  useImperativeHandle(handle, () => ({ goTo: rowFocus.goTo }));

  return (
    <TableFrame
      caption={caption}
      columns={columns}
      scrollArea={scrollArea}
      grid={grid}
      gridProps={selection ? { ...rowFocus.props, 'aria-multiselectable': true } : rowFocus.props}
      selectAll={selection && <SelectAll rows={rows} selection={selection} />}
      footer={footer}
      rowCount={pages.hasNextPage ? -1 : 1 + leadingCount + rows.length + (footer ? 1 : 0)}
    >
      {leadingRows}
      <Spacer height={before} columnCount={columnCount} />
      {rows.slice(start, end).map((row, place) => (
        <TableRow
          key={row.id}
          id={rowFocus.rowId(start + place)}
          row={row}
          columns={columns}
          index={start + place}
          rowIndex={start + place + 2 + leadingCount}
          isFocused={start + place === rowFocus.index}
          isSelected={selection?.ids.has(row.id)}
          labelOf={selection?.labelOf}
          onToggle={toggle}
        />
      ))}
      <Spacer height={after} columnCount={columnCount} />
      {pages.hasNextPage && (
        <tr key={rows.length} className="daybook-table-more" ref={more}>
          <td colSpan={columnCount}>
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

const noKeys: readonly string[] = [];

/** Holds the place of rows that are not drawn. */
function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr className="daybook-table-spacer" aria-hidden="true">
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  );
}
