'use client';
import { type RefObject, useEffect, useState } from 'react';
import { observeSizes } from './observeSizes.ts';

/** Whether an element is displayed: a host can keep a component in a tab that is hidden. */
export function useHasBoxes(element: RefObject<HTMLElement | null>): boolean {
  const [hasBoxes, setHasBoxes] = useState(true);
  useEffect(() => {
    const part = element.current;
    if (!part) return;
    const measure = () => setHasBoxes(part.getClientRects().length > 0);
    measure();
    return observeSizes([part], measure).stop;
  }, [element]);
  return hasBoxes;
}
