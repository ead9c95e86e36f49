'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { isTokenFailure } from '../root/loadFailure.ts';

interface RetryOptions {
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Returns what a "Try again" button does. The session fetches a token only if the token failed: otherwise each click after
 * an outage would fetch one.
 */
export function useRetry({ error, refetch }: RetryOptions): () => void {
  const { session } = useDaybookContext();
  return () => {
    if (isTokenFailure(error)) session.retry(); // skips the cooldown
    refetch();
  };
}
