import type { Clock } from '../../../src/core/session/clock.ts';

interface Timer {
  /** On the monotonic clock. */
  due: number;
  call: () => void;
}

/** What `setTimeout` takes at most; it calls back at once for more. */
const longestTimer = 2 ** 31 - 1;
/** How long a test waits, in real time, for something that the network brings about. */
const patience = 20_000;

/** Time that stands still until a test lets it pass: hours run in milliseconds. */
export class VirtualClock implements Clock {
  #monotonic = 0;
  #wall: number;
  readonly #timers = new Set<Timer>();
  /** The longest delay in milliseconds that was ever asked for. */
  longestDelay = 0;

  constructor(startsAt = '2026-03-02T09:00:00Z') {
    this.#wall = Date.parse(startsAt);
  }

  wall = () => this.#wall;
  monotonic = () => this.#monotonic;

  after = (milliseconds: number, call: () => void) => {
    this.longestDelay = Math.max(this.longestDelay, milliseconds);
    // Whole milliseconds, as fractions do not add up exactly.
    const delay = milliseconds > longestTimer ? 1 : Math.max(Math.ceil(milliseconds), 0);
    const timer = { due: this.#monotonic + delay, call };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  /** Milliseconds to each timer that is set, soonest first. */
  get timers(): number[] {
    return [...this.#timers].map(({ due }) => due - this.#monotonic).sort((a, b) => a - b);
  }

  /** Lets time pass. Timers go off in their order, and what each sets in motion comes to rest before the next. */
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

  /** Waits, in real time, until a timer is set that goes off within `milliseconds`. @returns how long it has to go. */
  async timerWithin(milliseconds: number): Promise<number> {
    await until(
      () => (this.timers[0] ?? Number.POSITIVE_INFINITY) <= milliseconds,
      `a timer within ${milliseconds} ms`,
    );
    return this.timers[0] ?? 0;
  }

  /** Sets the device's calendar, forwards or (negative) back. */
  setCalendar(byMilliseconds: number): void {
    this.#wall += byMilliseconds;
  }

  /** Shuts the lid for a while: the calendar goes on, timers and the monotonic clock stand still. */
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

/** Resolves when everything that only waits for promises has come to rest. */
export function settled(): Promise<void> {
  // Faster by far where it exists; browsers have no such thing.
  return new Promise(
    (resolve) => void (typeof setImmediate === 'function' ? setImmediate(resolve) : setTimeout(resolve)),
  );
}

/** Calls back after so many turns of the queue of promise reactions: finer than any time. */
export function afterTurns(turns: number, call: () => void): void {
  if (turns === 0) call();
  else queueMicrotask(() => afterTurns(turns - 1, call));
}

/** Waits, in real time, until the condition holds. @throws if it does not within 20 s. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const end = performance.now() + patience;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
