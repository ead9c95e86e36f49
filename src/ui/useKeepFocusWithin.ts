'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in an element whose buttons change: if the focused one is removed, moves the focus to the most recently focused
 * button that is still present, or is again, otherwise to the first candidate.
 * @param state the state that the buttons depend on. @param candidates a selector.
 */
export function useKeepFocusWithin(part: RefObject<HTMLElement | null>, state: string, candidates = 'button'): void {
  const hadFocus = useRef(false);
  /** The names of the buttons that had the focus, the last one at the end. */
  const names = useRef<readonly string[]>([]);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const remember = ({ target }: FocusEvent) => {
      hadFocus.current = true;
      const name = nameOf(target);
      if (name) names.current = [...names.current.filter((each) => each !== name), name];
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
    const visible = [...element.querySelectorAll<HTMLElement>(candidates)].filter(
      (each) => each.getClientRects().length > 0,
    );
    const at = Math.max(...visible.map((each) => names.current.indexOf(nameOf(each))));
    const next = visible.find((each) => at < 0 || nameOf(each) === names.current[at]);
    next?.focus({ preventScroll: true }); // the user may have scrolled on
  }, [part, state, candidates]);
}

/** The name of a button; empty for other elements. */
function nameOf(target: EventTarget | null): string {
  return target instanceof HTMLButtonElement ? (target.ariaLabel ?? target.textContent) : '';
}

/** Whether the focus went to another element of the page, which it does without leaving one that was removed. */
function isFocusElsewhere(element: Element): boolean {
  const { activeElement, body } = document; // of a shadow root: its host
  if (!activeElement || activeElement === body) return false;
  return !activeElement.contains(element) && !activeElement.shadowRoot?.contains(element);
}
