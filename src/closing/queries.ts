'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Daybook, useSupplied } from '../core/context.ts';
import { keyOf } from '../core/query/resources.ts';
import { getClosing } from './api.ts';

export const closingOptions = ({ http, session }: Pick<Daybook, 'http' | 'session'>) =>
  queryOptions({
    queryKey: keyOf(session, 'closing'),
    queryFn: ({ signal }) => getClosing(http, { signal }),
  });

/** Until when the books are closed, and what becomes of changes on or before that day. */
export function useClosing() {
  const daybook = useSupplied();
  return useQuery(closingOptions(daybook), daybook.queryClient);
}
