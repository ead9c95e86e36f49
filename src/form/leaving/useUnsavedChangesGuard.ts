'use client';
import { useEffect, useRef } from 'react';
import { useHostCallback } from '../../core/state/useHostCallback.ts';

/** Reports unsaved changes to the host, and has the browser ask before the page unloads. */
export function useUnsavedChangesGuard(
  isDirty: boolean,
  onDirtyChange: ((event: { isDirty: boolean }) => void) | undefined,
): void {
  const report = useHostCallback(onDirtyChange);
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current === isDirty) return;
    reported.current = isDirty;
    report({ isDirty });
  }, [isDirty, report]);
  useAskBeforeLeaving(isDirty);
  // An unmounted form has no unsaved changes.
  useEffect(
    () => () => {
      if (reported.current) report({ isDirty: false });
      reported.current = false;
    },
    [report],
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
