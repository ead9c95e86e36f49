import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type RowData,
  type rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** How a column is drawn; the `meta` of its `ColumnDef`. */
export interface ListColumnMeta {
  /** The column's name in cards and in the Display menu, if `header` is not a string. */
  label?: string;
  /** `end` for numbers; default `start`. */
  align?: 'end';
  /** Whether its cells are amounts, whose digits align with those in parentheses. */
  money?: boolean;
  /** Whether its cells name their rows for screen readers. One column should. */
  rowHeader?: boolean;
  /** Whether it takes the width that the other columns leave. */
  flexible?: boolean;
  /** In containers narrower than this, in pixels, it is hidden unless the user chose to show it; `Infinity`: always. */
  hiddenBelow?: number;
  /** Whether long content may end in an ellipsis; default `true`. */
  truncate?: boolean;
  /** The largest width that such content gives it, in pixels; default 260. Users can make it wider. */
  widest?: number;
  /** Whether the Display menu has it; default `true`. */
  inDisplay?: boolean;
}

interface HideableColumn {
  id?: string;
  enableHiding?: boolean;
  meta?: ListColumnMeta;
}

/**
 * Whether a column is shown: as the user chose if it can be hidden, otherwise if there is room.
 * @param width in pixels; infinite for cards.
 */
export function isShownAt(width: number, column: HideableColumn, chosen: Record<string, boolean> = {}): boolean {
  const { id = '', enableHiding = true, meta: { hiddenBelow = 0 } = {} } = column;
  return (enableHiding ? chosen[id] : undefined) ?? (width >= hiddenBelow && hiddenBelow !== Number.POSITIVE_INFINITY);
}

/** Written out, as the inferred type names a package that hosts may not have. */
export type ListFeatures = {
  columnOrderingFeature: typeof columnOrderingFeature;
  columnPinningFeature: typeof columnPinningFeature;
  columnResizingFeature: typeof columnResizingFeature;
  columnSizingFeature: typeof columnSizingFeature;
  columnVisibilityFeature: typeof columnVisibilityFeature;
  rowSelectionFeature: typeof rowSelectionFeature;
  rowSortingFeature: typeof rowSortingFeature;
  columnMeta: ListColumnMeta;
};

/** TanStack Table's features in lists without selection. Sorting is the service's. */
export const listFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: {} as ListColumnMeta, // only its type is used
}) as ListFeatures; // these lists use no method of the selection, whose code is large

/** A column of a list: a `ColumnDef` of TanStack Table. */
// biome-ignore lint/suspicious/noExplicitAny: columns with values of different types share an array
export type ListColumn<Row extends RowData> = ColumnDef<ListFeatures, Row, any>;
