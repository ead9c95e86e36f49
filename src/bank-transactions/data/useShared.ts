'use client';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';

/** State that the list and the editor of bank transactions share, wherever they are on the page. */
interface Shared {
  /** The id of the transaction in the editor. */
  open: string | undefined;
  /** The change that the editor saved last, which it shows. */
  saved: string | undefined;
  /** The place of a listed transaction from 0, or -1; how many are listed, and whether more can be loaded. Whether the list shows changes. */
  listed: { indexOf: (transactionId: string) => number; count: number; hasMore: boolean; canUndo: boolean };
  /** The transaction of the last undo. By `changeId`, a second undo of the same transaction is another value. */
  undone: { transactionId: string; changeId: string };
}

interface Value<Name extends keyof Shared> {
  value: Shared[Name];
  /** The component that shares it. */
  owner: string;
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
  const owner = useId();
  return (value) => share(daybook, name, { value, owner });
}

/** Shares a value while the component is mounted. @param value keep its identity: a new one rerenders its readers. */
export function useShare<Name extends keyof Shared>(name: Name, value: Shared[Name]): void {
  const { queryClient, session } = useDaybookContext();
  const owner = useId();
  useEffect(() => share({ queryClient, session }, name, { value, owner }), [queryClient, session, name, value, owner]);
  useEffect(
    () => () => {
      const shared = queryClient.getQueryData(sharedOptions({ session }, name).queryKey);
      if (shared?.owner === owner) share({ queryClient, session }, name, null); // not that of another one
    },
    [queryClient, session, name, owner],
  );
}

/** The shared value; undefined without one. */
export function useShared<Name extends keyof Shared>(name: Name): Shared[Name] | undefined {
  const daybook = useDaybookContext();
  return useQuery(sharedOptions(daybook, name), daybook.queryClient).data?.value;
}
