'use client';
import { useEffect, useState } from 'react';
import { createStore, type Store } from '../../core/state/store.ts';
import { useLatest } from '../../core/state/useLatest.ts';

/** A search text that is applied when the user stops typing. It is outside React, so that a key renders the field alone. */
export interface DebouncedSearch extends Pick<Store<SearchState>, 'get' | 'subscribe'> {
  type: (text: string) => void;
  /** Applies a text immediately. */
  apply: (text: string) => void;
  /** Clears the field without applying: the caller clears the search itself. */
  clear: () => void;
}

interface SearchState {
  text: string;
  /** The current search, as last received. */
  applied: string;
  /** The applied texts that `applied` does not reflect yet. */
  sent: readonly string[];
}

/** Milliseconds. */
const delay = 300;

/** Whether the typed text is not applied yet. */
export function isSearchPending({ text, applied, sent }: SearchState): boolean {
  return text.trim() !== (sent.at(-1) ?? applied);
}

/** @param applied the current search; when it changes from outside, it replaces the typed text. */
export function useDebouncedSearch(applied: string, onApply: (text: string) => void): DebouncedSearch {
  const latestOnApply = useLatest(onApply);
  const [search] = useState(() => createSearch(applied, (text) => latestOnApply.current(text)));
  useEffect(() => search.receive(applied), [search, applied]);
  useEffect(() => {
    search.applyLater();
    return search.wait;
  }, [search]);
  return search;
}

function createSearch(initial: string, onApply: (text: string) => void) {
  const store = createStore<SearchState>({ text: initial, applied: initial, sent: [] });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => clearTimeout(timer);
  const applyLater = () => {
    wait();
    const state = store.get();
    if (isSearchPending(state)) timer = setTimeout(() => apply(state.text), state.text === '' ? 0 : delay);
  };
  const change = (changed: (state: SearchState) => SearchState) => {
    store.set(changed);
    applyLater();
  };
  const apply = (text: string) => {
    const trimmed = text.trim();
    const isNew = isSearchPending({ ...store.get(), text });
    change((state) => ({ ...state, text, sent: isNew ? [...state.sent, trimmed] : state.sent }));
    if (isNew) onApply(trimmed);
  };
  /** `applied` can lag behind, while more is typed or applied. */
  const receive = (applied: string) => {
    const { text, sent, applied: before } = store.get();
    if (applied === before) return;
    const at = sent.indexOf(applied);
    change(() => (at < 0 ? { text: applied, applied, sent: [] } : { text, applied, sent: sent.slice(at + 1) }));
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    type: (text: string) => change((state) => ({ ...state, text })),
    apply,
    clear: () => change((state) => ({ ...state, text: '', sent: [''] })),
    receive,
    applyLater,
    wait,
  };
}
