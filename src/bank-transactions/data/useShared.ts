'use client';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';

/** What the list and the editor of bank transactions tell each other, wherever they are on the page. */
interface Shared {
  /** The id of the transaction in the editor. */
  open: string | undefined;
  /** The place of a listed transaction from 0, or -1; how many are listed, and whether more can be loaded. */
  listed: { indexOf: (transactionId: string) => number; count: number; hasMore: boolean };
  /** The transaction of the change that was undone last. */
  undone: { transactionId: string; changeId: string };
}

const sharedOptions = <Name extends keyof Shared>({ session }: Pick<Daybook, 'session'>, name: Name) =>
  queryOptions<Shared[Name] | null>({
    queryKey: [...keyOf(session, 'recentChanges'), name],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** @returns a function that shares a value until the next one. */
export function useSetShared<Name extends keyof Shared>(name: Name): (value: Shared[Name]) => void {
  const { queryClient, session } = useDaybookContext();
  return (value) => queryClient.setQueryData(sharedOptions({ session }, name).queryKey, value ?? null);
}

/** Shares a value while the component is mounted. @param value keep its identity: a new one rerenders its readers. */
export function useShare<Name extends keyof Shared>(name: Name, value: Shared[Name]): void {
  const { queryClient, session } = useDaybookContext();
  useEffect(() => {
    queryClient.setQueryData(sharedOptions({ session }, name).queryKey, value ?? null);
  }, [queryClient, session, name, value]);
  useEffect(
    () => () => void queryClient.setQueryData(sharedOptions({ session }, name).queryKey, null),
    [queryClient, session, name],
  );
}

/** The shared value; undefined without one. */
export function useShared<Name extends keyof Shared>(name: Name): Shared[Name] | undefined {
  const daybook = useDaybookContext();
  return useQuery(sharedOptions(daybook, name), daybook.queryClient).data ?? undefined;
}
