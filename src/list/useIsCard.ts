'use client';
import { type RefObject, useState } from 'react';
import { useLayoutEffect } from '../ui/useLayoutEffect.ts';
import { useIsPrinting } from './scrolling/useIsPrinting.ts';

/** The width below which rows are cards, in pixels. */
const tableWidth = 640;

/**
 * Whether the rows of the list in an element are cards, by its own width. On paper, they never are.
 * @param limit another width, in pixels.
 */
export function useIsCard(element: RefObject<HTMLElement | null>, limit = tableWidth): boolean {
  const [isCard, setIsCard] = useState(false);
  const isPrinting = useIsPrinting();
  useLayoutEffect(() => {
    const measure = () => {
      const width = element.current?.clientWidth ?? 0;
      if (width > 0) setIsCard(width < limit); // 0 while the host hides it
    };
    measure();
    let frame = 0;
    const page = element.current?.ownerDocument.defaultView ?? window; // a host may render into a frame
    const observer = new page.ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure); // within the callback, browsers would report an error to the host's window
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element, limit]);
  return isCard && !isPrinting;
}
