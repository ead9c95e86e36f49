/** A value outside React, so that each part of a list or a form renders only if what it selects changes. */
export interface Store<State> {
  get: () => State;
  set: (change: (state: State) => State) => void;
  /** @returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** A store, or a part of one, for components that don't change it. */
export type Readable<State> = Pick<Store<State>, 'get' | 'subscribe'>;

export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set: (change) => {
      const next = change(state);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
