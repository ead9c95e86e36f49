'use client';
import { useEffect, useRef } from 'react';
import { useLatest } from '../core/state/useLatest.ts';

/** Calls back after an unmount, but not if strict mode remounts at once. A component that React hides counts as unmounted. */
export function useAfterUnmount(callback: () => void): void {
  const latest = useLatest(callback);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    return () => {
      timer.current = setTimeout(() => latest.current());
    };
  }, [latest]);
}
