'use client';
import { type RefObject, useContext } from 'react';
import { IsReplacedContext } from '../../ui/feedback/IsReplacedContext.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';

/**
 * Whether a table shows the previous filters' rows until the next ones load: they are inert, and the next table begins at its
 * first row.
 */
export function useIsReplaced(scrollArea: RefObject<HTMLElement | null>, returnToTop: () => void): boolean {
  const isReplaced = useContext(IsReplacedContext);
  useLayoutEffect(() => {
    const area = scrollArea.current;
    if (!isReplaced || !area) return;
    area.inert = true;
    return () => {
      area.inert = false;
      returnToTop();
    };
  }, [isReplaced, scrollArea, returnToTop]);
  return isReplaced;
}
