'use client';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { type PlacedRow, tableItemsOf } from '../feedback/unreadableRows.ts';
import { Button } from '../fields/Button.tsx';
import { uiMessages } from '../messages.ts';
import type { TableColumn } from './columnDef.ts';
import { SelectAllCheckbox } from './RowCheckbox.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableRow } from './TableRow.tsx';
import { UnreadableTableRow } from './UnreadableTableRow.tsx';
import { useInfiniteScroll } from './useInfiniteScroll.ts';
import { useRowKeyboard } from './useRowKeyboard.ts';
import { type RowSelection, useRowSelection } from './useRowSelection.ts';
import { useVirtualRows } from './useVirtualRows.ts';

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
  /** Rows that could not be read, each shown at its place. */
  unreadable: readonly PlacedRow[];
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
    unreadable,
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
  const items = useMemo(() => tableItemsOf(rows, unreadable), [rows, unreadable]);
  const rowWindow = useVirtualRows(items, scrollArea);
  const { start, end, before, after } = rowWindow;
  const { toggle, extend } = useRowSelection(items, selection);
  const choosing = selection && { toggle, extend };
  const rowFocus = useRowKeyboard({ rows: items, rowWindow, grid, onSelect: onRowSelect, choosing, editKeys });
  const more = useInfiniteScroll(scrollArea, pages);
  const leadingCount = leadingRows ? 1 : 0;
  const columnCount = columns.length + (selection ? 1 : 0);
  useImperativeHandle(handle, () => ({
    goTo: (index) => rowFocus.goTo(items.findIndex(({ id }) => id === rows[index]?.id)),
  }));

  return (
    <TableFrame
      caption={caption}
      columns={columns}
      scrollArea={scrollArea}
      grid={grid}
      gridProps={selection ? { ...rowFocus.props, 'aria-multiselectable': true } : rowFocus.props}
      selectAll={selection && <SelectAllCheckbox rows={rows} selection={selection} />}
      footer={footer}
      rowCount={pages.hasNextPage ? -1 : 1 + leadingCount + items.length + (footer ? 1 : 0)}
    >
      {leadingRows}
      <Spacer height={before} columnCount={columnCount} />
      {items.slice(start, end).map((item, place) => {
        const index = start + place;
        const rowProps = {
          id: rowFocus.rowId(index),
          index,
          rowIndex: index + 2 + leadingCount,
          isFocused: index === rowFocus.index,
        };
        if (item.unreadable)
          return <UnreadableTableRow key={item.id} {...rowProps} row={item.unreadable} columnCount={columnCount} />;
        return (
          <TableRow<Row>
            key={item.id}
            {...rowProps}
            row={item}
            columns={columns}
            isSelected={selection?.ids.has(item.id)}
            labelOf={selection?.labelOf}
            onToggle={toggle}
          />
        );
      })}
      <Spacer height={after} columnCount={columnCount} />
      {pages.hasNextPage && (
        <tr key={items.length} className="daybook-table-more" ref={more}>
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
