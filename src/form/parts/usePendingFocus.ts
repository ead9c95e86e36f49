'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Focuses a control of a line once the line is mounted. */
export function usePendingFocus<Section extends HTMLElement = HTMLElement>() {
  const section = useRef<Section>(null);
  const [pendingFocus, setPendingFocus] = useState<{ index: number; selector: string }>();
  useEffect(() => {
    if (!pendingFocus) return;
    const line = linesIn(section.current)[pendingFocus.index];
    (line?.querySelector<HTMLElement>(pendingFocus.selector) ?? addButtonIn(section.current))?.focus();
  }, [pendingFocus]);
  /** @param index the line's index; if it does not exist, the button that adds a line is focused. */
  const focusLine = useCallback((index: number, selector: string) => setPendingFocus({ index, selector }), []);
  return { section, focusLine };
}

function linesIn(section: HTMLElement | null): HTMLElement[] {
  return [...(section?.querySelectorAll<HTMLElement>('.daybook-line') ?? [])];
}

/** The button that adds a line, or the one that splits an unsplit transaction. */
function addButtonIn(section: HTMLElement | null): HTMLElement | null | undefined {
  return section?.querySelector<HTMLElement>(
    ':scope > button, :scope > :not([class^=daybook]) button, .daybook-lines-actions button',
  );
}
