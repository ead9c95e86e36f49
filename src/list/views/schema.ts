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
  /** Other options of a list, such as `groupByDay` and `chart` of a ledger, by name; default `true`. */
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
  /** Where the host had the list start, as JSON; only in the page. */
  start?: string | undefined;
}

/** A member that is undefined if it is invalid: it costs none of the others, as all are stored again with the next change. */
const member = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);
const flags = member(v.record(v.string(), v.boolean()));
const ids = member(v.array(v.string()));
const viewSchema = v.object({
  columnVisibility: flags,
  columnOrder: ids,
  columnPinning: member(v.object({ start: ids, end: ids })),
  columnSizing: member(v.record(v.string(), v.pipe(v.number(), v.minValue(1)))),
  density: member(v.picklist(['compact', 'comfortable', 'roomy'])),
  options: flags,
});
const view = member(viewSchema);
const sorting = member(v.array(v.object({ id: v.string(), desc: v.boolean() })));
const namedViewSchema = v.object({
  name: v.string(),
  view: viewSchema,
  sorting,
  filters: member(v.record(v.string(), v.unknown())), // parsed when they apply
});
const views = member(v.array(member(namedViewSchema)));
const storedSchema = v.object({
  view,
  sorting,
  views: v.pipe(
    views,
    v.transform((views) => views?.filter((view) => view !== undefined)),
  ),
});

/** A view, a sorting and saved views from a host, in which what is invalid is undefined. */
export const parseView = (given: unknown) => v.parse(view, given);
export const parseSorting = (given: unknown) => v.parse(sorting, given);
export const parseViews = (given: unknown) => v.parse(views, given);

/** Stored views from JSON, without what is invalid in them; undefined if it is something else. */
export function parseStored(text: string | null): StoredViews | undefined {
  try {
    return v.parse(storedSchema, JSON.parse(text ?? '{}'));
  } catch {
    return undefined;
  }
}
