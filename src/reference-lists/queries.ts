'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Daybook, useSupplied } from '../core/context.ts';
import { keyOf } from '../core/query/resources.ts';
import { getGlAccount } from './api.ts';

export const glAccountOptions = ({ http, session }: Pick<Daybook, 'http' | 'session'>, glAccountId: string) =>
  queryOptions({
    queryKey: keyOf(session, 'glAccounts', glAccountId),
    queryFn: ({ signal }) => getGlAccount(http, { glAccountId, signal }),
  });

/** One general ledger account. */
export function useGlAccount(glAccountId: string) {
  const daybook = useSupplied();
  return useQuery(glAccountOptions(daybook, glAccountId), daybook.queryClient);
}
