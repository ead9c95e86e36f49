'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { TokenError } from '../../core/errors.ts';

interface RetryOptions {
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Returns the click handler of a retry button. It has the session fetch a new token only if the token failed; otherwise,
 * each click after an outage would fetch one.
 */
export function useRetry({ error, refetch }: RetryOptions): () => void {
  const { session } = useDaybookContext();
  return () => {
    if (error instanceof TokenError) session.retry(); // skips the cooldown
    refetch();
  };
}
