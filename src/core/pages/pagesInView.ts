import type { Query } from '@tanstack/react-query';

// biome-ignore lint/suspicious/noExplicitAny: the key of a map, for queries of any data
type AnyQuery = Query<any, any, any, any>;

/** The pages that each table shows of a query, by their indexes. */
const views = new WeakMap<AnyQuery, Map<object, ReadonlySet<number>>>();

/** Which outdated pages a refetch reads, and no others. */
export type OutdatedPages = 'inView' | 'all';

/** Queries whose next refetch reads outdated pages only. */
const outdatedOnly = new WeakMap<AnyQuery, OutdatedPages>();

/** The pages of a query that tables show; undefined without a table, for example if the host renders the rows. */
export function pagesInView(query: AnyQuery): ReadonlySet<number> | undefined {
  const shown = views.get(query);
  return shown && shown.size > 0 ? new Set([...shown.values()].flatMap((pages) => [...pages])) : undefined;
}

/** Adds a table that shows pages. @returns removes it. */
export function showPages(query: AnyQuery, pages: ReadonlySet<number>): () => void {
  const shown = views.get(query) ?? new Map<object, ReadonlySet<number>>();
  views.set(query, shown);
  const table = {};
  shown.set(table, pages);
  return () => shown.delete(table);
}

/** Has the next refetch of a query read outdated pages only. */
export function readOutdatedOnly(query: AnyQuery, pages: OutdatedPages): void {
  outdatedOnly.set(query, pages);
}

/** Which outdated pages this refetch reads; undefined if not only outdated ones. The one after it reads all in view. */
export function takeOutdatedOnly(query: AnyQuery): OutdatedPages | undefined {
  const pages = outdatedOnly.get(query);
  outdatedOnly.delete(query);
  return pages;
}
