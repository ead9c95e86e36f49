'use client';
import { useRef, useSyncExternalStore } from 'react';
import type { Readable } from './store.ts';

/**
 * What is selected of a store's state, computed once per state and function; the component renders only if it changes.
 * @param isSame compares what was selected; default: the same value, such as a text.
 */
export function useStore<State, Selected>(
  store: Readable<State>,
  select: (state: State) => Selected,
  isSame: (before: Selected, after: Selected) => boolean = Object.is,
): Selected {
  const last = useRef<{ state: State; select: typeof select; selected: Selected }>(undefined);
  const read = () => {
    const state = store.get();
    const before = last.current;
    if (before && before.state === state && before.select === select) return before.selected;
    const next = select(state);
    const selected = before && isSame(before.selected, next) ? before.selected : next;
    last.current = { state, select, selected };
    return selected;
  };
  return useSyncExternalStore(store.subscribe, read, read);
}
