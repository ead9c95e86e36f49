'use client';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { placePopover } from './placePopover.ts';

interface PopoverProps {
  /** What it hangs below, or above where there is more room. */
  anchor: RefObject<Element | null>;
  /** Whether a press in it leaves the focus where it is: in the field that it belongs to. */
  isFocusKept?: boolean;
  children: ReactNode;
}

/**
 * What floats over the page: in the browser's top layer, so that nothing clips or covers it, in a modal dialog and a shadow
 * root as well. In the document it stays where it is written: theme, font and direction come down to it as to all around it,
 * and nothing is added to the host's page.
 */
export function Popover({ anchor, isFocusKept = false, children }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const layer = ref.current;
    const beside = anchor.current;
    if (!layer || !beside) return;
    layer.showPopover();
    const release = keepBeside(layer, beside);
    return () => {
      release();
      layer.hidePopover();
    };
  }, [anchor]);
  useLayoutEffect(() => {
    const layer = ref.current;
    if (!layer || !isFocusKept) return;
    const keep = (event: Event) => event.preventDefault();
    layer.addEventListener('mousedown', keep);
    return () => layer.removeEventListener('mousedown', keep);
  }, [isFocusKept]);
  return (
    <div ref={ref} popover="manual" className="daybook-top-layer">
      {children}
    </div>
  );
}

/** Follows the anchor wherever scrolling, or another size of something, takes it. @returns a function that ends it. */
function keepBeside(layer: HTMLElement, anchor: Element): () => void {
  const place = () => placePopover(layer, anchor);
  const sizes = new ResizeObserver(place);
  sizes.observe(layer);
  sizes.observe(anchor);
  const listening = new AbortController();
  const { signal } = listening;
  // What scrolls within a shadow root tells nobody outside of it.
  for (const root of new Set<EventTarget>([window, anchor.getRootNode()])) {
    root.addEventListener('scroll', place, { capture: true, passive: true, signal });
  }
  window.addEventListener('resize', place, { signal });
  window.visualViewport?.addEventListener('resize', place, { signal });
  window.visualViewport?.addEventListener('scroll', place, { signal });
  place();
  return () => {
    sizes.disconnect();
    listening.abort();
  };
}
