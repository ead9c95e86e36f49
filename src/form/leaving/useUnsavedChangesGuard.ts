'use client';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';

/** Reports unsaved changes to the host, and has the browser ask before the page unloads. */
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
  // An unmounted form has no unsaved changes.
  useEffect(
    () => () => {
      if (reported.current) latest.current?.({ isDirty: false });
      reported.current = false;
    },
    [latest],
  );
}

/** Has the browser ask before it leaves the page with unsaved changes. */
export function useAskBeforeLeaving(hasUnsavedChanges: boolean): void {
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsavedChanges]);
}
