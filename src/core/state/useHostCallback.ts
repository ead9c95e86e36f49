'use client';
import { useCallback } from 'react';
import { useLatest } from './useLatest.ts';

/**
 * A stable function for effects, which calls the host's latest callback after them: what that throws is the host's error, and no
 * crash of the component.
 */
export function useHostCallback<Args extends unknown[]>(
  callback: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useLatest(callback);
  return useCallback((...args: Args) => queueMicrotask(() => latest.current?.(...args)), [latest]);
}
