'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** The buttons that start a change. Of a transaction that is split already, the lines are shown. */
const startButtons = {
  split: '.daybook-split [aria-keyshortcuts="Alt+S"]:not(.daybook-line-table *)',
  match: '[aria-keyshortcuts="Alt+M"]',
};

/** Begins a split or the search for a match once the form of a transaction shows. */
export function useStartWith(
  startWith: keyof typeof startButtons | undefined,
  container: RefObject<HTMLElement | null>,
): void {
  const started = useRef<string>(undefined); // effects run twice in strict mode
  useEffect(() => {
    if (started.current === startWith) return;
    started.current = startWith;
    if (startWith) container.current?.querySelector<HTMLElement>(startButtons[startWith])?.click();
  }, [startWith, container]);
}
