'use client';
import type { RefObject } from 'react';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';

/**
 * Mirrors an element on pages from right to left, also when the host changes the page's direction. Not with `:dir()` in CSS: hosts'
 * builds rewrite it to a list of languages.
 */
export function useMirrored(element: RefObject<SVGElement | null>, isDrawn: boolean): void {
  useLayoutEffect(() => {
    const mirrored = element.current;
    if (!isDrawn || !mirrored) return;
    const mirror = () => {
      mirrored.style.scale = getComputedStyle(mirrored).direction === 'rtl' ? '-1 1' : '';
    };
    mirror();
    const observer = new MutationObserver(mirror);
    // Changes inside a shadow root are not those of the document.
    for (const root of new Set([document, mirrored.getRootNode()]))
      observer.observe(root, { attributes: true, attributeFilter: ['dir'], subtree: true });
    return () => observer.disconnect();
  }, [element, isDrawn]);
}
