'use client';
import { useMemo } from 'react';
import { useHostArray } from '../ui/root/useHostArray.ts';
import { withCallableCells } from './columns/cells.ts';
import { type ListColumn, type ListFeatures, listFeatures } from './columns/listFeatures.ts';
import type { ListSlotProps } from './rows/listSlotProps.ts';
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
  /** Called with all views that the user saved after each change: plain JSON for a database. Without it, the page keeps them. */
  onViewsChange?: (views: NamedView[]) => void;
  /** Keeps the view, sorting and saved views in the browser under this name, for each signed-in identity. */
  storageKey?: string;
}

interface ListState<Filters extends object> {
  /** The list's name. */
  name: string;
  filtering: { filters: Filters; onFiltersChange: (filters: Filters) => void };
  /** Undefined if the service does not sort the list. */
  sorting?: ListSorting;
  features?: ListFeatures;
}

/**
 * The columns of a list and how they are displayed.
 * @param defaults the list's own; their cells use no hooks.
 */
export function useListLayout<Row extends object, Filters extends object>(
  defaults: ListColumn<Row>[],
  props: ListColumnProps<Row> & ListSlotProps<Row>,
  { name, filtering: { filters, onFiltersChange }, sorting, features = listFeatures }: ListState<Filters>,
): ListLayout<Row> {
  const { view, onViewChange, saved } = useListView({ ...props, name });
  const { columns: choose } = props;
  const chosen = useMemo(() => {
    const own = withCallableCells(defaults);
    return typeof choose === 'function' && choose(own);
  }, [defaults, choose]);
  const columns = useHostArray('columns', choose, chosen, defaults);
  const resetView = () => onViewChange(props.defaultView ?? {});
  const filtering = {
    filters: { ...filters } as Record<string, unknown>, // plain JSON
    onChange: (changed: Record<string, unknown>) => onFiltersChange(changed as Filters), // the list parses them
  };
  return { columns, features, view, onViewChange, resetView, saved, sorting, filtering, slots: props };
}
