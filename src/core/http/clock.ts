/** Time as the client sees it, so that tests can run hours in milliseconds. */
export interface Clock {
  /** Milliseconds since 1970, by the device's calendar. It may jump either way. */
  wall(): number;
  /** Milliseconds since some start. It never goes back, and stands still while some devices sleep. */
  monotonic(): number;
  /** Calls back once after `milliseconds`. @returns a function that calls it off. */
  after(milliseconds: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Resolves after `milliseconds`; rejects with the signal's reason as soon as one aborts. */
export async function wait(
  clock: Clock,
  milliseconds: number,
  ...signals: readonly (AbortSignal | undefined)[]
): Promise<void> {
  const over = new AbortController();
  for (const signal of signals) signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const cancel = clock.after(milliseconds, resolve);
    over.signal.addEventListener('abort', cancel);
    for (const signal of signals) {
      signal?.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
    }
  }).finally(() => over.abort());
}

/** The promise's outcome, or the signal's reason as soon as it aborts. Aborting leaves the promise itself running. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
