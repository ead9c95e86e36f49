import type { KeyboardEvent } from 'react';

/**
 * Presses the button whose `aria-keyshortcuts` has the pressed keys, such as `Alt+S`. Of letters and digits the key's code
 * counts: with Alt, layouts type other characters. Cmd counts as Ctrl.
 * @returns whether there was one.
 */
export function pressShortcut(event: KeyboardEvent, within: Element | null): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key, nativeEvent } = event;
  if (nativeEvent.isComposing || !(altKey || ctrlKey || metaKey)) return false;
  const [, character] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  const modifiers = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && 'Shift'];
  const keys = [...modifiers, character ?? key].filter(Boolean).join('+');
  const button = within?.querySelector<HTMLElement>(`[aria-keyshortcuts=${JSON.stringify(keys)}]`);
  if (!button) return false;
  event.preventDefault();
  event.stopPropagation();
  button.click();
  return true;
}
