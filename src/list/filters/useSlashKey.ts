'use client';
import { type RefObject, useEffect } from 'react';

/** Focuses a field when `/` is pressed in an element, except where text is typed. */
export function useSlashKey(part: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, defaultPrevented, target } = event;
      if (key !== '/' || altKey || ctrlKey || metaKey || defaultPrevented || isTextInput(target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [part, field]);
}

function isTextInput(target: EventTarget | null): boolean {
  const textInputs = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(textInputs) !== null;
}
