'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Up to so many rows are all drawn; the browser's own search and print then see every one. */
const drawnWhole = 200;
/** Rows drawn beyond each edge of the view, so that a step of the scroll finds them there. */
const overscan = 5;

interface RowWindow {
  /** The first row drawn, and the one after the last. */
  start: number;
  end: number;
  /** Pixels; the same for every row. */
  rowHeight: number;
}

/**
 * Which rows to draw: those in view and a few more. All rows are of one height, which is measured, so that where a row
 * stands is known without asking any.
 * @param count how many rows there are.
 */
export function useRowWindow(count: number, scrollArea: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<RowWindow>({ start: 0, end: 24, rowHeight: 36 });
  const isWhole = count <= drawnWhole;

  useLayoutEffect(() => {
    const area = scrollArea.current;
    if (!area || isWhole) return;
    const look = () => setView((before) => sameOr(before, windowOf(area, before.rowHeight)));
    const measure = () => {
      const row = area.querySelector('tr[data-index]');
      const height = row?.getBoundingClientRect().height;
      if (height) setView((before) => sameOr(before, windowOf(area, height)));
    };
    measure();
    area.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    return () => {
      area.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scrollArea, isWhole]);

  if (isWhole) return { start: 0, end: count, before: 0, after: 0 };
  const end = Math.min(view.end, count);
  const start = Math.max(0, Math.min(view.start, end - (view.end - view.start)));
  return { start, end, before: start * view.rowHeight, after: (count - end) * view.rowHeight };
}

/** What stands in view of the scroll area; what stands above the first row moves it by less than a row or two. */
function windowOf(area: HTMLElement, rowHeight: number): RowWindow {
  const first = Math.floor(area.scrollTop / rowHeight);
  const inView = Math.ceil(area.clientHeight / rowHeight);
  return { start: Math.max(0, first - overscan), end: first + inView + overscan, rowHeight };
}

function sameOr(before: RowWindow, now: RowWindow): RowWindow {
  const isSame = before.start === now.start && before.end === now.end && before.rowHeight === now.rowHeight;
  return isSame ? before : now;
}
