'use client';
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';

/** Calls `onPress` when a key is pressed in an element, except where text is typed. @param key in lower case. */
export function useShortcut(part: RefObject<HTMLElement | null>, key: string, onPress: () => void): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    const element = part.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, defaultPrevented, target } = event;
      if (event.key.toLowerCase() !== key || altKey || ctrlKey || metaKey || defaultPrevented || isTextInput(target))
        return;
      event.preventDefault();
      latest.current();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [part, key, latest]);
}

function isTextInput(target: EventTarget | null): boolean {
  const textInputs = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(textInputs) !== null;
}
