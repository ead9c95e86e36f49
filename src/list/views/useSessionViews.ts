'use client';
import { useState } from 'react';
import type { StoredViews } from './schema.ts';
import { useStoredViews } from './useStoredViews.ts';

/**
 * What the user chose to display in a list, and a function that stores changes of it. Without a storage key, each list on the page
 * has its own, and a later one starts with what was chosen last.
 * @param list its name. @param initial where the host has it start: lists that start differently are different ones.
 */
export function useSessionViews(storageKey: string | undefined, list: string, initial: unknown) {
  const [stored, store] = useStoredViews(storageKey, `${list} ${JSON.stringify(initial)}`);
  const [own, setOwn] = useState(stored);
  if (storageKey !== undefined) return [stored, store] as const;
  const change = (changes: StoredViews) => {
    setOwn((before) => ({ ...before, ...changes }));
    store(changes);
  };
  return [own, change] as const;
}
