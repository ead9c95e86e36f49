'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Up to so many lines are all drawn. */
const drawnWhole = 100;
const overscan = 5;

/**
 * Which lines of a list of options to draw: those in view and a few more. All lines are of one height, which is measured.
 * @param count how many lines there are, headings included.
 * @param list what scrolls.
 */
export function useVirtualOptions(count: number, list: RefObject<HTMLElement | null>) {
  const [view, setView] = useState({ first: 0, inView: 20, height: 36 });
  const isWhole = count <= drawnWhole;

  useLayoutEffect(() => {
    const area = list.current;
    if (!area || isWhole) return;
    const look = () => {
      const height = area.querySelector('[role="option"]')?.getBoundingClientRect().height || 36;
      const now = { first: Math.floor(area.scrollTop / height), inView: Math.ceil(area.clientHeight / height), height };
      setView((before) =>
        before.first === now.first && before.inView === now.inView && before.height === height ? before : now,
      );
    };
    look();
    area.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(area);
    return () => {
      area.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [list, isWhole]);

  if (isWhole) return { start: 0, end: count, before: 0, after: 0 };
  const start = Math.max(0, Math.min(view.first, count - view.inView) - overscan);
  const end = Math.min(count, start + view.inView + 2 * overscan);
  return { start, end, before: start * view.height, after: (count - end) * view.height };
}
