import type { ListPage, ListRows } from '../http/paging.ts';

export interface CountedPart {
  count: number;
  /** Whether these are all; if not, mark the count as incomplete. */
  isComplete: boolean;
}

/** The rows of loaded pages; undefined before the first. */
export function countOf(pages: readonly ListPage<unknown>[] | undefined): CountedPart | undefined {
  if (!pages) return undefined;
  return {
    count: countRows(pages),
    isComplete: pages.at(-1)?.next === undefined && !pages.some(({ isOutdated }) => isOutdated),
  };
}

/** The number of rows on pages, readable or not. */
export function countRows(pages: readonly ListRows<unknown>[]): number {
  return pages.reduce((count, { rows, unreadable }) => count + rows.length + unreadable.length, 0);
}

/** The number of unreadable rows on pages. */
export function countUnreadable(pages: readonly ListRows<unknown>[]): number {
  return pages.reduce((count, { unreadable }) => count + unreadable.length, 0);
}
