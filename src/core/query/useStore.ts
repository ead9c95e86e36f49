'use client';
import { useSyncExternalStore } from 'react';
import type { Readable } from './store.ts';

/** A part of a store; the component renders only if it changes. @param select returns a member, not a new object. */
export function useStore<State, Selected>(store: Readable<State>, select: (state: State) => Selected): Selected {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
