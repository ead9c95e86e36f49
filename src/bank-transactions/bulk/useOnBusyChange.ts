'use client';
import { useEffect } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';

/** Calls `onBusyChange` when work starts that unmounting would cancel, and when it ends. */
export function useOnBusyChange(
  isBusy: boolean,
  onBusyChange: ((event: { isBusy: boolean }) => void) | undefined,
): void {
  const latest = useLatest(onBusyChange);
  useEffect(() => {
    if (!isBusy) return;
    latest.current?.({ isBusy: true });
    return () => latest.current?.({ isBusy: false }); // also on unmount
  }, [isBusy, latest]);
}
