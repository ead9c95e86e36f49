'use client';
import { type ReactNode, useMemo } from 'react';
import type { ListPage } from '../../core/http/paging.ts';
import { type QueryResult, type QuerySlots, QueryState } from './QueryState.tsx';
import { type PlacedRow, useUnreadableRows } from './unreadableRows.ts';

interface ListStateProps<P extends ListPage<unknown>> extends QuerySlots {
  of: QueryResult<{ pages: readonly P[] }> & { hasNextPage?: boolean };
  /** Default: refetches the list. */
  onRetry?: () => void;
  /** The list's name for use in a sentence, such as `the general ledger`. */
  what: string;
  /** Shown while the list loads. */
  skeleton: ReactNode;
  /** Renders a list without rows. */
  empty: (first: P) => ReactNode;
  /** @param unreadable unreadable rows, for the table to show at their positions. */
  children: (rows: P['rows'][number][], first: P, unreadable: readonly PlacedRow[]) => ReactNode;
}

/**
 * The states of a list: loading, forbidden, failed, empty, filled. A failure never looks like empty books, and loaded rows
 * stay when a refresh fails.
 */
export function ListState<P extends ListPage<unknown>>({ of: list, empty, children, ...props }: ListStateProps<P>) {
  const pages = list.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]);
  const unreadable = useUnreadableRows(pages);
  // A list whose loaded rows don’t match its filters may go on.
  const isEmpty = rows.length + unreadable.length === 0 && !list.hasNextPage;
  return (
    <QueryState {...props} of={list} isList>
      {({ pages: [first] }) => first && (isEmpty ? empty(first) : children(rows, first, unreadable))}
    </QueryState>
  );
}
