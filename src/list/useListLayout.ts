'use client';
import { useMemo } from 'react';
import type { ListColumn } from './table/listFeatures.ts';
import type { ListLayout, ListSorting } from './table/useListTable.ts';
import { type ListView, useListView } from './table/useListView.ts';

/** The props of a list for its columns. */
export interface ListColumnProps<Row extends object> {
  /**
   * Adds, removes, reorders or replaces columns, which are `ColumnDef`s of TanStack Table. Keep the function stable: a new one
   * renders the rows again.
   */
  columns?: (defaults: ListColumn<Row>[]) => ListColumn<Row>[];
  /** The columns' visibility, order and widths, and the density, controlled with `onViewChange`. */
  view?: ListView;
  /** The initial view; default: all columns, as wide as their content. */
  defaultView?: ListView;
  /** Called with the view after each change: plain JSON for a database. */
  onViewChange?: (view: ListView) => void;
}

/** The columns of a list and how they are displayed. @param sorting undefined if the service does not sort the list. */
export function useListLayout<Row extends object>(
  defaults: ListColumn<Row>[],
  props: ListColumnProps<Row>,
  sorting?: ListSorting,
): ListLayout<Row> {
  const [view, onViewChange] = useListView(props);
  const columns = useMemo(() => props.columns?.(defaults) ?? defaults, [defaults, props.columns]);
  return { columns, view, onViewChange, resetView: () => onViewChange(props.defaultView ?? {}), sorting };
}
