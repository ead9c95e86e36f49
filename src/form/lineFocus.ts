'use client';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

/** The way to a part of a line that is there only once something was changed. */
export function usePendingFocus<Section extends HTMLElement = HTMLElement>() {
  const section = useRef<Section>(null);
  const [pendingFocus, setPendingFocus] = useState<{ place: number; selector: string }>();
  useEffect(() => {
    if (!pendingFocus) return;
    const line = linesIn(section.current)[pendingFocus.place];
    (line?.querySelector<HTMLElement>(pendingFocus.selector) ?? addButtonIn(section.current))?.focus();
  }, [pendingFocus]);
  /** @param place of the line, from 0; where there is none, what adds one has the focus. */
  const focusLine = useCallback((place: number, selector: string) => setPendingFocus({ place, selector }), []);
  return { section, seek: focusLine };
}

/** Enter in a field of a line goes on to the next line, as in a table, and from the last one to what adds another. */
export function moveToNextLineOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, target, currentTarget } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing) return;
  const field = target as HTMLElement; // a key is pressed in an element
  if (!field.matches('.daybook-line-fields input')) return;
  event.preventDefault(); // it would save
  const next = field.closest('.daybook-line')?.nextElementSibling?.querySelector('input');
  (next ?? addButtonIn(currentTarget.parentElement))?.focus();
}

function linesIn(section: HTMLElement | null): HTMLElement[] {
  return [...(section?.querySelectorAll<HTMLElement>('.daybook-line') ?? [])];
}

/** The one that splits, where nothing is split. */
function addButtonIn(section: HTMLElement | null): HTMLElement | null | undefined {
  return section?.querySelector<HTMLElement>(':scope > button, .daybook-lines-actions > button');
}
