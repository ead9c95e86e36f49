'use client';
import { useEffect } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';

/** Tells a host when something begins that ends early if the host takes the list away, and when it is over. */
export function useOnBusyChange(
  isBusy: boolean,
  onBusyChange: ((event: { isBusy: boolean }) => void) | undefined,
): void {
  const latest = useLatest(onBusyChange);
  useEffect(() => {
    if (!isBusy) return;
    latest.current?.({ isBusy: true });
    return () => latest.current?.({ isBusy: false }); // also where the list is taken away all the same
  }, [isBusy, latest]);
}
