import type { Clock } from '../../../src/core/session/clock.ts';

interface Timer {
  /** On the monotonic clock. */
  due: number;
  call: () => void;
}

/** The maximum delay of `setTimeout`; longer ones fire immediately. */
const longestTimer = 2 ** 31 - 1;
/** The real-time limit for network events, in milliseconds. */
const patience = 20_000;

/** A clock that a test advances: hours pass in milliseconds. */
export class VirtualClock implements Clock {
  #monotonic = 0;
  #wall: number;
  readonly #timers = new Set<Timer>();
  /** The longest requested delay, in milliseconds. */
  longestDelay = 0;

  constructor(startsAt = '2026-03-02T09:00:00Z') {
    this.#wall = Date.parse(startsAt);
  }

  wall = () => this.#wall;
  monotonic = () => this.#monotonic;

  after = (milliseconds: number, call: () => void) => {
    this.longestDelay = Math.max(this.longestDelay, milliseconds);
    // Whole milliseconds, because fractions don't add up exactly.
    const delay = milliseconds > longestTimer ? 1 : Math.max(Math.ceil(milliseconds), 0);
    const timer = { due: this.#monotonic + delay, call };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  /** Milliseconds until each active timer, soonest first. */
  get timers(): number[] {
    return [...this.#timers].map(({ due }) => due - this.#monotonic).sort((a, b) => a - b);
  }

  /** Advances the clock. Timers fire in order, and promises settle after each. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#monotonic + milliseconds;
    await settled();
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      this.#pass(next.due - this.#monotonic);
      this.#timers.delete(next);
      next.call();
      await settled();
    }
    this.#pass(end - this.#monotonic);
  }

  /** Waits in real time for a timer due within `milliseconds`. @returns the milliseconds until it fires. */
  async timerWithin(milliseconds: number): Promise<number> {
    await until(
      () => (this.timers[0] ?? Number.POSITIVE_INFINITY) <= milliseconds,
      `a timer within ${milliseconds} ms`,
    );
    return this.timers[0] ?? 0;
  }

  /** Sets the device's wall clock forward or (negative) back. */
  setCalendar(byMilliseconds: number): void {
    this.#wall += byMilliseconds;
  }

  /** Puts the device to sleep: the wall clock advances, timers and the monotonic clock don't. */
  sleep(milliseconds: number): void {
    this.setCalendar(milliseconds);
  }

  #pass(milliseconds: number): void {
    this.#monotonic += Math.max(milliseconds, 0);
    this.#wall += Math.max(milliseconds, 0);
  }

  #nextUntil(end: number): Timer | undefined {
    const due = [...this.#timers].filter((timer) => timer.due <= end);
    return due.sort((a, b) => a.due - b.due)[0];
  }
}

/** Resolves after all pending promise reactions. */
export function settled(): Promise<void> {
  // Much faster, but not available in browsers.
  return new Promise(
    (resolve) => void (typeof setImmediate === 'function' ? setImmediate(resolve) : setTimeout(resolve)),
  );
}

/** Calls back after a number of microtasks. */
export function afterTurns(turns: number, call: () => void): void {
  if (turns === 0) call();
  else queueMicrotask(() => afterTurns(turns - 1, call));
}

/** Waits in real time until the condition is true. @throws after 20 s. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const end = performance.now() + patience;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`Timed out waiting for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
