import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Daybook, DaybookContextValue } from '../daybookContext.ts';
import { type DaybookResource, keyOf } from './resources.ts';

/** A query for what a user does. It is kept in the cache, which ends with the session, so that another user never sees it. */
export const sessionDataOptions = <Data>(
  { session }: Pick<Daybook, 'session'>,
  resource: DaybookResource,
  ...parts: readonly unknown[]
) =>
  queryOptions<Data>({
    queryKey: keyOf(session, resource, ...parts),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** What is needed to change such data. */
export type SessionSource = Pick<DaybookContextValue, 'session' | 'queryClient' | 'hasEnded'>;

/** Changes such data, unless the session has ended: a late response must not bring it back. */
export function updateSessionData<Data>(
  { queryClient, hasEnded }: SessionSource,
  { queryKey }: ReturnType<typeof sessionDataOptions<Data>>,
  update: (before: Data | undefined) => Data | undefined,
): void {
  if (!hasEnded()) queryClient.setQueryData(queryKey, update);
}
