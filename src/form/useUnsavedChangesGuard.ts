'use client';
import { useEffect, useRef } from 'react';
import { useLatest } from '../core/query/useLatest.ts';

/** Tells the host whether there is something to lose, and has the browser ask before the page goes. */
export function useUnsavedChangesGuard(
  isDirty: boolean,
  onDirtyChange: ((event: { isDirty: boolean }) => void) | undefined,
): void {
  const tell = useLatest(onDirtyChange);
  const told = useRef(false);
  useEffect(() => {
    if (told.current === isDirty) return;
    told.current = isDirty;
    tell.current?.({ isDirty });
  }, [isDirty, tell]);
  useAskBeforeLeaving(isDirty);
  // What is gone has nothing to lose any more.
  useEffect(
    () => () => {
      if (told.current) tell.current?.({ isDirty: false });
      told.current = false;
    },
    [tell],
  );
}

/** The browser asks before it leaves the page, as long as that would lose something. */
export function useAskBeforeLeaving(isLosing: boolean): void {
  useEffect(() => {
    if (!isLosing) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLosing]);
}
