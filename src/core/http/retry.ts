import type { Clock } from '../session/clock.ts';

const retriedStatuses: readonly number[] = [429, 500, 502, 503, 504];
const firstDelay = 500;
const longestWait = 30_000;

/** How often a read is repeated after its first try. */
export const mostRetries = 3;

/** Whether a read that was answered so may be sent again. */
export function isRetriedStatus(status: number): boolean {
  return retriedStatuses.includes(status);
}

/**
 * How long to wait before trying again: 0.5, 1, 2 s, each between half and whole, so that clients do not return in step;
 * longer if the service asks for it.
 * @param retry 0 for the first repetition.
 * @param retryAfter the `Retry-After` header: seconds or an HTTP date.
 * @returns milliseconds; undefined if the service asks for longer than a person would wait, 30 s.
 */
export function retryDelay(retry: number, retryAfter: string | undefined, clock: Clock): number | undefined {
  const backOff = firstDelay * 2 ** retry * (0.5 + Math.random() / 2);
  const asked = milliseconds(retryAfter, clock);
  if (asked === undefined) return backOff;
  return asked > longestWait ? undefined : Math.max(asked, backOff);
}

function milliseconds(retryAfter: string | undefined, clock: Clock): number | undefined {
  if (!retryAfter) return undefined;
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : date - clock.wall();
}
