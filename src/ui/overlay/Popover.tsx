'use client';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { Button } from '../fields/Button.tsx';
import { uiMessages } from '../messages.ts';
import { observeSizes } from '../observeSizes.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import { type PopoverPlacement, placePopover, type SheetMode } from './placePopover.ts';

interface PopoverProps {
  /** The element that it opens below, or above if there is more room. */
  anchor: RefObject<Element | null>;
  /** Whether clicks in it keep the focus in its field. */
  isFocusKept?: boolean;
  /** Makes it a bottom sheet in narrow components; called for its Done button, and when the page behind it is pressed. */
  onDismiss?: () => void;
  /** What its Done button says of what is behind the sheet: it is the main button then. */
  doneText?: string | undefined;
  /** Default: in every narrow component. */
  sheetMode?: SheetMode;
  /** Default: at the anchor's start, as wide as its content. */
  placement?: PopoverPlacement | undefined;
  children: ReactNode;
}

/**
 * A popover in the browser's top layer, where nothing clips or covers it, in modal dialogs and shadow roots too. It stays in
 * place in the DOM, so that it inherits theme, font and direction, and adds nothing to the host's page.
 */
export function Popover({ anchor, isFocusKept = false, onDismiss, placement, children, ...props }: PopoverProps) {
  const { sheetMode = 'narrow', doneText } = props;
  const { align, inlineSize } = placement ?? {};
  const ref = useRef<HTMLDivElement>(null);
  const messages = useMessages('ui', uiMessages);
  const mode = onDismiss && sheetMode;
  const dismiss = useLatest(onDismiss);
  useLayoutEffect(() => {
    const layer = ref.current;
    const element = anchor.current;
    if (!layer || !element) return;
    layer.showPopover();
    const release = followAnchor(layer, element, () => placePopover(layer, element, mode, { align, inlineSize }));
    return () => {
      release();
      layer.hidePopover();
    };
  }, [anchor, mode, align, inlineSize]);
  useLayoutEffect(() => {
    const layer = ref.current;
    if (!layer) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isOutside = ({ target }: Event) => target === layer && layer.matches('[data-sheet]');
    layer.addEventListener(
      'mousedown',
      (event) => {
        const isField = event.target instanceof HTMLInputElement; // the search of a sheet
        if ((isFocusKept && !isField) || isOutside(event)) event.preventDefault();
      },
      { signal },
    );
    layer.addEventListener(
      'click',
      (event) => {
        if (isOutside(event)) dismiss.current?.();
      },
      { signal },
    );
    return () => listening.abort();
  }, [isFocusKept, dismiss]);
  return (
    <div ref={ref} popover="manual" className="daybook-popover">
      {children}
      {onDismiss && (
        <div className="daybook-sheet-footer">
          <Button isPrimary={doneText !== undefined} onPress={onDismiss}>
            {doneText ?? messages.done}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Places the layer again as the page scrolls or resizes. @returns a function that stops. */
function followAnchor(layer: HTMLElement, anchor: Element, place: () => void): () => void {
  // Placing a layer that is scrolled inside would scroll it back.
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Node && layer.contains(target))) place();
  };
  const sizes = observeSizes([layer, anchor], place);
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
    sizes.stop();
    listening.abort();
  };
}
