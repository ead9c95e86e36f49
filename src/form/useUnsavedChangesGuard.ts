'use client';
import { useEffect, useRef } from 'react';
import { useLatest } from '../core/query/useLatest.ts';

/** Tells the host whether there is something to lose, and has the browser ask before the page goes. */
export function useUnsavedChangesGuard(
  isDirty: boolean,
  onDirtyChange: ((event: { isDirty: boolean }) => void) | undefined,
): void {
  const latest = useLatest(onDirtyChange);
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current === isDirty) return;
    reported.current = isDirty;
    latest.current?.({ isDirty });
  }, [isDirty, latest]);
  useAskBeforeLeaving(isDirty);
  // What is gone has nothing to lose any more.
  useEffect(
    () => () => {
      if (reported.current) latest.current?.({ isDirty: false });
      reported.current = false;
    },
    [latest],
  );
}

/** The browser asks before it leaves the page, as long as that would lose something. */
export function useAskBeforeLeaving(hasUnsavedChanges: boolean): void {
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsavedChanges]);
}
