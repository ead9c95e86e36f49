'use client';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Daybook, type DaybookContextValue, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';

/** State that the list and the editor of bank transactions share, wherever they are on the page. */
interface Shared {
  /** The id of the transaction in the editor. */
  open: string | undefined;
  /** The change that the editor saved last, while it lets the user undo it. */
  saved: string | undefined;
  /** The place of a listed transaction from 0, or -1; how many are listed, and whether more can be loaded. */
  listed: { indexOf: (transactionId: string) => number; count: number; hasMore: boolean };
  /** Set while a list that is displayed shows changes. */
  inList: true | undefined;
  /** The provider that shows changes outside lists: several can have the same session and cache. */
  provider: DaybookContextValue['providerId'] | undefined;
  /** The change whose announcement is over. */
  announced: string | undefined;
  /** The transaction of the last undo. By `changeId`, a second undo of the same transaction is another value. */
  undone: { transactionId: string; changeId: string };
}

interface Value<Name extends keyof Shared> {
  value: Shared[Name];
  /** The component that shares it. */
  owner: symbol;
}

const sharedOptions = <Name extends keyof Shared>({ session }: Pick<Daybook, 'session'>, name: Name) =>
  queryOptions<Value<Name> | null>({
    queryKey: keyOf(session, 'recentChanges', name),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

function share<Name extends keyof Shared>(
  { queryClient, session }: Pick<Daybook, 'queryClient' | 'session'>,
  name: Name,
  value: Value<Name> | null,
): void {
  // `setQueryData` would create the query without its `gcTime`.
  const options = queryClient.defaultQueryOptions(sharedOptions({ session }, name));
  queryClient.getQueryCache().build(queryClient, options).setData(value, { manual: true });
}

/** @returns a function that shares a value until the next one. */
export function useSetShared<Name extends keyof Shared>(name: Name): (value: Shared[Name]) => void {
  const daybook = useDaybookContext();
  const [owner] = useState(Symbol);
  return (value) => share(daybook, name, { value, owner });
}

/**
 * Shares a value while the component is mounted.
 * @param value keep its identity: a new one rerenders its readers. Undefined shares nothing.
 */
export function useShare<Name extends keyof Shared>(name: Name, value: Shared[Name]): void {
  const { queryClient, session } = useDaybookContext();
  const [owner] = useState(Symbol);
  const isShared = value !== undefined;
  useEffect(() => {
    if (isShared) share({ queryClient, session }, name, { value, owner });
  }, [queryClient, session, name, value, isShared, owner]);
  useEffect(() => {
    if (!isShared) return;
    return () => {
      const shared = queryClient.getQueryData(sharedOptions({ session }, name).queryKey);
      if (shared?.owner === owner) share({ queryClient, session }, name, null); // not that of another one
    };
  }, [queryClient, session, name, isShared, owner]);
}

/** The shared value; undefined without one. */
export function useShared<Name extends keyof Shared>(name: Name): Shared[Name] | undefined {
  const daybook = useDaybookContext();
  return useQuery(sharedOptions(daybook, name), daybook.queryClient).data?.value;
}
