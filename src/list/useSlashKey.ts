'use client';
import { type RefObject, useEffect } from 'react';

/** Typing `/` anywhere in a part of the page, but where text is typed, goes to a field. */
export function useSlashKey(part: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, defaultPrevented, target } = event;
      if (key !== '/' || altKey || ctrlKey || metaKey || defaultPrevented || isTypedIn(target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [part, field]);
}

function isTypedIn(target: EventTarget | null): boolean {
  const typed = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(typed) !== null;
}
