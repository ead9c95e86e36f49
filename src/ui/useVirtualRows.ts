'use client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';

/** Up to so many rows are all drawn; the browser's own search and print then see every one. */
const drawnWhole = 100;

/** Which rows to draw, by index, with the heights that those before and after them take. */
export function useVirtualRows(count: number, scrollArea: RefObject<HTMLElement | null>) {
  // Until a row is drawn, its height is taken to be that of the one drawn last: 36 px in a table, more in cards.
  const lastHeight = useRef(36);
  // It follows the reader from the first row on: when it begins to leave rows out, it must know where that is.
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollArea.current,
    estimateSize: () => lastHeight.current,
    overscan: 12,
    measureElement: (element) => {
      lastHeight.current = element.getBoundingClientRect().height;
      return lastHeight.current;
    },
  });
  const measure = virtualizer.measureElement;
  if (count <= drawnWhole) {
    return { indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0, measure };
  }
  const items = virtualizer.getVirtualItems();
  return {
    indexes: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure,
  };
}
