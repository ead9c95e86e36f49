'use client';
import { type RefObject, useState } from 'react';
import { observeSizes } from '../observeSizes.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';

/** Lists up to this length are rendered in full. */
const maxUnvirtualized = 100;
const overscan = 5;

/**
 * Which lines of a list of options to render: those in view and a few more. All lines have the same, measured height.
 * @param count the number of lines, headings included.
 * @param list the scroll container.
 */
export function useVirtualOptions(count: number, list: RefObject<HTMLElement | null>) {
  const [view, setView] = useState({ first: 0, inView: 20, height: 36 });
  const isUnvirtualized = count <= maxUnvirtualized;

  useLayoutEffect(() => {
    const area = list.current;
    if (!area || isUnvirtualized) return;
    const update = () => {
      const height = area.querySelector('[role="option"]')?.getBoundingClientRect().height || 36;
      const now = { first: Math.floor(area.scrollTop / height), inView: Math.ceil(area.clientHeight / height), height };
      setView((before) =>
        before.first === now.first && before.inView === now.inView && before.height === height ? before : now,
      );
    };
    update();
    area.addEventListener('scroll', update, { passive: true });
    const sizes = observeSizes([area], update);
    return () => {
      area.removeEventListener('scroll', update);
      sizes.stop();
    };
  }, [list, isUnvirtualized]);

  if (isUnvirtualized) return { start: 0, end: count, before: 0, after: 0 };
  const start = Math.max(0, Math.min(view.first, count - view.inView) - overscan);
  const end = Math.min(count, start + view.inView + 2 * overscan);
  return { start, end, before: start * view.height, after: (count - end) * view.height };
}
