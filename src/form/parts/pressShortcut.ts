import type { KeyboardEvent } from 'react';
import { removeLineKeys } from './lineTableKeys.ts';

/**
 * Presses the button whose `aria-keyshortcuts` has the pressed keys, such as `Alt+S`: one of the focused line, or else of the
 * form, but never of another line. Letters and digits match by `event.code`: with Alt, layouts type other characters. Cmd counts as
 * Ctrl.
 * @returns whether there was one.
 */
export function pressShortcut(event: KeyboardEvent<HTMLElement>): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key, nativeEvent, target, currentTarget } = event;
  if (nativeEvent.isComposing || !(altKey || ctrlKey || metaKey)) return false;
  const [, character] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  const modifiers = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && 'Shift'];
  const keys = [...modifiers, character ?? key].filter(Boolean).join('+');
  if (keys === removeLineKeys) return false; // the table of lines handles them
  const selector = `[aria-keyshortcuts=${JSON.stringify(keys)}]`;
  const line = target instanceof Element ? target.closest('.daybook-line') : null;
  const button =
    line?.querySelector<HTMLElement>(selector) ??
    currentTarget.querySelector<HTMLElement>(`${selector}:not(.daybook-line *)`);
  if (!button) return false;
  event.preventDefault();
  event.stopPropagation();
  button.click();
  return true;
}
