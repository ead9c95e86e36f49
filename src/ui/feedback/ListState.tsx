'use client';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { ListPage } from '../../core/http/paging.ts';
import type { PlacedRow } from '../../core/pages/placedRows.ts';
import { IsReplacedContext } from './IsReplacedContext.ts';
import { type QueryResult, type QuerySlots, QueryState } from './QueryState.tsx';
import { useUnreadableRows } from './unreadableRows.ts';

interface ListStateProps<P extends ListPage<unknown>> extends QuerySlots {
  query: QueryResult<{ pages: readonly P[] }> & { hasNextPage?: boolean };
  /** Default: refetches the list. */
  onRetry?: () => void;
  /** The list's name for use in a sentence, such as `the general ledger`. */
  what: string;
  /** Shown while the list loads, unless it replaces another one. */
  skeleton: ReactNode;
  /** What the list is of, such as an account: the rows of another one are never shown while it loads. */
  subject?: string;
  /** Renders a list without rows. */
  empty: (first: P) => ReactNode;
  /** @param unreadable unreadable rows, for the table to show at their positions. */
  children: (rows: P['rows'][number][], first: P, unreadable: readonly PlacedRow[]) => ReactNode;
}

/**
 * The states of a list: loading, forbidden, failed, empty, filled. A failure never looks like empty books, and loaded rows
 * stay when a refresh fails, and while the rows of other filters load.
 */
export function ListState<P extends ListPage<unknown>>(props: ListStateProps<P>) {
  const { query: list, empty, subject, children, ...others } = props;
  const { session } = useDaybookContext();
  const pages = list.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]);
  const unreadable = useUnreadableRows(pages);
  // A list whose loaded rows don’t match its filters may go on.
  const isEmpty = rows.length + unreadable.length === 0 && !list.hasNextPage;
  const [first] = pages ?? [];
  const table = first && !isEmpty ? children(rows, first, unreadable) : undefined;
  const owner = `${session.id} ${subject}`;
  const before = useRef<{ owner: string; table: ReactNode }>(undefined);
  useEffect(() => {
    if (first || list.error) before.current = table === undefined ? undefined : { owner, table };
  });
  const replaced = before.current?.owner === owner ? before.current.table : undefined;
  return (
    <QueryState
      {...others}
      query={list}
      isList
      replaced={replaced && <IsReplacedContext.Provider value={true}>{replaced}</IsReplacedContext.Provider>}
    >
      {() => <IsReplacedContext.Provider value={false}>{table ?? (first && empty(first))}</IsReplacedContext.Provider>}
    </QueryState>
  );
}
