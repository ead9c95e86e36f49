'use client';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Focuses a control of a line once the line is mounted. */
export function usePendingFocus<Section extends HTMLElement = HTMLElement>() {
  const section = useRef<Section>(null);
  const [pendingFocus, setPendingFocus] = useState<{ place: number; selector: string }>();
  useEffect(() => {
    if (!pendingFocus) return;
    const line = linesIn(section.current)[pendingFocus.place];
    (line?.querySelector<HTMLElement>(pendingFocus.selector) ?? addButtonIn(section.current))?.focus();
  }, [pendingFocus]);
  /** @param place the line's index; if it does not exist, the button that adds a line is focused. */
  const focusLine = useCallback((place: number, selector: string) => setPendingFocus({ place, selector }), []);
  return { section, focusLine };
}

/** Enter in a line's field moves to the next line, and from the last one to the button that adds another. */
export function moveToNextLineOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, target, currentTarget } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing) return;
  const field = target as HTMLElement; // keys are pressed in elements
  if (!field.matches('.daybook-line-fields input')) return;
  event.preventDefault(); // would submit the form
  const next = field.closest('.daybook-line')?.nextElementSibling?.querySelector('input');
  (next ?? addButtonIn(currentTarget.parentElement))?.focus();
}

function linesIn(section: HTMLElement | null): HTMLElement[] {
  return [...(section?.querySelectorAll<HTMLElement>('.daybook-line') ?? [])];
}

/** The button that adds a line, or the one that splits an unsplit transaction. */
function addButtonIn(section: HTMLElement | null): HTMLElement | null | undefined {
  return section?.querySelector<HTMLElement>(':scope > button, .daybook-lines-actions > button');
}
