import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { Daybook } from '../../core/daybookContext.ts';
import type { ListPage } from '../../core/http/paging.ts';
import { bankTransactionLists } from './queries.ts';
import type { BankTransaction } from './schema.ts';

type List = InfiniteData<ListPage<BankTransaction>>;
type Source = Pick<Daybook, 'session' | 'queryClient'>;

/** What the loaded lists show of one transaction before the service has it. */
export interface ShownRow {
  /** Shows what was there before; what has come from the service meanwhile stays, and what was on its way is asked for again. */
  undo: () => void;
}

/**
 * Shows a change of one transaction in every loaded list.
 * @param change gives the row as it will be, or undefined for one that will be gone.
 */
export function showInLists(
  { session, queryClient }: Source,
  transactionId: string,
  change: (row: BankTransaction) => BankTransaction | undefined,
): ShownRow {
  const queryKey = bankTransactionLists(session);
  // An answer under way would put the row of before in its place.
  const cancelled = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  queryClient.cancelQueries({ queryKey });
  const undone: (() => void)[] = [];
  for (const [key, list] of queryClient.getQueriesData<List>({ queryKey })) {
    const place = list && placeIn(list, transactionId);
    if (!place) continue;
    const changed = change(place.row);
    queryClient.setQueryData<List>(key, (now) => now && withRow(now, place, changed));
    // The cache keeps a copy of what it is given.
    const shown = changed && rowAt(queryClient.getQueryData<List>(key), transactionId);
    undone.push(() => undo(queryClient, key, place, shown));
  }
  return {
    undo: () => {
      for (const each of undone) each();
      for (const { queryKey } of cancelled) queryClient.invalidateQueries({ queryKey, exact: true });
    },
  };
}

/** What loaded lists leave out before the service has deleted it. */
export interface HiddenRows {
  /** Shows those again that are not deleted, each in its place. */
  restore: (transactionIds: ReadonlySet<string>) => void;
}

/** Leaves transactions out of every loaded list, all of them at once: one after the other would take a second for hundreds. */
export function hideInLists({ session, queryClient }: Source, transactionIds: ReadonlySet<string>): HiddenRows {
  const queryKey = bankTransactionLists(session);
  // An answer under way would bring them back.
  queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueriesData<List>({ queryKey });
  queryClient.setQueriesData<List>({ queryKey }, (list) =>
    withPages(list, (rows) => rows.filter(({ id }) => !transactionIds.has(id))),
  );
  return {
    restore: (ids) => {
      for (const [key, list] of before) {
        queryClient.setQueryData<List>(key, (now) => {
          const shown = new Map(now?.pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
          return withPages(now, (rows, at) => {
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

/** Puts a transaction as the service has it in its place in every loaded list. */
export function putInLists({ session, queryClient }: Source, transaction: BankTransaction): void {
  queryClient.setQueriesData<List>({ queryKey: bankTransactionLists(session) }, (list) => {
    const place = list && placeIn(list, transaction.id);
    return place ? withRow(list, place, transaction) : list;
  });
}

/** A transaction as a loaded list has it; undefined where none does. */
export function rowInLists({ session, queryClient }: Source, transactionId: string): BankTransaction | undefined {
  for (const [, list] of queryClient.getQueriesData<List>({ queryKey: bankTransactionLists(session) })) {
    const row = rowAt(list, transactionId);
    if (row) return row;
  }
  return undefined;
}

interface Place {
  page: number;
  index: number;
  row: BankTransaction;
}

function placeIn(list: List, id: string): Place | undefined {
  for (const [page, { rows }] of list.pages.entries()) {
    const index = rows.findIndex((row) => row.id === id);
    const row = rows[index];
    if (row) return { page, index, row };
  }
  return undefined;
}

function rowAt(list: List | undefined, id: string): BankTransaction | undefined {
  return list && placeIn(list, id)?.row;
}

function withPages(
  list: List | undefined,
  rowsOf: (rows: BankTransaction[], at: number) => BankTransaction[],
): List | undefined {
  return list && { ...list, pages: list.pages.map((page, at) => ({ ...page, rows: rowsOf(page.rows, at) })) };
}

function withRow(list: List, { page: at, index }: Place, row: BankTransaction | undefined): List {
  const pages = list.pages.map((page, place) =>
    place === at ? { ...page, rows: page.rows.toSpliced(index, 1, ...(row ? [row] : [])) } : page,
  );
  return { ...list, pages };
}

function undo(
  queryClient: Daybook['queryClient'],
  key: QueryKey,
  before: Place,
  shown: BankTransaction | undefined,
): void {
  queryClient.setQueryData<List>(key, (list) => {
    if (!list) return list;
    const place = placeIn(list, before.row.id);
    if (place) return place.row === shown ? withRow(list, place, before.row) : list;
    if (shown) return list; // it is gone since
    const pages = list.pages.map((page, at) =>
      at === before.page ? { ...page, rows: page.rows.toSpliced(before.index, 0, before.row) } : page,
    );
    return { ...list, pages };
  });
}
