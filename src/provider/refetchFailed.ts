import type { Query, QueryClient } from '@tanstack/react-query';
import { OfflineError, TokenError } from '../core/errors.ts';
import { isLong } from '../core/pages/pagedList.ts';
import { keyRoot } from '../core/query/resources.ts';
import { accessOf, type Session } from '../core/session/session.ts';

/** In milliseconds, after the host's pause. A call that took too long gets more time, as it may still respond. */
const margin = 100;
const marginAfterTimeout = 15_000;

/**
 * Refetches shown queries that failed offline or without a token, as soon as the device is online or there is a token. It asks the
 * host for one after each pause: nothing else does once all that is shown has failed. React Query refetches only if it saw the
 * connection go, not if the page was offline when its client was mounted.
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
  const wake = () => {
    if (document.visibilityState !== 'visible') return; // it is woken once it is
    const failed = { queryKey: [keyRoot, session.id], type: 'active', predicate: hasFailedWithoutToken } as const;
    if (queryClient.getQueryCache().findAll(failed).length > 0) accessOf(session).wake();
  };
  const follow = () => {
    clearTimeout(timer);
    const { status, retryAt, error } = session;
    if (status === 'ready') refetch(hasFailedWithoutToken);
    else if (retryAt) {
      const isTimeout = error instanceof TokenError && error.code === 'TOKEN_TIMEOUT';
      timer = setTimeout(wake, retryAt.getTime() - Date.now() + (isTimeout ? marginAfterTimeout : margin));
    }
  };
  const unsubscribe = session.subscribe(follow);
  follow(); // a session that others share may have failed before
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
