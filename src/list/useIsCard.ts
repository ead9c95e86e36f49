'use client';
import { type RefObject, useState } from 'react';
import { narrowWidth } from '../ui/narrowWidth.ts';
import { observeSizes } from '../ui/observeSizes.ts';
import { useLayoutEffect } from '../ui/useLayoutEffect.ts';
import { useIsPrinting } from './scrolling/useIsPrinting.ts';

/**
 * Whether the rows of the list in an element are cards, by its own width. On paper, they never are.
 * @param limit another width, in pixels.
 */
export function useIsCard(element: RefObject<HTMLElement | null>, limit = narrowWidth): boolean {
  const [isCard, setIsCard] = useState(false);
  const isPrinting = useIsPrinting();
  useLayoutEffect(() => {
    const measure = () => {
      const width = element.current?.clientWidth ?? 0;
      if (width > 0) setIsCard(width < limit); // 0 while the host hides it
    };
    measure();
    return element.current ? observeSizes([element.current], measure).stop : undefined;
  }, [element, limit]);
  return isCard && !isPrinting;
}
