import type { Query, QueryClient } from '@tanstack/react-query';
import { OfflineError } from '../core/errors.ts';
import { isLong } from '../core/query/pagedList.ts';
import { keyRoot } from '../core/query/resources.ts';
import type { Session } from '../core/session/session.ts';

/**
 * Loads what failed for want of a connection as soon as there is one. React Query does so only if it saw the connection go,
 * not if the page was offline when its client was mounted.
 * @returns a function that ends it.
 */
export function reloadWhenOnline(session: Session, queryClient: QueryClient): () => void {
  const reload = () => {
    const filters = { queryKey: [keyRoot, session.id], type: 'active', predicate: failedOffline } as const;
    queryClient.refetchQueries(filters, { cancelRefetch: false });
  };
  window.addEventListener('online', reload);
  return () => window.removeEventListener('online', reload);
}

function failedOffline({ state: { error, data } }: Query): boolean {
  // A whole list is read again when a person asks for it.
  return error instanceof OfflineError && !isLong((data as { pages?: readonly unknown[] } | undefined)?.pages);
}
