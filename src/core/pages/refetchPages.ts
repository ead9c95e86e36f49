import { anchorOf, type ListPage, type ListPageParam, nextPageParam, type PagesRead } from '../http/paging.ts';

type Page = ListPage<{ id: string }>;

/** How a list reads a page whose previous page is outdated. */
export interface PageReading<P extends Page> {
  /**
   * A row's value of the sort key, from which a query can begin. Required if a page depends on the pages before it, such as
   * running balances: their cursors may continue outdated ones. Without it, such a page is read by its own cursor.
   */
  anchorOf?: (row: P['rows'][number]) => string;
}

interface Refetch<P extends Page> extends PageReading<P> {
  loaded: PagesRead<P>;
  /** The indexes of the pages to read if they are outdated. */
  inView: ReadonlySet<number>;
  /** Whether all loaded pages may have changed, not only those marked. */
  isAllOutdated: boolean;
  read: (param: ListPageParam) => Promise<P>;
}

/** The most rows that the service returns at once. */
export const largestPage = 250;

/** Pages read by one refetch. Tables show one or two at a time, and ask again if others are in view. */
const mostPages = 3;

/**
 * Reads pages in view again, each by its own cursor or anchor. The others stay, marked as outdated. A page is outdated as well
 * if its previous page no longer ends where it begins.
 * @throws the error of the first page that can't be read.
 */
export async function refetchPages<P extends Page>(refetch: Refetch<P>): Promise<P[]> {
  const { loaded, inView, isAllOutdated, read } = refetch;
  const pages: P[] = [];
  const params: ListPageParam[] = [];
  /** The indexes of the pages that were read, by the ids of their rows. */
  const readAt = new Map<string, number>();
  let count = 0;
  for (const [index, page] of loaded.pages.entries()) {
    const previous = pages.at(-1);
    const param = previous && nextPageParam(previous, pages, params.at(-1), params);
    if (previous && (param === undefined || param instanceof Error)) break;
    const isCurrent = !isAllOutdated && !page.isOutdated && continues(loaded, index, previous, param);
    if (isCurrent || !inView.has(index) || count === mostPages) pages.push(isCurrent ? page : outdated(page));
    else {
      const fresh = previous?.isOutdated ? await readApart(refetch, page, pages, param) : await read(param);
      for (const { id } of fresh.rows) if (!readAt.has(id)) readAt.set(id, index);
      pages.push(fresh);
      count += 1;
    }
    params.push(param);
  }
  // A page that was read apart may share rows with current pages: those before it may begin within it, and are outdated.
  return pages.map((page, index) => {
    const isReadLater = page.rows.some(({ id }) => (readAt.get(id) ?? index) > index);
    return withoutRows(isReadLater ? outdated(page) : page, (id) => (readAt.get(id) ?? index) !== index);
  });
}

/**
 * Puts a page that was just read into a list, in place of the one at its index. The following page is outdated unless it
 * continues the new one.
 */
export function putPage<P extends Page>(
  loaded: PagesRead<P>,
  index: number,
  { page, pageParam }: { page: P; pageParam: ListPageParam },
): PagesRead<P> {
  const before = { pages: loaded.pages.slice(0, index), pageParams: loaded.pageParams.slice(0, index) };
  const [pages, pageParams] = [
    [...before.pages, page],
    [...before.pageParams, pageParam],
  ];
  if (page.next === undefined) return { pages, pageParams };
  const param = nextPageParam(page, pages, pageParam, pageParams);
  const ids = new Set(page.rows.map(({ id }) => id));
  const rest = loaded.pages.slice(index + 1).map((following, offset) => {
    const isNext = offset === 0 && !continues(loaded, index + 1, page, param);
    return withoutRows(isNext ? outdated(following) : following, (id) => ids.has(id));
  });
  return { pages: [...pages, ...rest], pageParams: [...pageParams, ...loaded.pageParams.slice(index + 1)] };
}

/** The index of the first page that may have changed; the number of pages if there is none. */
export function firstOutdated(pages: readonly Pick<Page, 'isOutdated'>[]): number {
  const index = pages.findIndex(({ isOutdated }) => isOutdated);
  return index < 0 ? pages.length : index;
}

/** Whether a page begins where its previous page ends; unknown, and so true, if that one is outdated. */
function continues<P extends Page>(
  { pages, pageParams }: PagesRead<P>,
  index: number,
  previous: P | undefined,
  param: ListPageParam,
): boolean {
  if (!previous) return true;
  if (pages[index]?.anchor !== undefined) return previous.isOutdated === true;
  const before = pageParams[index];
  return cursorIn(before) === cursorIn(param) && anchorOf(before) === anchorOf(param);
}

function cursorIn(param: ListPageParam): string | undefined {
  return param instanceof Error ? undefined : param?.cursor;
}

/** Reads a page whose previous page is outdated: from its first row's anchor, if cursors depend on the pages before. */
async function readApart<P extends Page>(
  { read, anchorOf }: Refetch<P>,
  page: P,
  before: readonly P[],
  param: ListPageParam,
): Promise<P> {
  const first = page.rows[0] ?? before.findLast(({ rows }) => rows.length > 0)?.rows.at(-1);
  if (!anchorOf || !first) return read(param);
  const anchor = anchorOf(first);
  // Rows with the same anchor may be on pages before: they are read too.
  let rowCount = page.rows.length + page.unreadable.length;
  for (const { rows, unreadable } of before.toReversed()) {
    const same = rows.length - 1 - rows.findLastIndex((row) => anchorOf(row) !== anchor);
    rowCount += same;
    if (same < rows.length) break;
    rowCount += unreadable.length;
  }
  const index = before.length;
  let fresh = await read({ index, anchor, limit: Math.min(Math.max(rowCount, 100), largestPage) });
  while (fresh.next !== undefined && fresh.rows.length + fresh.unreadable.length < rowCount) {
    fresh = join(fresh, await read({ cursor: fresh.next, index, anchor, limit: largestPage }));
  }
  return { ...fresh, anchor };
}

/** Two consecutive pages as one. */
function join<P extends Page>(page: P, next: P): P {
  const count = page.rows.length + page.unreadable.length;
  const unreadable = next.unreadable.map((row) => ({ ...row, position: row.position + count }));
  return {
    ...page,
    next: next.next,
    rows: [...page.rows, ...next.rows],
    unreadable: [...page.unreadable, ...unreadable],
  };
}

function outdated<P extends Page>(page: P): P {
  return page.isOutdated ? page : { ...page, isOutdated: true };
}

/** A page without rows that are on another one. */
function withoutRows<P extends Page>(page: P, isElsewhere: (id: string) => boolean): P {
  const rows = page.rows.filter(({ id }) => !isElsewhere(id));
  return rows.length < page.rows.length ? { ...page, rows } : page;
}
