'use client';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';
import type { FormValues } from '../model/formValues.ts';
import type { TransactionFormState } from './useTransactionForm.ts';

/** Where the user goes from the form. */
export type Destination = 'cancel' | 'next' | 'previous';

interface LeavingOptions {
  editing: TransactionFormState;
  save: () => void;
  /** @param isSaved whether a save preceded. */
  onLeave: (to: Destination, isSaved: boolean) => void;
}

/** Saves, and leaves the form once it is saved. Input during the save keeps the user there. */
export function useLeaving({ editing, save, onLeave }: LeavingOptions) {
  const { notice, isDirty, edit } = editing;
  const destination = useRef<Destination>(undefined);
  const latest = useLatest({ save, onLeave });
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    if (saves > 0) latest.current.save();
  }, [saves, latest]);
  useEffect(() => {
    if (notice !== 'saved' && notice !== 'nothingToSave') return;
    const to = destination.current;
    destination.current = undefined;
    if (to && !isDirty) latest.current.onLeave(to, true);
  }, [notice, isDirty, latest]);
  return {
    /** @param changes are saved with the form. */
    saveAndLeave(to: Destination, changes: Partial<FormValues> = {}): void {
      destination.current = to;
      edit((before) => ({ ...before, ...changes }));
      setSaves((count) => count + 1); // once the changes are rendered
    },
    /** Leaves at once. */
    leave: (to: Destination) => onLeave(to, false),
    /** After a save that failed. */
    stay(): void {
      destination.current = undefined;
    },
  };
}
