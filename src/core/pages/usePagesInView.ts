'use client';
import { type QueryKey, useIsMutating } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDaybookContext } from '../daybookContext.ts';
import { keyRoot } from '../query/resources.ts';
import { type OutdatedPages, readOutdatedOnly, showPages } from './pagesInView.ts';

/** The pages of a list that a table shows. */
export interface PagesInView {
  /** Registers pages by their indexes: a refetch reads them first. @returns removes them. */
  show: (pages: ReadonlySet<number>) => () => void;
  /** Reads outdated pages, a few at a time. Undefined during a write, which may have changed them in the cache only. */
  readOutdated: ((pages: OutdatedPages) => void) | undefined;
}

/** Lets a table tell which pages of a list it shows. */
export function usePagesInView({ queryKey }: { queryKey: QueryKey }): PagesInView {
  const { queryClient, session } = useDaybookContext();
  const isWriting = useIsMutating({ mutationKey: [keyRoot, session.id, 'write'] }, queryClient) > 0;
  const key = JSON.stringify(queryKey);
  return useMemo(() => {
    const filters = { queryKey: JSON.parse(key) as QueryKey, exact: true };
    const find = () => queryClient.getQueryCache().find(filters);
    return {
      show: (pages) => {
        const query = find();
        return query ? showPages(query, pages) : () => {};
      },
      readOutdated: isWriting
        ? undefined
        : (pages) => {
            const query = find();
            if (query) readOutdatedOnly(query, pages);
            queryClient.refetchQueries(filters, { cancelRefetch: false });
          },
    };
  }, [queryClient, key, isWriting]);
}
