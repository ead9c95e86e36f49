'use client';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { placePopover } from './placePopover.ts';

interface PopoverProps {
  /** The element that it opens below, or above if there is more room. */
  anchor: RefObject<Element | null>;
  /** Whether clicks in it keep the focus in its field. */
  isFocusKept?: boolean;
  children: ReactNode;
}

/**
 * A popover in the browser's top layer, where nothing clips or covers it, in modal dialogs and shadow roots too. It stays in
 * place in the DOM, so that it inherits theme, font and direction, and adds nothing to the host's page.
 */
export function Popover({ anchor, isFocusKept = false, children }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const layer = ref.current;
    const element = anchor.current;
    if (!layer || !element) return;
    layer.showPopover();
    const release = followAnchor(layer, element);
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
    <div ref={ref} popover="manual" className="daybook-popover">
      {children}
    </div>
  );
}

/** Follows the anchor as the page scrolls or resizes. @returns a function that stops. */
function followAnchor(layer: HTMLElement, anchor: Element): () => void {
  const place = () => placePopover(layer, anchor);
  // Placing a layer that is scrolled inside would scroll it back.
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Node && layer.contains(target))) place();
  };
  // Placing changes the observed size: within the callback, browsers would report an error to the host's window.
  let frame = 0;
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  sizes.observe(layer);
  sizes.observe(anchor);
  const listening = new AbortController();
  const { signal } = listening;
  // Scroll events inside a shadow root do not reach the window.
  for (const root of new Set<EventTarget>([window, anchor.getRootNode()])) {
    root.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  }
  window.addEventListener('resize', place, { signal });
  window.visualViewport?.addEventListener('resize', place, { signal });
  window.visualViewport?.addEventListener('scroll', place, { signal });
  place();
  return () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
    listening.abort();
  };
}
