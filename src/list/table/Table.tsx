'use client';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { type PlacedRow, tableItemsOf } from '../../ui/feedback/unreadableRows.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { TableColumn } from './columnDef.ts';
import { SelectAllCheckbox } from './RowCheckbox.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableRow } from './TableRow.tsx';
import { UnreadableTableRow } from './UnreadableTableRow.tsx';
import { useInfiniteScroll } from './useInfiniteScroll.ts';
import { useRowKeyboard } from './useRowKeyboard.ts';
import { type RowSelection, useRowSelection } from './useRowSelection.ts';
import { useVirtualRows } from './useVirtualRows.ts';

export interface TableHandle {
  /** Scrolls to a row and focuses it. @param index its index among the rows. */
  goTo: (index: number) => void;
}

interface TableProps<Row extends { id: string }> {
  /** The table's accessible name. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: Row[];
  /** Unreadable rows, each shown at its position. */
  unreadable: readonly PlacedRow[];
  /** Rows before the first, such as a beginning balance. */
  leadingRows?: ReactNode;
  /** A sticky row at the bottom, such as totals. */
  footer?: ReactNode;
  /** The pages of the rows; the next is fetched before scrolling reaches the end. */
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    isOutdated: boolean;
    fetchNextPage: () => unknown;
  };
  /** Called with the focused row on Enter, and on a click. */
  onRowSelect?: (row: Row) => void;
  /** Makes rows selectable by checkboxes. */
  selection?: RowSelection<Row> | undefined;
  /** Keys that press the element marked `data-edit` in the focused row. */
  editKeys?: readonly string[];
  handle?: Ref<TableHandle>;
}

/** A grid with infinite scroll and virtual rows, which become cards in narrow containers. */
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
  const rangeSelection = selection && { toggle, extend };
  const rowFocus = useRowKeyboard({ rows: items, rowWindow, grid, onSelect: onRowSelect, rangeSelection, editKeys });
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

/** Fills the space of rows that are not rendered. */
function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr className="daybook-table-spacer" aria-hidden="true">
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  );
}
