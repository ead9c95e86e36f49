'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { parseStored, type StoredViews } from './schema.ts';

/**
 * Views in the browser's storage, of the signed-in identity only. Where the storage is blocked or full, they last as long as the
 * page; what isn't readable counts as nothing.
 * @param storageKey undefined to store them in the page only, by @param pageKey.
 */
export function useStoredViews(storageKey: string | undefined, pageKey: string) {
  const { identity } = useDaybookContext().session;
  const key = `daybook:${identity}:${storageKey ?? pageKey}`;
  const [read, write] = storageKey === undefined ? [readInPage, writeInPage] : [readStored, writeStored];
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => undefined, // the same on the server and while hydrating
  );
  const store = useCallback(
    (changes: StoredViews) => {
      write(key, { ...read(key), ...changes });
      for (const listener of listeners) listener();
    },
    [key, read, write],
  );
  return [stored, store] as const;
}

const listeners = new Set<() => void>();
/** What only the page keeps. */
export const viewsInPage = new Map<string, StoredViews>();
/** What the storage could not take. */
const unsaved = new Map<string, string>();
/** Parsed values by their text, so that equal ones are identical. */
const parsed = new Map<string, { text: string | null; stored: StoredViews | undefined }>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener); // from other tabs
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const readInPage = (key: string) => viewsInPage.get(key);
const writeInPage = (key: string, views: StoredViews) => viewsInPage.set(key, views);

function readStored(key: string): StoredViews | undefined {
  const text = unsaved.get(key) ?? readText(key);
  const before = parsed.get(key);
  if (before?.text === text) return before.stored;
  const stored = parseStored(text);
  parsed.set(key, { text, stored });
  return stored;
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // blocked
  }
}

function writeStored(key: string, views: StoredViews): void {
  const text = JSON.stringify(views);
  try {
    localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text); // blocked or full
  }
}
