'use client';
import { useRef } from 'react';
import { useIsMounted } from '../../core/state/useIsMounted.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import type { SaveResult } from '../document/documentFormState.ts';

interface LeavingOptions<Destination extends string> {
  isDirty: boolean;
  /** @param only the keys of documents that are saved without the others. */
  save: (isConfirmed: boolean, only?: readonly string[]) => Promise<SaveResult>;
  /** @param isSaved whether a save preceded. */
  onLeave: (to: Destination, isSaved: boolean) => void;
}

/** Saves, and leaves the form once it is saved. Input during the save keeps the user there. */
export function useLeaving<Destination extends string>(options: LeavingOptions<Destination>) {
  const { save, onLeave } = options;
  const latest = useLatest(options);
  const isMounted = useIsMounted();
  /** Where to go after the save that the user was asked to confirm. */
  const pendingDestination = useRef<Destination>(undefined);
  async function leaveAfter(saving: Promise<SaveResult>, to?: Destination): Promise<void> {
    const result = await saving;
    pendingDestination.current = result === 'asked' ? to : undefined;
    if (result === 'saved' && to && isMounted.current && !latest.current.isDirty) latest.current.onLeave(to, true);
  }
  return {
    /** Saves, and stays. */
    save: (only?: readonly string[]) => leaveAfter(save(false, only)),
    saveAndLeave: (to: Destination) => leaveAfter(save(false), to),
    /** Saves what the user was asked to confirm. */
    saveConfirmed: () => leaveAfter(save(true), pendingDestination.current),
    /** Leaves at once. */
    leave: (to: Destination) => onLeave(to, false),
  };
}
