import type { KeyboardEvent } from 'react';

interface FormKeyActions {
  onSave: () => void;
  /** Undefined if there is nothing to leave or discard. */
  onLeave: (() => void) | undefined;
}

/** Saves on Ctrl+Enter or Cmd+Enter, and leaves on Escape. */
export function onFormKeyDown(event: KeyboardEvent, { onSave, onLeave }: FormKeyActions): void {
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    queueMicrotask(onSave); // a field that commits its input on the same key renders first
  } else if (event.key === 'Escape' && !event.defaultPrevented && onLeave) {
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  }
}
