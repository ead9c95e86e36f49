import { HttpError } from './errors.ts';

export interface RateLimit {
  /** Requests allowed per token and window. */
  requests: number;
  /** Seconds. */
  window: number;
}

/**
 * Counts requests per token, in windows that start with a token's first request.
 * @returns throws a {@link HttpError} 429 with `Retry-After` above the limit.
 */
export function createRateLimit({ requests, window }: RateLimit, now: () => Date): (tokenHash: string) => void {
  let windows = new Map<string, { ends: number; count: number }>();
  let sweepAt = 0;
  return (tokenHash) => {
    const time = now().getTime();
    if (time >= sweepAt) {
      windows = new Map([...windows].filter(([, { ends }]) => ends > time));
      sweepAt = time + window * 1000;
    }
    const running = windows.get(tokenHash);
    const current = running && running.ends > time ? running : { ends: time + window * 1000, count: 0 };
    current.count += 1;
    windows.set(tokenHash, current);
    if (current.count <= requests) return;
    const seconds = Math.ceil((current.ends - time) / 1000);
    throw new HttpError(429, [{ type: 'BAD_REQUEST', message: `Too many requests. Try again in ${seconds} s.` }], {
      'Retry-After': String(seconds),
    });
  };
}
