import type { Query, QueryClient } from '@tanstack/react-query';
import { OfflineError, TokenError } from '../core/errors.ts';
import { isLong } from '../core/pages/pagedList.ts';
import { keyRoot } from '../core/query/resources.ts';
import type { Session } from '../core/session/session.ts';

/** In milliseconds: the host may be called again right after its pause. */
const margin = 100;

/**
 * Refetches shown queries that failed offline or without a token: as soon as the device is online or there is a token, and when the
 * host may be called again, as nothing else asks for a token once all that is shown has failed. React Query refetches only if it saw
 * the connection go, not if the page was offline when its client was mounted.
 * @returns a function that stops it.
 */
export function refetchFailed(session: Session, queryClient: QueryClient): () => void {
  const refetch = (predicate: (query: Query) => boolean) =>
    queryClient.refetchQueries(
      { queryKey: [keyRoot, session.id], type: 'active', predicate },
      { cancelRefetch: false },
    );
  const refetchOffline = () => refetch(hasFailedOffline);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refetchInView = () => {
    if (document.visibilityState === 'visible') refetch(hasFailedWithoutToken); // else once it is
  };
  const unsubscribe = session.subscribe(() => {
    clearTimeout(timer);
    const { status, retryAt } = session;
    if (status === 'ready') refetch(hasFailedWithoutToken);
    else if (retryAt) timer = setTimeout(refetchInView, retryAt.getTime() - Date.now() + margin);
  });
  window.addEventListener('online', refetchOffline);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    window.removeEventListener('online', refetchOffline);
  };
}

function hasFailedOffline({ state: { error, data } }: Query): boolean {
  // The user decides when to refetch a long list.
  return error instanceof OfflineError && !isLong((data as { pages?: readonly unknown[] } | undefined)?.pages);
}

function hasFailedWithoutToken({ state: { error, fetchStatus } }: Query): boolean {
  // After a token that the service rejects, the next is likely rejected too: each query then retries on its own.
  return fetchStatus === 'idle' && error instanceof TokenError && error.code !== 'INVALID_TOKEN';
}
