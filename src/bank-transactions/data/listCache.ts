import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { Daybook } from '../../core/daybookContext.ts';
import type { ListPage } from '../../core/http/paging.ts';
import { bankTransactionLists } from './options.ts';
import type { BankTransaction } from './schema.ts';

type List = InfiniteData<ListPage<BankTransaction>>;
type Source = Pick<Daybook, 'session' | 'queryClient'>;

/** An optimistic change of one transaction in the loaded lists. */
export interface OptimisticUpdate {
  /** The row before it; undefined if no list has the transaction. */
  before: BankTransaction | undefined;
  /** Restores the previous row, unless the service sent a newer one, and refetches canceled queries. */
  revert: () => void;
}

/** Shows a change of one transaction in every loaded list. @param change returns the changed row, or undefined to remove it. */
export function updateInLists(
  { session, queryClient }: Source,
  transactionId: string,
  change: (row: BankTransaction) => BankTransaction | undefined,
): OptimisticUpdate {
  const queryKey = bankTransactionLists(session);
  // A pending response would bring the previous row back.
  const canceled = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  queryClient.cancelQueries({ queryKey });
  const reverts: (() => void)[] = [];
  let before: BankTransaction | undefined;
  for (const [key, list] of queryClient.getQueriesData<List>({ queryKey })) {
    const place = list && findPosition(list, transactionId);
    if (!place) continue;
    before ??= place.row;
    const changed = change(place.row);
    queryClient.setQueryData<List>(key, (now) => now && replaceRow(now, place, changed));
    // The cache shares structure: it may keep a copy.
    const shown = changed && findRow(queryClient.getQueryData<List>(key), transactionId);
    reverts.push(() => undo(queryClient, key, place, shown));
  }
  return {
    before,
    revert: () => {
      for (const each of reverts) each();
      for (const { queryKey } of canceled) queryClient.invalidateQueries({ queryKey, exact: true });
    },
  };
}

/** Rows hidden before the service has deleted them. */
export interface HiddenRows {
  /** Puts the transactions that were not deleted back in their places. */
  restore: (transactionIds: ReadonlySet<string>) => void;
}

/** Hides transactions in every loaded list, all at once: one by one, hundreds would take a second. */
export function hideInLists({ session, queryClient }: Source, transactionIds: ReadonlySet<string>): HiddenRows {
  const queryKey = bankTransactionLists(session);
  const before = queryClient.getQueriesData<List>({ queryKey });
  queryClient.setQueriesData<List>({ queryKey }, (list) =>
    mapPages(list, (rows) => rows.filter(({ id }) => !transactionIds.has(id))),
  );
  return {
    restore: (ids) => {
      for (const [key, list] of before) {
        queryClient.setQueryData<List>(key, (now) => {
          const shown = new Map(now?.pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
          return mapPages(now, (rows, at) => {
            const was = list?.pages[at]?.rows ?? [];
            const wasThere = new Set(was.map(({ id }) => id));
            const isElsewhere = ({ id }: BankTransaction) => shown.has(id) && !rows.some((row) => row.id === id);
            const back = was.filter((row) => !isElsewhere(row) && (shown.has(row.id) || ids.has(row.id)));
            return [...back.map((row) => shown.get(row.id) ?? row), ...rows.filter(({ id }) => !wasThere.has(id))];
          });
        });
      }
    },
  };
}

/** Replaces a transaction in every loaded list. */
export function replaceInLists({ session, queryClient }: Source, transaction: BankTransaction): void {
  queryClient.setQueriesData<List>({ queryKey: bankTransactionLists(session) }, (list) => {
    const place = list && findPosition(list, transaction.id);
    return place ? replaceRow(list, place, transaction) : list;
  });
}

/** The row of a transaction in a loaded list. */
export function findInLists({ session, queryClient }: Source, transactionId: string): BankTransaction | undefined {
  for (const [, list] of queryClient.getQueriesData<List>({ queryKey: bankTransactionLists(session) })) {
    const row = findRow(list, transactionId);
    if (row) return row;
  }
  return undefined;
}

/** The pages of all loaded lists, the latest read last: several lists may have the same transaction. */
export function loadedPages({ session, queryClient }: Source): (readonly BankTransaction[])[] {
  const queryKey = bankTransactionLists(session);
  const readAt = (key: QueryKey) => queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
  const lists = queryClient.getQueriesData<List>({ queryKey }).toSorted(([a], [b]) => readAt(a) - readAt(b));
  return lists.flatMap(([, list]) => list?.pages.map(({ rows }) => rows) ?? []);
}

interface Position {
  page: number;
  index: number;
  row: BankTransaction;
}

function findPosition(list: List, id: string): Position | undefined {
  for (const [page, { rows }] of list.pages.entries()) {
    const index = rows.findIndex((row) => row.id === id);
    const row = rows[index];
    if (row) return { page, index, row };
  }
  return undefined;
}

function findRow(list: List | undefined, id: string): BankTransaction | undefined {
  return list && findPosition(list, id)?.row;
}

function mapPages(
  list: List | undefined,
  rowsOf: (rows: BankTransaction[], at: number) => BankTransaction[],
): List | undefined {
  return list && { ...list, pages: list.pages.map((page, at) => ({ ...page, rows: rowsOf(page.rows, at) })) };
}

function replaceRow(list: List, { page: pageIndex, index }: Position, row: BankTransaction | undefined): List {
  const pages = list.pages.map((page, at) =>
    at === pageIndex ? { ...page, rows: page.rows.toSpliced(index, 1, ...(row ? [row] : [])) } : page,
  );
  return { ...list, pages };
}

function undo(
  queryClient: Daybook['queryClient'],
  key: QueryKey,
  before: Position,
  shown: BankTransaction | undefined,
): void {
  queryClient.setQueryData<List>(key, (list) => {
    if (!list) return list;
    const place = findPosition(list, before.row.id);
    if (place) return place.row === shown ? replaceRow(list, place, before.row) : list;
    if (shown) return list; // removed since then
    const pages = list.pages.map((page, at) =>
      at === before.page ? { ...page, rows: page.rows.toSpliced(before.index, 0, before.row) } : page,
    );
    return { ...list, pages };
  });
}
