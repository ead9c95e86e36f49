'use client';
import { type Column, functionalUpdate, type ReactTable, type SortingState, useTable } from '@tanstack/react-table';
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { type ContentWidth, fitColumns } from './fitColumns.ts';
import { type ListColumn, type ListFeatures, listFeatures } from './listFeatures.ts';
import type { ListView } from './useListView.ts';

/** The columns of a list and how they are displayed. */
export interface ListLayout<Row extends object> {
  columns: readonly ListColumn<Row>[];
  view: ListView;
  onViewChange: (view: ListView) => void;
  /** Returns to the default view. */
  resetView: () => void;
  /** Undefined if the list cannot be sorted. */
  sorting: ListSorting | undefined;
}

/** How the service sorts a list. */
export interface ListSorting {
  sorting: SortingState;
  onSortingChange: (sorting: SortingState) => void;
  /** Whether the service sorts by a column. */
  canSort: (columnId: string) => boolean;
}

interface ListTableOptions<Row extends object> {
  layout: ListLayout<Row>;
  /** The rows that are drawn. */
  rows: readonly Row[];
  /** The ids of the selected rows, drawn or not. */
  selectedIds: ReadonlySet<string>;
  onSelectedIdsChange: ((ids: ReadonlySet<string>) => void) | undefined;
}

/** The least width of a flexible column, in pixels. */
export const flexibleWidth = 180;

export interface ListTableModel<Row extends { id: string }> {
  table: ReactTable<ListFeatures, Row, string | false>;
  /** The visible columns, in their order. */
  columns: readonly Column<ListFeatures, Row, unknown>[];
  fitted: FittedColumns;
  setFitted: Dispatch<SetStateAction<FittedColumns>>;
  /** Fits a column to its content again. */
  refit: (columnId: string) => void;
}

/**
 * The model of a list's table. It gets the drawn rows only: its cost must not grow with the list. Its selection is theirs, too.
 */
export function useListTable<Row extends { id: string }>(options: ListTableOptions<Row>): ListTableModel<Row> {
  const { layout, rows, selectedIds, onSelectedIdsChange } = options;
  const { columns, view, onViewChange } = layout;
  const { sorting = unsorted, onSortingChange } = layout.sorting ?? {};
  const [fitted, setFitted] = useState<FittedColumns>(unfitted);
  const columnSizing = useMemo(
    () => ({ ...fitted.sizes, ...fitSizes(columns, view, fitted), ...resizedColumns(columns, view, fitted) }),
    [columns, view, fitted],
  );
  const rowSelection = useMemo(
    () => Object.fromEntries(rows.filter(({ id }) => selectedIds.has(id)).map(({ id }) => [id, true as const])),
    [rows, selectedIds],
  );
  const table = useTable(
    {
      features: listFeatures,
      columns,
      data: rows,
      getRowId: ({ id }) => id,
      enableSorting: layout.sorting !== undefined,
      manualSorting: true,
      enableMultiSort: false,
      enableSortingRemoval: false,
      sortDescFirst: false,
      enableSubRowSelection: false,
      columnResizeMode: 'onEnd',
      columnResizeDirection: fitted.direction,
      state: {
        columnVisibility: view.columnVisibility ?? noVisibility,
        columnOrder: view.columnOrder ?? noOrder,
        columnSizing,
        sorting,
        rowSelection,
      },
      onSortingChange: (update) => onSortingChange?.(functionalUpdate(update, sorting)),
      onColumnVisibilityChange: (update) =>
        onViewChange({ ...view, columnVisibility: functionalUpdate(update, view.columnVisibility ?? noVisibility) }),
      onColumnOrderChange: (update) =>
        onViewChange({ ...view, columnOrder: functionalUpdate(update, view.columnOrder ?? noOrder) }),
      onColumnSizingChange: (update) => {
        const sizes = functionalUpdate(update, columnSizing);
        const changed = Object.entries(sizes).filter(([id, size]) => size !== columnSizing[id]);
        onViewChange({ ...view, columnSizing: { ...view.columnSizing, ...Object.fromEntries(changed) } });
      },
      onRowSelectionChange: (update) => {
        const next = functionalUpdate(update, rowSelection);
        const ids = new Set(selectedIds);
        for (const { id } of rows) next[id] ? ids.add(id) : ids.delete(id);
        onSelectedIdsChange?.(ids);
      },
    },
    ({ columnResizing }) => columnResizing.isResizingColumn, // a drag renders nothing
  );
  const refit = (id: string) => {
    const { [id]: _fitted, ...sizes } = fitted.sizes;
    const { [id]: _resized, ...resized } = view.columnSizing ?? {};
    setFitted({ ...fitted, sizes });
    onViewChange({ ...view, columnSizing: resized });
  };
  return { table, columns: table.getVisibleLeafColumns(), fitted, setFitted, refit };
}

/** What is measured in the page, in pixels. */
interface FittedColumns {
  /** The widths of the columns' content. */
  sizes: Readonly<Record<string, number>>;
  /** The width of the table, without checkboxes. */
  available: number;
  direction: 'ltr' | 'rtl';
}

const unfitted: FittedColumns = { sizes: {}, available: Number.POSITIVE_INFINITY, direction: 'ltr' };

/** The widths of the columns that the user resized: never too narrow for content that must not be truncated. */
function resizedColumns<Row extends object>(
  columns: readonly ListColumn<Row>[],
  { columnSizing = {} }: ListView,
  { sizes }: FittedColumns,
): Record<string, number> {
  const whole = new Set(columns.filter(({ meta }) => meta?.truncate === false).map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(columnSizing).map(([id, size]) => [id, whole.has(id) ? Math.max(size, sizes[id] ?? 0) : size]),
  );
}

/** The widths of the columns that the user did not resize. */
function fitSizes<Row extends object>(
  columns: readonly ListColumn<Row>[],
  { columnVisibility, columnSizing }: ListView,
  { sizes, available }: FittedColumns,
): Record<string, number> {
  let left = available;
  const unsized: ContentWidth[] = [];
  for (const { id = '', meta } of columns) {
    if (columnVisibility?.[id] === false) continue;
    const width = sizes[id];
    if (meta?.flexible) left -= flexibleWidth;
    else if (columnSizing?.[id] !== undefined) left -= columnSizing[id];
    else if (width !== undefined) unsized.push({ id, width, canShrink: meta?.truncate !== false });
  }
  return fitColumns(unsized, left);
}

const unsorted: SortingState = [];
const noVisibility: Record<string, boolean> = {};
const noOrder: string[] = [];
