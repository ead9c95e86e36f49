import type { Query, QueryClient } from '@tanstack/react-query';
import { TokenError } from '../core/errors.ts';
import { keyRoot } from '../core/query/resources.ts';
import type { Session } from '../core/session/session.ts';

/**
 * Loads what failed for want of a token as soon as there is one: who tries again in one place does so for the whole page.
 * @returns a function that ends it.
 */
export function reloadWithToken(session: Session, queryClient: QueryClient): () => void {
  return session.subscribe(() => {
    if (session.status !== 'ready') return;
    queryClient.refetchQueries({ queryKey: [keyRoot, session.id], type: 'active', predicate: isWithoutToken });
  });
}

function isWithoutToken({ state: { error, fetchStatus } }: Query): boolean {
  // A token that the service refuses is followed by one that it most likely refuses, too: each asks for itself then.
  return fetchStatus === 'idle' && error instanceof TokenError && error.code !== 'INVALID_TOKEN';
}
