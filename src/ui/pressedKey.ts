interface Key {
  readonly key: string;
  readonly code: string;
}

/**
 * The key, with letters in lower case. On a keyboard of another script it’s the Latin letter in the same place, as in the shortcuts
 * of the system: Ctrl+Z in Hebrew is Ctrl+ז.
 */
export function pressedKey({ key, code }: Key): string {
  if (!key || key.length > 1) return key ?? ''; // browsers fill in forms with keys that have no name
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return (letter && /^(?!\p{Script=Latin})\p{L}$/u.test(key) ? letter : key).toLowerCase();
}

/** Whether it is Ctrl+Z or ⌘Z. */
export function isUndoKey(event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & Key): boolean {
  return pressedKey(event) === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
}
