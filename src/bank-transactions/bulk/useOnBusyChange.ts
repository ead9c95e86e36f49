'use client';
import { useEffect } from 'react';
import { useHostCallback } from '../../core/state/useHostCallback.ts';

/** Calls `onBusyChange` when work starts that unmounting would cancel, and when it ends. */
export function useOnBusyChange(
  isBusy: boolean,
  onBusyChange: ((event: { isBusy: boolean }) => void) | undefined,
): void {
  const report = useHostCallback(onBusyChange);
  useEffect(() => {
    if (!isBusy) return;
    report({ isBusy: true });
    return () => report({ isBusy: false }); // also on unmount
  }, [isBusy, report]);
}
