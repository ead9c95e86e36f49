'use client';
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';

/**
 * Calls `onLeave` when the focus leaves a field and its popover, or when something outside them is pressed: a tap does not
 * always move the focus.
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
    // The event's path would not include elements in a closed shadow root.
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
