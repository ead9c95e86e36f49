import { createStore, type Readable } from './store.ts';

/** Values of mounted components, the latest one last. */
export interface MountedValues<Value> extends Readable<readonly Value[]> {
  /** @returns a function that removes the value. */
  add: (value: Value) => () => void;
}

/** Creates an empty set of values, for components to add theirs with `useMountedValue`. */
export function createMountedValues<Value>(): MountedValues<Value> {
  const { get, set, subscribe } = createStore<readonly Value[]>([]);
  return {
    get,
    subscribe,
    add: (value) => {
      set((before) => [...before, value]);
      return () => set((before) => before.toSpliced(before.lastIndexOf(value), 1));
    },
  };
}
