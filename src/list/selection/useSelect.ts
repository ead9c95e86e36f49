'use client';
import { useMemo } from 'react';
import type { ComponentEvent } from '../../core/events.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { useEmit } from '../../ui/root/lifecycle.ts';

/** A host's selection callback as a stable function that also sends an event; undefined without a callback. */
export function useSelect<Selection>(
  onSelect: ((selection: Selection) => void) | undefined,
  eventOf: (selection: Selection) => ComponentEvent,
): ((selection: Selection) => void) | undefined {
  const emit = useEmit();
  const latest = useLatest({ onSelect, eventOf });
  const isGiven = onSelect !== undefined;
  return useMemo(() => {
    if (!isGiven) return undefined;
    return (selection) => {
      emit(latest.current.eventOf(selection));
      latest.current.onSelect?.(selection);
    };
  }, [isGiven, emit, latest]);
}
