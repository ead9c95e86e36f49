'use client';
import { type RefObject, useEffect } from 'react';

/**
 * Keeps a sticky bar above an on-screen keyboard, which covers the bottom of the page without resizing it. Pinch zoom makes less
 * of the page visible, too, but moves nothing.
 */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    if (!visible) return;
    const listening = new AbortController();
    const place = () => {
      const covered = document.documentElement.clientHeight - visible.offsetTop - visible.height;
      const height = visible.scale === 1 ? Math.max(0, Math.round(covered)) : 0;
      bar.current?.style.setProperty('--_keyboard', `${height}px`);
    };
    place();
    visible.addEventListener('resize', place, { signal: listening.signal });
    visible.addEventListener('scroll', place, { signal: listening.signal });
    return () => listening.abort();
  }, [bar]);
}
