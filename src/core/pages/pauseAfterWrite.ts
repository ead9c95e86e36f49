import type { QueryFunctionContext } from '@tanstack/react-query';
import { systemClock, wait } from '../session/clock.ts';

/** How long reading waits for the next write, in milliseconds: a bookkeeper may be about to save another change. */
export const writePause = 1_000;

/**
 * Puts off a refetch that a write caused and that takes several requests. The next write cancels it, so that many writes in a row
 * cause one.
 */
export async function pauseAfterWrite({ client, queryKey, signal }: QueryFunctionContext): Promise<void> {
  if (!client.getQueryState(queryKey)?.isInvalidated) return;
  await wait(systemClock, writePause, signal);
}
