import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { Daybook } from '../../core/daybookContext.ts';
import type { ListPage } from '../../core/http/paging.ts';
import { bankTransactionLists } from './options.ts';
import type { BankTransaction } from './schema.ts';

type List = InfiniteData<ListPage<BankTransaction>>;
type Source = Pick<Daybook, 'session' | 'queryClient'>;

/** An optimistic change of transactions in the loaded lists. */
export interface OptimisticUpdate {
  /** The rows before it, by id, as far as a list has the transactions. */
  before: ReadonlyMap<string, BankTransaction>;
  /** Restores the previous rows of some, unless the service sent newer ones, and refetches canceled queries. */
  revert: (transactionIds: ReadonlySet<string>) => void;
}

/**
 * Shows changes of transactions in every loaded list, all at once: one by one, hundreds would take a second.
 * @param changes by id; each returns the changed row, or undefined to remove it.
 */
export function updateInLists(
  { session, queryClient }: Source,
  changes: ReadonlyMap<string, (row: BankTransaction) => BankTransaction | undefined>,
): OptimisticUpdate {
  const before = new Map<string, BankTransaction>();
  if (changes.size === 0) return { before, revert: () => {} };
  const queryKey = bankTransactionLists(session);
  // A pending response would bring the previous rows back.
  const canceled = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  queryClient.cancelQueries({ queryKey });
  const reverts: ((ids: ReadonlySet<string>) => void)[] = [];
  for (const [key, list] of queryClient.getQueriesData<List>({ queryKey })) {
    const places = positionsOf(list, changes);
    if (places.length === 0) continue;
    for (const { row } of places) before.set(row.id, before.get(row.id) ?? row);
    queryClient.setQueryData<List>(key, (now) =>
      mapPages(now, (rows) =>
        rows.flatMap((row) => {
          const change = changes.get(row.id);
          return change ? (change(row) ?? []) : row;
        }),
      ),
    );
    // The cache shares structure: it may keep a copy.
    const shown = rowsById(queryClient.getQueryData<List>(key));
    reverts.push((ids) => {
      const reverted = places.filter(({ row }) => ids.has(row.id));
      if (reverted.length > 0) queryClient.setQueryData<List>(key, (now) => restoreRows(now, reverted, shown));
    });
  }
  return {
    before,
    revert: (ids) => {
      if (ids.size === 0) return;
      for (const each of reverts) each(ids);
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
          const shown = rowsById(now);
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

/** Replaces transactions in every loaded list. */
export function replaceInLists({ session, queryClient }: Source, transactions: readonly BankTransaction[]): void {
  if (transactions.length === 0) return;
  const byId = new Map(transactions.map((each) => [each.id, each]));
  queryClient.setQueriesData<List>({ queryKey: bankTransactionLists(session) }, (list) =>
    mapPages(list, (rows) => rows.map((row) => byId.get(row.id) ?? row)),
  );
}

/** The row of a transaction in a loaded list. */
export function findInLists({ session, queryClient }: Source, transactionId: string): BankTransaction | undefined {
  const lists = queryClient.getQueriesData<List>({ queryKey: bankTransactionLists(session) });
  const pages = lists.flatMap(([, list]) => list?.pages ?? []);
  return pages.flatMap(({ rows }) => rows).find(({ id }) => id === transactionId);
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

function positionsOf(list: List | undefined, ids: Pick<ReadonlySet<string>, 'has'>): Position[] {
  const pages = list?.pages ?? [];
  return pages.flatMap(({ rows }, page) => rows.flatMap((row, index) => (ids.has(row.id) ? { page, index, row } : [])));
}

function rowsById(list: List | undefined): ReadonlyMap<string, BankTransaction> {
  return new Map(list?.pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
}

function mapPages(
  list: List | undefined,
  rowsOf: (rows: BankTransaction[], at: number) => BankTransaction[],
): List | undefined {
  return list && { ...list, pages: list.pages.map((page, at) => ({ ...page, rows: rowsOf(page.rows, at) })) };
}

/** @param shown the rows, by id, that took their places; one that has changed since, or is gone, stays so. */
function restoreRows(
  list: List | undefined,
  places: readonly Position[],
  shown: ReadonlyMap<string, BankTransaction>,
): List | undefined {
  const now = rowsById(list);
  const restored = places.filter(({ row }) => now.get(row.id) === shown.get(row.id));
  const before = new Map(restored.map(({ row }) => [row.id, row]));
  return mapPages(list, (rows, at) => {
    const back = rows.map((row) => before.get(row.id) ?? row);
    for (const { page, index, row } of restored) if (page === at && !shown.has(row.id)) back.splice(index, 0, row);
    return back;
  });
}
