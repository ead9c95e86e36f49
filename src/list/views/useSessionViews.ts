'use client';
import { useState } from 'react';
import type { StoredViews } from './schema.ts';
import { useStoredViews } from './useStoredViews.ts';

/**
 * What the user chose to display in a list, and a function that stores changes of it. Without a storage key, each list on the page
 * has its own, and a later one starts with what was chosen last, unless the host has it start differently by then.
 * @param pageKey its name in the page. @param initial where the host has it start.
 */
export function useSessionViews(storageKey: string | undefined, pageKey: string, initial: unknown) {
  const [stored, store] = useStoredViews(storageKey, pageKey);
  const start = JSON.stringify(initial);
  const [own, setOwn] = useState(() => (stored?.start === start ? stored : undefined));
  if (storageKey !== undefined) return [stored, store] as const;
  const change = (changes: StoredViews) => {
    setOwn((before) => ({ ...before, ...changes }));
    store({ ...changes, start });
  };
  return [own, change] as const;
}
