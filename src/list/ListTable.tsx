import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Table } from './table/Table.tsx';

interface ListTableProps<Row extends { id: string }> extends Omit<ComponentProps<typeof Table<Row>>, 'pages'> {
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'isRefetching' | 'isRefetchError' | 'fetchNextPage'
  >;
  /** Whether a task is loading all pages. */
  isLoadingAll?: boolean;
}

/** The table of a paged query. */
export function ListTable<Row extends { id: string }>({ list, isLoadingAll = false, ...props }: ListTableProps<Row>) {
  return (
    <Table<Row>
      {...props}
      pages={{
        hasNextPage: list.hasNextPage,
        isFetchingNextPage: list.isFetchingNextPage || isLoadingAll,
        isFetchNextPageError: list.isFetchNextPageError,
        isOutdated: list.isRefetching || list.isRefetchError,
        fetchNextPage: list.fetchNextPage,
      }}
    />
  );
}
