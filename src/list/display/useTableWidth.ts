'use client';
import { type RefObject, useState } from 'react';
import { observeSizes } from '../../ui/observeSizes.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';

/**
 * The width of a list's table, by which it hides columns.
 * @param inside an element of the list.
 * @returns in pixels; infinite for cards, which show every column.
 */
export function useTableWidth(inside: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const table = inside.current?.closest('.daybook')?.querySelector('.daybook-table');
    const scrollArea = table?.parentElement;
    if (!table || !scrollArea) return;
    const measure = () =>
      setWidth(getComputedStyle(table).display === 'table' ? scrollArea.clientWidth : Number.POSITIVE_INFINITY);
    measure();
    return observeSizes([scrollArea], measure).stop;
  }, [inside]);
  return width;
}
