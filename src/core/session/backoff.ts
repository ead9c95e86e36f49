import type { Clock } from './clock.ts';
import { ageSince, type Instant, now } from './lifetime.ts';

/** A pause after a failure. It doubles with each consecutive failure. */
export interface Backoff {
  isOpen(): boolean;
  /** When it ends, in milliseconds since 1970; 0 without a failure. */
  readonly endsAt: number;
  /** Consecutive failures. */
  readonly failures: number;
  /** Starts the next pause. @param most its maximum, in milliseconds. */
  fail(most?: number): void;
  /** Ends the pause, but keeps the count of failures. */
  end(): void;
  /** Ends the pause and resets the count of failures. */
  reset(): void;
}

/** @param first the first pause, in milliseconds. @param longest the longest one. */
export function createBackoff(clock: Clock, first: number, longest: number): Backoff {
  let failures = 0;
  let since: Instant = { wall: 0, monotonic: 0 };
  let length = 0;
  return {
    isOpen: () => length > 0 && ageSince(since, clock) < length,
    get endsAt() {
      return failures && since.wall + length;
    },
    get failures() {
      return failures;
    },
    fail(most = Number.POSITIVE_INFINITY) {
      length = Math.min(first * 2 ** failures, longest, most);
      since = now(clock);
      failures++;
    },
    end() {
      length = 0;
    },
    reset() {
      length = 0;
      failures = 0;
    },
  };
}
