'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { parseStored, type StoredViews } from './schema.ts';

/**
 * Views in the browser's storage, of the signed-in identity only. Where the storage is blocked or full, they last as long as the
 * page; what isn't readable counts as nothing.
 * @param storageKey undefined to store nothing, or in the page only. @param pageKey a name in the page.
 */
export function useStoredViews(storageKey: string | undefined, pageKey?: string) {
  const { identity } = useDaybookContext().session;
  const name = storageKey ?? (pageKey && `${inPage}${pageKey}`);
  const key = name === undefined ? undefined : `daybook:${identity}:${name}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => (key === undefined ? undefined : readStored(key)),
    () => undefined, // the same on the server and while hydrating
  );
  const store = useCallback(
    (changes: StoredViews) => key !== undefined && write(key, { ...readStored(key), ...changes }),
    [key],
  );
  return [stored, store] as const;
}

/** Marks keys of what only the page keeps. */
const inPage = 'page:';
const listeners = new Set<() => void>();
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

function write(key: string, views: StoredViews): void {
  const text = JSON.stringify(views);
  try {
    if (key.includes(`:${inPage}`)) throw new DOMException('Only the page keeps it.');
    localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text); // blocked or full
  }
  for (const listener of listeners) listener();
}
