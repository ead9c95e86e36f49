'use client';
import {
  type Column,
  type ColumnPinningState,
  functionalUpdate,
  type ReactTable,
  type SortingState,
  useTable,
} from '@tanstack/react-table';
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { useDaybookContext, useStructuralSharing } from '../../core/daybookContext.ts';
import { type ContentWidth, fitColumns } from '../columns/fitColumns.ts';
import { growthDirection } from '../columns/growthDirection.ts';
import { isShownAt, type ListColumn, type ListFeatures } from '../columns/listFeatures.ts';
import { narrowestWidthOf } from '../columns/narrowestWidth.ts';
import type { ListSlotProps } from '../rows/listSlotProps.ts';
import { useRowActionsColumn } from '../rows/useRowActionsColumn.tsx';
import { useIsPrinting } from '../scrolling/useIsPrinting.ts';
import type { ListView } from '../views/schema.ts';
import type { SavedViews } from '../views/useListView.ts';

/** The columns of a list and how they are displayed. */
export interface ListLayout<Row extends object> {
  columns: readonly ListColumn<Row>[];
  features: ListFeatures;
  view: ListView;
  onViewChange: (view: ListView) => void;
  saved: SavedViews;
  filtering: { filters: Record<string, unknown>; onChange: (filters: Record<string, unknown>) => void };
  /** Returns to the default view. */
  resetView: () => void;
  /** Undefined if the list cannot be sorted. */
  sorting: ListSorting | undefined;
  /** What the Display menu can switch off besides columns, such as a chart. */
  options?: readonly { name: string; label: string }[];
  /** The host's own elements. */
  slots: ListSlotProps<Row>;
  /** Whether the columns have the cells of cards, whose widths say nothing about those of a table. */
  hasCardCells?: boolean;
}

/** How the service sorts a list. */
export interface ListSorting {
  sorting: SortingState;
  onSortingChange: (sorting: SortingState) => void;
  /** Returns to the default order. */
  resetSorting: () => void;
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
/** The least width in tables that are narrower than `below`: they would scroll sideways. */
const narrow = { below: 860, flexibleWidth: 120 };

export interface ListTableModel<Row extends { id: string }> {
  table: ReactTable<ListFeatures, Row, string | false>;
  /** The visible columns, in their order: pinned ones first or last. */
  columns: readonly Column<ListFeatures, Row, unknown>[];
  fitted: FittedColumns;
  setFitted: Dispatch<SetStateAction<FittedColumns>>;
  hasCardCells: boolean;
  /** The direction in which a column grows. */
  growthOf: (column: Column<ListFeatures, Row, unknown>) => FittedColumns['direction'];
  /** Prepares the drag of a column's edge. */
  startResize: (column: Column<ListFeatures, Row, unknown>) => void;
  /** Fits a column to its content again. */
  refit: (columnId: string) => void;
}

/**
 * The model of a list's table. It gets the drawn rows only: its cost must not grow with the list. Its selection is theirs, too.
 */
export function useListTable<Row extends { id: string }>(options: ListTableOptions<Row>): ListTableModel<Row> {
  const { layout, rows, selectedIds, onSelectedIdsChange } = options;
  const { view, onViewChange } = layout;
  const columns = useRowActionsColumn(layout.columns, layout.slots.rowActions);
  const { sorting = unsorted, onSortingChange } = layout.sorting ?? {};
  const [fitted, setFitted] = useState<FittedColumns>(unfitted);
  const { language } = useDaybookContext();
  const [fittedLanguage, setFittedLanguage] = useState(language);
  if (fittedLanguage !== language) {
    setFittedLanguage(language);
    setFitted(unfitted); // its headers have other widths
  }
  const [growth, setGrowth] = useState<FittedColumns['direction']>('ltr'); // of the column that is resized
  const isPrinting = useIsPrinting(); // with all columns
  const width = isPrinting ? Number.POSITIVE_INFINITY : fitted.width;
  // Another width that shows the same columns must not draw all rows again.
  const columnVisibility = useStructuralSharing(
    useMemo(() => visibilityOf(columns, view.columnVisibility, width), [columns, view.columnVisibility, width]),
  );
  const columnSizing = useMemo(
    () => ({
      ...fitted.sizes,
      ...fitSizes(columns, { ...view, columnVisibility }, fitted),
      ...resizedColumns(columns, view.columnSizing, fitted),
      ...flexibleSizes(columns, fitted),
    }),
    [columns, view, columnVisibility, fitted],
  );
  const columnPinning = useMemo(() => pinnedColumns(columns, view), [columns, view]);
  const rowSelection = useMemo(
    () => Object.fromEntries(rows.filter(({ id }) => selectedIds.has(id)).map(({ id }) => [id, true as const])),
    [rows, selectedIds],
  );
  const table = useTable(
    {
      features: layout.features,
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
      columnResizeDirection: growth,
      state: {
        columnVisibility,
        columnOrder: view.columnOrder ?? noOrder,
        columnPinning,
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
        const sizes = resizedColumns(columns, functionalUpdate(update, columnSizing), fitted);
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
  const headers = table.getLeafHeaders();
  const visible = useMemo(() => headers.map(({ column }) => column), [headers]);
  const growthOf: ListTableModel<Row>['growthOf'] = (column) => growthDirection(column, visible, fitted);
  const startResize: ListTableModel<Row>['startResize'] = (column) => setGrowth(growthOf(column));
  const { hasCardCells = false } = layout;
  return { table, columns: visible, fitted, setFitted, hasCardCells, growthOf, startResize, refit };
}

/** What is measured in the page, in pixels. */
interface FittedColumns {
  /** The widths of the columns' content. */
  sizes: Readonly<Record<string, number>>;
  /** The font and the spacing that they were measured with. */
  textStyle?: string;
  /** The width of the table, without checkboxes. */
  available: number;
  /** The width of the scroll area; infinite for cards. */
  width: number;
  direction: 'ltr' | 'rtl';
}

const unfitted: FittedColumns = {
  sizes: {},
  available: Number.POSITIVE_INFINITY,
  width: Number.POSITIVE_INFINITY,
  direction: 'ltr',
};

/** The widths of the columns that the user resized: never too narrow for content that must not be truncated. */
function resizedColumns<Row extends object>(
  columns: readonly ListColumn<Row>[],
  columnSizing: ListView['columnSizing'] = {},
  { sizes }: FittedColumns,
): Record<string, number> {
  const metas = new Map(columns.map(({ id, meta }) => [id, meta]));
  return Object.fromEntries(
    Object.entries(columnSizing).map(([id, size]) => [id, Math.max(size, narrowestWidthOf(id, metas.get(id), sizes))]),
  );
}

/** The pinned columns. The host's actions are at the end in any case, and stay there. */
function pinnedColumns<Row extends object>(
  columns: readonly ListColumn<Row>[],
  { columnPinning: { start = [], end = [] } = {} }: ListView,
): ColumnPinningState {
  const hasActions = end.length > 0 && columns.some(({ id }) => id === 'rowActions');
  return { start, end: hasActions ? [...end, 'rowActions'] : end };
}

/** The least widths of flexible columns: those that they have while the table scrolls sideways. */
function flexibleSizes<Row extends object>(
  columns: readonly ListColumn<Row>[],
  fitted: FittedColumns,
): Record<string, number> {
  const leastWidth = flexibleWidthIn(fitted);
  return Object.fromEntries(columns.filter(({ meta }) => meta?.flexible).map(({ id = '' }) => [id, leastWidth]));
}

function visibilityOf<Row extends object>(
  columns: readonly ListColumn<Row>[],
  chosen: ListView['columnVisibility'],
  width: number,
): Record<string, boolean> {
  return Object.fromEntries(columns.map((column) => [column.id, isShownAt(width, column, chosen)]));
}

/** The widths of the columns that the user did not resize. */
function fitSizes<Row extends object>(
  columns: readonly ListColumn<Row>[],
  { columnVisibility, columnSizing }: ListView,
  fitted: FittedColumns,
): Record<string, number> {
  const { sizes, available } = fitted;
  const leastWidth = flexibleWidthIn(fitted);
  let left = available;
  const unsized: ContentWidth[] = [];
  for (const { id = '', meta } of columns) {
    if (columnVisibility?.[id] === false) continue;
    const width = sizes[id];
    // As far as there is room: a name gives way to the others last.
    if (meta?.flexible) left -= meta.rowHeader ? flexibleWidth : leastWidth;
    else if (columnSizing?.[id] !== undefined) left -= columnSizing[id];
    else if (width !== undefined) unsized.push({ id, width, canShrink: meta?.truncate !== false });
  }
  return fitColumns(unsized, left);
}

function flexibleWidthIn({ width }: FittedColumns): number {
  return width < narrow.below ? narrow.flexibleWidth : flexibleWidth;
}

const unsorted: SortingState = [];
const noVisibility: Record<string, boolean> = {};
const noOrder: string[] = [];
