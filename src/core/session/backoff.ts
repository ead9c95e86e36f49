import type { Clock } from './clock.ts';
import { ageSince, type Instant, now } from './lifetime.ts';

/** A time in which something is not tried again; it doubles from failure to failure. */
export interface Backoff {
  /** Whether it is still too early to try. */
  isOpen(): boolean;
  /** Milliseconds until it may be tried; 0 if it may. */
  remaining(): number;
  /** How often it failed in a row. */
  readonly failures: number;
  /**
   * Opens it, for twice as long as the last time.
   * @param most milliseconds that it may last this time, whatever the doubling says.
   */
  fail(most?: number): void;
  /** Lets the next try through at once, but remembers the failures before. */
  open(): void;
  /** Forgets every failure. */
  reset(): void;
}

/** @param first milliseconds after the first failure. @param longest what doubling ends at. */
export function createBackoff(clock: Clock, first: number, longest: number): Backoff {
  let failures = 0;
  let since: Instant = { wall: 0, monotonic: 0 };
  let length = 0;
  const remaining = () => (length === 0 ? 0 : Math.max(0, length - ageSince(since, clock)));
  return {
    isOpen: () => remaining() > 0,
    remaining,
    get failures() {
      return failures;
    },
    fail(most = Number.POSITIVE_INFINITY) {
      length = Math.min(first * 2 ** failures, longest, most);
      since = now(clock);
      failures++;
    },
    open() {
      length = 0;
    },
    reset() {
      length = 0;
      failures = 0;
    },
  };
}
