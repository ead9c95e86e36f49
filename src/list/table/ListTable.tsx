'use client';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { ListPage } from '../../core/http/paging.ts';
import type { PlacedRow } from '../../core/pages/placedRows.ts';
import { firstOutdated } from '../../core/pages/refetchPages.ts';
import type { LoadAllTask } from '../../core/pages/useLoadAll.ts';
import type { PagesInView } from '../../core/pages/usePagesInView.ts';
import { type TableItem, tableItemsOf } from '../../ui/feedback/unreadableRows.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { isFocusLost } from '../../ui/focusedElement.ts';
import { uiMessages } from '../../ui/messages.ts';
import { cellPropsOf } from '../columns/columnProps.ts';
import { pinOffsets } from '../columns/pinOffsets.ts';
import { groupPart } from '../rows/groupPart.ts';
import { ListRow } from '../rows/ListRow.tsx';
import { SelectAllCheckbox } from '../rows/RowCheckbox.tsx';
import { SpanningRow } from '../rows/SpanningRow.tsx';
import { UnreadableRow } from '../rows/UnreadableRow.tsx';
import { useRowKeyboard } from '../rows/useRowKeyboard.ts';
import { type RowSelection, useRowSelection } from '../rows/useRowSelection.ts';
import { useDrawnPages } from '../scrolling/useDrawnPages.ts';
import { useInfiniteScroll } from '../scrolling/useInfiniteScroll.ts';
import { useVirtualRows } from '../scrolling/useVirtualRows.ts';
import { ColumnHeader } from './ColumnHeader.tsx';
import { ListTableFrame } from './ListTableFrame.tsx';
import type { ListTableHandle } from './listTableHandle.ts';
import type { Pending } from './PendingTotals.tsx';
import { useColumnSizes, useContentLayout } from './useColumnSizes.ts';
import { useIsReplaced } from './useIsReplaced.ts';
import { type ListLayout, type ListTableModel, useListTable } from './useListTable.ts';

/** The row with details below it. */
interface RowExpansion<Row> {
  /** The row's id; undefined if none. */
  id: string | undefined;
  onChange: (id: string | undefined) => void;
  render: (row: Row) => ReactNode;
}

interface ListTableProps<Row extends { id: string }> {
  /** The table's accessible name. */
  caption: string;
  layout: ListLayout<Row>;
  rows: Row[];
  /** Unreadable rows, each shown at its position. */
  unreadable: readonly PlacedRow[];
  /** Renders a row before the first, such as a beginning balance, for the visible columns. */
  leadingRow?: ((columns: ListTableModel<Row>['columns']) => ReactNode) | undefined;
  /** Renders a row after the last, once all are loaded. */
  trailingRow?: ((columns: ListTableModel<Row>['columns']) => ReactNode) | undefined;
  /** Renders a sticky row at the bottom, such as totals, for the visible columns; `pending` until all rows are current. */
  footer?: (columns: ListTableModel<Row>['columns'], pending: Pending | undefined) => ReactNode;
  /** The paged query of the rows; the next page is fetched before scrolling reaches the end. Default: the rows are all. */
  list?: Pick<
    UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>,
    | 'data'
    | 'hasNextPage'
    | 'isFetching'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
    | 'isRefetching'
    | 'isRefetchError'
  > & { fetchNextPage: () => unknown };
  /** Reads outdated pages again when they come into view. */
  pagesInView?: PagesInView | undefined;
  /** The task that loads all pages; required for paged rows. */
  loadAll?: LoadAllTask;
  /** Called with the focused row on Enter, and on a click. */
  onRowSelect?: (row: Row) => void;
  /** Shows details below one row, in place: → opens them, and ← closes them. */
  expansion?: RowExpansion<Row> | undefined;
  /** Whether a row stands out, such as those of a day that the user chose. */
  isMarked?: ((row: Row) => boolean) | undefined;
  /** The group of a row, such as its day, which `data-group` marks for CSS. */
  groupOf?: ((row: Row) => string) | undefined;
  /** Makes rows selectable by checkboxes. */
  selection?: RowSelection<Row> | undefined;
  /** Keys that press the element of the focused row which has them in `data-keys`. */
  rowKeys?: readonly string[];
  /** What other keys do with the focused row. */
  onRowKey?: Readonly<Record<string, (row: Row) => void>>;
  /** Whether a row is done and fades. */
  isDimmed?: ((row: Row) => boolean) | undefined;
  /** Something in the place of a row, such as an offer about it; undefined to draw the row. */
  renderInstead?: ((row: Row) => ReactNode) | undefined;
  handle?: Ref<ListTableHandle>;
}

/** A grid with infinite scroll and virtual rows, which become cards in narrow containers. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const {
    caption,
    layout,
    rows,
    unreadable,
    leadingRow,
    trailingRow,
    footer,
    list = unpaged,
    pagesInView = unregistered,
    loadAll,
    onRowSelect,
    selection,
    expansion,
    isMarked,
    groupOf,
    rowKeys = noKeys,
    onRowKey = noRowKeys,
    isDimmed,
    renderInstead,
    handle,
  } = props;
  const messages = useMessages('ui', uiMessages);
  const isLoadingAll = loadAll?.isRunning === true;
  const scrollArea = useRef<HTMLElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const items = useMemo(() => tableItemsOf(rows, unreadable), [rows, unreadable]);
  const expandedId = expansion?.id;
  useContentLayout(grid);
  const rowWindow = useVirtualRows(items, scrollArea, expandedId);
  const { start, end, before, after, returnToTop } = rowWindow;
  const isReplaced = useIsReplaced(scrollArea, returnToTop);
  const drawn = useMemo(() => items.slice(start, end), [items, start, end]);
  const model = useListTable<Row>({
    layout,
    rows: useMemo(() => drawn.filter(isReadable), [drawn]),
    selectedIds: selection?.ids ?? noIds,
    onSelectedIdsChange: selection?.onChange,
  });
  const { columns } = model;
  const cellProps = useMemo(() => cellPropsOf(columns), [columns]);
  const { rowsById } = model.table.getRowModel();
  useColumnSizes(grid, model, drawn, selection !== undefined);
  const rangeSelection = useRowSelection(items, selection);
  const rowFocus = useRowKeyboard({
    rows: items,
    rowWindow,
    grid,
    onSelect: onRowSelect,
    rangeSelection: selection && rangeSelection,
    rowKeys,
    onRowKey,
    expansion,
  });
  const pages = list.data?.pages ?? noPages;
  const isOutdated = useDrawnPages({
    pages,
    start,
    end,
    pagesInView,
    canRead: !list.isFetching && !list.isRefetchError && !isLoadingAll && !isReplaced,
  });
  const isCountKnown = !list.hasNextPage && firstOutdated(pages) === pages.length;
  const pending =
    isCountKnown || !loadAll ? undefined : { count: items.length, isUpdating: !list.hasNextPage, loadAll };
  const more = useInfiniteScroll(rowWindow.scroller, {
    hasNextPage: list.hasNextPage && !isReplaced,
    isFetchingNextPage: list.isFetchingNextPage || isLoadingAll,
    isFetchNextPageError: list.isFetchNextPageError,
    isOutdated: list.isRefetching || list.isRefetchError || pages.at(-1)?.isOutdated === true,
    fetchNextPage: list.fetchNextPage,
  });
  const grouping = groupOf && { groupOf, hasMore: list.hasNextPage };
  const leadingCount = leadingRow ? 1 : 0;
  const columnCount = columns.length + (selection ? 1 : 0);
  const indexOf = (id: string | undefined) => items.findIndex((item) => item.id === id);
  useImperativeHandle(handle, () => ({
    goTo: (index) => rowFocus.goTo(indexOf(rows[index]?.id), true),
    focusRow: (id) => rowFocus.goTo(indexOf(id), false),
    returnFocus: (id) => {
      if (grid.current && isFocusLost(grid.current)) rowFocus.goTo(indexOf(id), false);
    },
    markRow: (id) => rowFocus.mark(indexOf(id)),
    currentRow: () => rowFocus.focusedId,
  }));

  return (
    <ListTableFrame
      caption={caption}
      columns={columns.map((column) => ({
        id: column.id,
        width: column.columnDef.meta?.flexible ? undefined : column.getSize(),
        least: column.getSize(),
      }))}
      headers={model.table
        .getLeafHeaders()
        .map((header) => (
          <ColumnHeader
            key={header.id}
            header={header}
            canSort={layout.sorting?.canSort(header.column.id) ?? false}
            model={model}
          />
        ))}
      density={layout.view.density}
      scrollArea={scrollArea}
      grid={grid}
      gridProps={selection ? { ...rowFocus.props, 'aria-multiselectable': true } : rowFocus.props}
      selectAll={selection && <SelectAllCheckbox rows={rows} selection={selection} />}
      isSelecting={selection?.isSelecting}
      pins={pinOffsets(columns, { direction: model.fitted.direction, isSelectable: selection !== undefined })}
      footer={footer?.(columns, pending)}
      rowCount={isCountKnown ? 1 + leadingCount + items.length + (trailingRow ? 1 : 0) + (footer ? 1 : 0) : -1}
    >
      {leadingRow?.(columns)}
      <Spacer height={before} columnCount={columnCount} />
      {drawn.map((item, offset) => {
        const index = start + offset;
        const rowProps = {
          id: rowFocus.rowId(index),
          index,
          rowIndex: index + 2 + leadingCount,
          isFocused: index === rowFocus.index,
        };
        if (item.unreadable)
          return <UnreadableRow key={item.id} {...rowProps} row={item.unreadable} columnCount={columnCount} />;
        const row = rowsById[item.id];
        if (!row) return null; // all readable rows are in the model
        const instead = renderInstead?.(row.original);
        if (instead) {
          const height = rowWindow.otherHeightOf(index);
          return (
            <SpanningRow key={item.id} {...rowProps} columnCount={columnCount} height={height} content={instead} />
          );
        }
        return (
          <Fragment key={item.id}>
            <ListRow<Row>
              {...rowProps}
              row={row}
              cellProps={cellProps}
              isOutdated={isOutdated(index)}
              isMarked={isMarked?.(row.original) ?? false}
              isDimmed={isDimmed?.(row.original) ?? false}
              group={grouping && groupPart(items, index, grouping)}
              isSelected={selection && row.getIsSelected()}
              labelOf={selection?.labelOf}
              onToggle={rangeSelection.toggle}
              propsOf={layout.slots.rowProps}
            />
            {item.id === expandedId && (
              <tr data-details>
                <td colSpan={columnCount}>{expansion?.render(row.original)}</td>
              </tr>
            )}
          </Fragment>
        );
      })}
      <Spacer height={after} columnCount={columnCount} />
      {trailingRow?.(columns)}
      {list.hasNextPage && (
        <tr key={`${pages.length} ${items.length}`} className="daybook-table-more" ref={more}>
          <td colSpan={columnCount}>
            {list.isFetchNextPageError && !list.isFetchingNextPage ? (
              <span className="daybook-table-more-failed" role="alert">
                {messages.moreFailed} <span>{messages.rowsShown({ count: items.length })}</span>{' '}
                <Button onPress={() => list.fetchNextPage()}>{messages.retry}</Button>
              </span>
            ) : (
              messages.loadingMore
            )}
          </td>
        </tr>
      )}
    </ListTableFrame>
  );
}

const unpaged = {
  data: undefined,
  hasNextPage: false,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isRefetching: false,
  isRefetchError: false,
  fetchNextPage: () => {},
};
const unregistered: PagesInView = { show: () => () => {}, readOutdated: undefined };
const noPages: readonly ListPage<unknown>[] = [];
const noKeys: readonly string[] = [];
const noRowKeys = {};
const noIds: ReadonlySet<string> = new Set();

function isReadable<Row>(item: TableItem<Row>): item is Row & { unreadable?: undefined } {
  return item.unreadable === undefined;
}

/** Fills the space of rows that are not rendered. */
function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  return height <= 0 ? null : (
    <tr className="daybook-table-spacer" aria-hidden="true">
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  );
}
