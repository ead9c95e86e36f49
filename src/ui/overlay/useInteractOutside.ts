'use client';
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';

/**
 * Tells when the focus leaves a field with what hangs from it, or something beside them is pressed: a finger there leaves the
 * focus where it is.
 */
export function useInteractOutside(field: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useLatest(onLeave);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) latest.current();
      },
      { signal },
    );
    // Not by the event's path: what happens within a closed shadow root has none outside of it.
    let isWithin = false;
    element.addEventListener(
      'pointerdown',
      () => {
        isWithin = true;
      },
      { signal },
    );
    window.addEventListener(
      'pointerdown',
      () => {
        if (!isWithin) latest.current();
        isWithin = false;
      },
      { signal },
    );
    return () => listening.abort();
  }, [field, latest]);
}
