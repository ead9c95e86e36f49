'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { focusedElement, isFocusLost } from '../../ui/focusedElement.ts';

interface HeadingFocusOptions {
  /** Whether the heading gets the focus when the part opens, unless the user is typing. */
  autoFocus: boolean;
  /** False while the invoice loads, or if it can’t be loaded: then the part itself gets the focus, so that its keys work. */
  hasHeading: boolean;
}

/** Focuses the heading of a part that opens. Later it only replaces a focus that was lost with a removed element. */
export function useHeadingFocus(
  part: RefObject<HTMLElement | null>,
  { autoFocus, hasHeading }: HeadingFocusOptions,
): void {
  const isOpening = useRef(true);
  useEffect(() => {
    const element = part.current;
    const opens = isOpening.current;
    isOpening.current = false;
    if (!autoFocus || !element) return;
    const heading = hasHeading ? element.querySelector<HTMLElement>('.daybook-title[tabindex]') : null;
    const focus = () => (heading ?? element).focus({ preventScroll: !heading }); // the part may be taller than the screen
    if (opens) {
      // Once the host has opened its dialog, in a later effect.
      queueMicrotask(() => !focusedElement(element)?.matches(textFields) && focus());
    } else if (focusedElement(element) === element || isFocusLost(element)) focus();
  }, [part, autoFocus, hasHeading]);
}

const textFields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
