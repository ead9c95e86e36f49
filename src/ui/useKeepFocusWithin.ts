'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in an element whose buttons change: if the focused one is removed, the first gets the focus.
 * @param state the state that the buttons depend on. @param first a selector for it.
 */
export function useKeepFocusWithin(part: RefObject<HTMLElement | null>, state: string, first = 'button'): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const remember = () => {
      hadFocus.current = true;
    };
    // A removed element fires no blur event, or one without a related target.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hadFocus.current = false;
    };
    const leave = ({ target }: Event) => {
      if (!element.contains(target as Node)) hadFocus.current = false; // event targets in the page are nodes
    };
    const page = element.getRootNode();
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    page.addEventListener('pointerdown', leave);
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
      page.removeEventListener('pointerdown', leave);
    };
  }, [part]);

  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const element = part.current;
    if (!element || !hadFocus.current || element.matches(':focus-within') || isFocusElsewhere(element)) return;
    const visible = [...element.querySelectorAll<HTMLElement>(first)].find((each) => each.getClientRects().length > 0);
    visible?.focus({ preventScroll: true }); // the user may have scrolled on
  }, [part, state, first]);
}

/** Whether the focus went to another element of the page, which it does without leaving one that was removed. */
function isFocusElsewhere(element: Element): boolean {
  const { activeElement, body } = document; // of a shadow root: its host
  if (!activeElement || activeElement === body) return false;
  return !activeElement.contains(element) && !activeElement.shadowRoot?.contains(element);
}
