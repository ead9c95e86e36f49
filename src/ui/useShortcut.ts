'use client';
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../core/state/useLatest.ts';
import { pressedKey } from './pressedKey.ts';

/**
 * Calls `onPress` with the key and the focused element when a key is pressed in an element, except where text is typed, and in
 * popovers and dialogs.
 * @param keys in lower case: a character for each, or their names, in an array that stays the same.
 */
export function useShortcut(
  part: RefObject<HTMLElement | null>,
  keys: string | readonly string[],
  onPress: (key: string, from: HTMLElement) => void,
): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    const element = part.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, defaultPrevented, target } = event;
      const key = pressedKey(event).toLowerCase(); // names, too
      if (!key || !keys.includes(key) || altKey || ctrlKey || metaKey || defaultPrevented) return;
      if (isTypedIn(target, element)) return;
      event.preventDefault();
      latest.current(key, target as HTMLElement); // keys are pressed in elements
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [part, keys, latest]);
}

/** Focuses a field until Escape is pressed there: then the focus returns, from a search once it is empty. */
export function visitField(field: HTMLInputElement | null | undefined, from: HTMLElement): void {
  if (!field) return;
  const isSearch = field.type === 'search';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || (isSearch && field.value)) return;
    from.focus({ preventScroll: true });
    if (!from.matches(':focus')) return; // the table of another search is in its place
    event.preventDefault();
    if (isSearch) event.stopPropagation(); // keeps a host's dialog open; a combobox closes its list and does the same
  };
  field.focus();
  if (!field.matches(':focus')) return; // the bar of a selection is in its place
  field.addEventListener('keydown', onKeyDown);
  field.addEventListener('blur', () => field.removeEventListener('keydown', onKeyDown), { once: true });
}

/**
 * Whether keys belong to an element: a field, a popover or a dialog. A toast has no keys.
 * @param within the part that listens: a dialog around it, such as the host’s, doesn’t matter.
 */
export function isTypedIn(target: EventTarget | null, within: Node | null): boolean {
  return target instanceof Element && within?.contains(target.closest(excluded)) === true;
}

const excluded =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],dialog,.daybook-popover:not(.daybook-toast)';
