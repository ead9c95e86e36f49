'use client';
import { useMemo } from 'react';
import { type ListColumn, type ListFeatures, listFeatures } from './columns/listFeatures.ts';
import type { ListSlotProps } from './table/listSlotProps.ts';
import type { ListLayout, ListSorting } from './table/useListTable.ts';
import type { ListView, NamedView } from './views/schema.ts';
import { useListView } from './views/useListView.ts';

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
  /** The views that the user saved, controlled with `onViewsChange`. */
  views?: readonly NamedView[];
  /** Lets the user save views; called with all of them after each change: plain JSON for a database. */
  onViewsChange?: (views: NamedView[]) => void;
  /** Keeps the view and saved views in the browser under this name, for each signed-in identity. */
  storageKey?: string;
}

/** The columns of a list and how they are displayed. @param sorting undefined if the service does not sort the list. */
export function useListLayout<Row extends object>(
  defaults: ListColumn<Row>[],
  props: ListColumnProps<Row> & ListSlotProps<Row>,
  sorting?: ListSorting,
  features: ListFeatures = listFeatures,
): ListLayout<Row> {
  const { view, onViewChange, saved } = useListView(props);
  const columns = useMemo(() => props.columns?.(defaults) ?? defaults, [defaults, props.columns]);
  const resetView = () => onViewChange(props.defaultView ?? {});
  return { columns, features, view, onViewChange, resetView, saved, sorting, slots: props };
}
