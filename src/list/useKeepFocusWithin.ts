'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page whose buttons give way to others: where the one that had it is gone, the first takes
 * it, so that the keyboard goes on from there.
 * @param state what the buttons depend on.
 */
export function useKeepFocusWithin(part: RefObject<HTMLElement | null>, state: string): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const note = () => {
      hadFocus.current = true;
    };
    // One that is taken out of the page tells of no blur, or of one to nowhere.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hadFocus.current = false;
    };
    const leave = ({ target }: Event) => {
      if (!element.contains(target as Node)) hadFocus.current = false; // what is pressed is in the page
    };
    const page = element.getRootNode();
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', forget);
    page.addEventListener('pointerdown', leave);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', forget);
      page.removeEventListener('pointerdown', leave);
    };
  }, [part]);

  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const element = part.current;
    if (!element || !hadFocus.current || element.matches(':focus-within')) return;
    element.querySelector('button')?.focus();
  }, [part, state]);
}
