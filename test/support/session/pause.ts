import type { Clock } from '../../../src/core/session/clock.ts';

/** A time in which a session must leave something alone; it doubles from failure to failure. */
export class Pause {
  #failures = 0;
  #length = 0;
  #wall = 0;
  #monotonic = 0;

  /** @param first milliseconds after the first failure. @param longest what doubling ends at. */
  constructor(
    readonly clock: Clock,
    readonly first: number,
    readonly longest: number,
  ) {}

  isOpen(): boolean {
    const passed = Math.max(this.clock.wall() - this.#wall, this.clock.monotonic() - this.#monotonic);
    return passed < this.#length;
  }

  /** @param most milliseconds that it lasts at most this time. */
  fail(most = Number.POSITIVE_INFINITY): void {
    this.#length = Math.min(this.first * 2 ** this.#failures, this.longest, most);
    this.#failures++;
    this.#wall = this.clock.wall();
    this.#monotonic = this.clock.monotonic();
  }

  /** Lets the next try through; the failures before still count. */
  open(): void {
    this.#length = 0;
  }

  reset(): void {
    this.#length = 0;
    this.#failures = 0;
  }
}
