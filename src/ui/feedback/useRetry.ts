'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { isTokenFailure } from '../root/loadFailure.ts';

/** What failed, and what reads it again. */
interface RetryOptions {
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Gives what a "Try again" button does. The session asks for a token only where a token was missing: else each click after an
 * outage would cost one.
 */
export function useRetry({ error, refetch }: RetryOptions): () => void {
  const { session } = useDaybookContext();
  return () => {
    if (isTokenFailure(error)) session.retry(); // does not wait out the pause after failures
    refetch();
  };
}
