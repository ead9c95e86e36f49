/** The client's time, which tests replace to run hours in milliseconds. */
export interface Clock {
  /** Milliseconds since 1970. It may jump in either direction. */
  wall(): number;
  /** Milliseconds since an arbitrary start. Never goes backward, but stops while some devices sleep. */
  monotonic(): number;
  /** Calls back once after `milliseconds`. @returns a function that cancels it. */
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
  for (const signal of signals) signal?.throwIfAborted();
  const cleanUps: (() => void)[] = [];
  await new Promise<void>((resolve, reject) => {
    cleanUps.push(clock.after(milliseconds, resolve));
    for (const signal of signals) cleanUps.push(onAbort(signal, () => reject(signal?.reason)));
  }).finally(() => {
    for (const cleanUp of cleanUps) cleanUp();
  });
}

/** The promise's result, or the signal's reason as soon as it aborts. Aborting doesn't stop the promise itself. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    const cleanUp = onAbort(signal, abort);
    promise.then(resolve, reject).finally(cleanUp);
  });
}

/**
 * Calls back when the signal aborts. All callbacks share one listener per signal: Node warns of a leak from the eleventh.
 * @returns a function that removes the callback.
 */
export function onAbort(signal: AbortSignal | undefined, call: () => void): () => void {
  if (!signal || signal.aborted) return () => {};
  const calls = waiting.get(signal) ?? listen(signal);
  const callback = () => call(); // the same function may be added twice
  calls.callbacks.add(callback);
  return () => {
    calls.callbacks.delete(callback);
    if (calls.callbacks.size > 0 || waiting.get(signal) !== calls) return;
    waiting.delete(signal);
    signal.removeEventListener('abort', calls.callAll);
  };
}

interface AbortCalls {
  callbacks: Set<() => void>;
  callAll: () => void;
}

const waiting = new WeakMap<AbortSignal, AbortCalls>();

function listen(signal: AbortSignal): AbortCalls {
  const callbacks = new Set<() => void>();
  const callAll = () => {
    for (const call of callbacks) call();
  };
  const calls = { callbacks, callAll };
  signal.addEventListener('abort', callAll, { once: true });
  waiting.set(signal, calls);
  return calls;
}
