'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is displayed: a host can keep a component in a tab that is hidden. */
export function useHasBoxes(element: RefObject<HTMLElement | null>): boolean {
  const [hasBoxes, setHasBoxes] = useState(true);
  useEffect(() => {
    const part = element.current;
    if (!part) return;
    const page = part.ownerDocument.defaultView ?? window; // a host may render into a frame
    const measure = () => setHasBoxes(part.getClientRects().length > 0);
    measure();
    const observer = new page.ResizeObserver(measure);
    observer.observe(part);
    return () => observer.disconnect();
  }, [element]);
  return hasBoxes;
}
