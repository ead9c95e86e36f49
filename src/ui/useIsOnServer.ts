'use client';
import { useSyncExternalStore } from 'react';

/** Whether the server renders, or the browser takes over what it rendered: both must render the same. */
export function useIsOnServer(): boolean {
  return useSyncExternalStore(neverChanges, isFalse, isTrue);
}

const neverChanges = () => () => {};
const isFalse = () => false;
const isTrue = () => true;
