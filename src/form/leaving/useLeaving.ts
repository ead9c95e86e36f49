'use client';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';

interface LeavingOptions<Destination extends string> {
  /** What the form says about the last save. */
  notice: string | undefined;
  isDirty: boolean;
  save: () => void;
  /** @param isSaved whether a save preceded. */
  onLeave: (to: Destination, isSaved: boolean) => void;
}

/** Saves, and leaves the form once it is saved. Input during the save keeps the user there. */
export function useLeaving<Destination extends string>(options: LeavingOptions<Destination>) {
  const { notice, isDirty, save, onLeave } = options;
  const destination = useRef<Destination>(undefined);
  const latest = useLatest({ save, onLeave });
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    if (saves > 0) latest.current.save();
  }, [saves, latest]);
  useEffect(() => {
    if (notice !== 'saved' && notice !== 'wasSaved' && notice !== 'nothingToSave') return;
    const to = destination.current;
    destination.current = undefined;
    if (to && !isDirty) latest.current.onLeave(to, true);
  }, [notice, isDirty, latest]);
  return {
    /** Saves once changes made at the same time are rendered. */
    saveAndLeave(to: Destination): void {
      destination.current = to;
      setSaves((count) => count + 1);
    },
    /** Leaves at once. */
    leave: (to: Destination) => onLeave(to, false),
    /** After a save that failed. */
    stay(): void {
      destination.current = undefined;
    },
  };
}
