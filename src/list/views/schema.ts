import type { SortingState } from '@tanstack/react-table';
import * as v from 'valibot';

/** How a list is displayed: plain JSON, which a host can store. */
export interface ListView {
  /** Whether a column is shown, by its id; default `true`. */
  columnVisibility?: Record<string, boolean>;
  /** The ids of columns in their order; others follow. */
  columnOrder?: string[];
  /** The ids of columns that stay in view at the start or end while the table scrolls sideways. */
  columnPinning?: { start?: string[]; end?: string[] };
  /** The widths of resized columns, in pixels, by their ids. Other columns fit their content. */
  columnSizing?: Record<string, number>;
  /** The height of rows; default `comfortable`. */
  density?: 'compact' | 'comfortable' | 'roomy';
  /** What a list has besides, such as `groupByDay` and `chart` of a ledger, by name; default `true`. */
  options?: Record<string, boolean>;
}

/** A view that the user saved: plain JSON, which a host can store. */
export interface NamedView {
  /** Unique among the user's views of a list. */
  name: string;
  view: ListView;
  /** Undefined if the list cannot be sorted. */
  sorting?: SortingState | undefined;
  /** The list's filters, without its period and search, which stay as they are. Undefined changes no filters. */
  filters?: Record<string, unknown> | undefined;
}

/** What the browser keeps of a list. */
export interface StoredViews {
  view?: ListView | undefined;
  sorting?: SortingState | undefined;
  views?: NamedView[] | undefined;
}

const viewSchema = v.object({
  columnVisibility: v.optional(v.record(v.string(), v.boolean())),
  columnOrder: v.optional(v.array(v.string())),
  columnPinning: v.optional(v.object({ start: v.optional(v.array(v.string())), end: v.optional(v.array(v.string())) })),
  columnSizing: v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(1)))),
  density: v.optional(v.picklist(['compact', 'comfortable', 'roomy'])),
  options: v.optional(v.record(v.string(), v.boolean())),
});
const sortingSchema = v.array(v.object({ id: v.string(), desc: v.boolean() }));
const storedSchema = v.object({
  view: v.optional(viewSchema),
  sorting: v.optional(sortingSchema),
  views: v.optional(
    v.array(
      v.object({
        name: v.string(),
        view: viewSchema,
        sorting: v.optional(sortingSchema),
        filters: v.optional(v.record(v.string(), v.unknown())), // parsed when they apply
      }),
    ),
  ),
});

/** Stored views from JSON; undefined if it is something else. */
export function parseStored(text: string | null): StoredViews | undefined {
  try {
    return v.parse(storedSchema, JSON.parse(text ?? '{}'));
  } catch {
    return undefined;
  }
}
