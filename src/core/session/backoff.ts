import type { Clock } from './clock.ts';
import { ageSince, type Instant, now } from './lifetime.ts';

/** A pause after a failure. It doubles with each failure in a row. */
export interface Backoff {
  isOpen(): boolean;
  /** When it ends, in milliseconds since 1970; 0 without a failure. */
  readonly endsAt: number;
  /** Failures in a row. */
  readonly failures: number;
  /** Starts the next pause. @param most the longest that it may be, in milliseconds. */
  fail(most?: number): void;
  /** Ends the pause, but counts on from the failures so far. */
  end(): void;
  /** Ends the pause and forgets the failures. */
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
