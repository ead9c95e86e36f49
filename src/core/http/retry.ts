import type { Clock } from '../session/clock.ts';

const retriedStatuses: readonly number[] = [429, 500, 502, 503, 504];
const firstDelay = 500;
const longestWait = 30_000;

/** The maximum number of retries of a read. */
export const maxRetries = 3;

/** Whether a read with this response status is retried. */
export function isRetriedStatus(status: number): boolean {
  return retriedStatuses.includes(status);
}

/**
 * The delay before a retry: 0.5, 1, 2 s, each with jitter of up to half, so that clients don't retry in step. Longer if the
 * service asks for it.
 * @param retry 0 for the first.
 * @param retryAfter the `Retry-After` header: seconds or an HTTP date.
 * @returns milliseconds; undefined if the service asks for more than 30 s, longer than users wait.
 */
export function retryDelay(retry: number, retryAfter: string | undefined, clock: Clock): number | undefined {
  const backOff = firstDelay * 2 ** retry * (0.5 + Math.random() / 2);
  const requested = milliseconds(retryAfter, clock);
  if (requested === undefined) return backOff;
  return requested > longestWait ? undefined : Math.max(requested, backOff);
}

function milliseconds(retryAfter: string | undefined, clock: Clock): number | undefined {
  if (!retryAfter) return undefined;
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : date - clock.wall();
}
