'use client';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { ListPage } from '../../core/http/paging.ts';
import { QueryState } from './QueryState.tsx';
import { type PlacedRow, useUnreadableRows } from './unreadableRows.ts';

interface ListStateProps<P extends ListPage<unknown>> {
  /** The list as React Query has it. */
  of: UseInfiniteQueryResult<InfiniteData<P>>;
  /** Default: fetches the list again. */
  onRetry?: () => void;
  /** What the list is called within a sentence, such as `the general ledger`. */
  what: string;
  /** The shape of what comes, while nothing is there. */
  skeleton: ReactNode;
  /** What stands in the place of a list without rows. */
  empty: (first: P) => ReactNode;
  /** @param unreadable the rows that could not be read, for the table to show in their places. */
  children: (rows: P['rows'][number][], first: P, unreadable: readonly PlacedRow[]) => ReactNode;
}

/**
 * The states of a list: loading, refused, failed, empty, filled. They are told apart, so that a failure never looks like
 * empty books; rows that are there stay when an update fails.
 */
export function ListState<P extends ListPage<unknown>>({ of: list, empty, children, ...props }: ListStateProps<P>) {
  const pages = list.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]);
  const unreadable = useUnreadableRows(pages);
  const isEmpty = rows.length + unreadable.length === 0;
  return (
    <QueryState {...props} of={list}>
      {({ pages: [first] }) => first && (isEmpty ? empty(first) : children(rows, first, unreadable))}
    </QueryState>
  );
}
