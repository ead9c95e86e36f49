'use client';
import { type RefObject, useRef, useState } from 'react';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import type { EditorCallbacks, QueueProps } from './partProps.ts';

/** How the form takes part in a change of the transaction. */
export interface LeavingRequest {
  /** Whether the host asks for another transaction. */
  isOther: boolean;
  /** Whether the user has to save or discard what is unsaved first. */
  isOpen: boolean;
  /** Set by the form: whether it holds something unsaved, or is being saved. */
  isHolding: RefObject<boolean>;
  /** Called by a form that closes or has nothing left to save: the transaction that the host asks for shows. */
  release: () => void;
  /** The user saves first. */
  save: () => void;
  /** Shows the requested transaction. */
  leave: () => void;
  /** Stays at the transaction, and says so to the host. */
  stay: () => void;
}

/** The props that belong to the transaction. */
interface OfTransaction extends Pick<QueueProps, 'position'> {
  transactionId?: string;
  placeholderData?: unknown;
  startWith?: unknown;
  customData?: unknown;
}

/** The props that the editor shows: while its form holds unsaved changes, those of the transaction stay. */
export function useShownTransaction<Props extends OfTransaction & Pick<EditorCallbacks, 'onKeepEditing'>>(
  requested: Props,
): { shown: Props; request: LeavingRequest } {
  const [held, setHeld] = useState(requested);
  const [answered, setAnswered] = useState<{ id: string | undefined; isKept: boolean }>();
  const isHolding = useRef(false);
  const [, setReleases] = useState(0);
  const requestedId = requested.transactionId;
  const { transactionId, placeholderData, startWith, customData, position } = held;
  const isOther = requestedId !== transactionId;
  useLayoutEffect(() => {
    // The form’s effects run before this one.
    if (isOther && !isHolding.current) setHeld(requested);
  });
  if (!isOther && held !== requested) setHeld(requested);
  // The host follows, or asks for yet another one.
  if (answered && (!isOther || answered.id !== requestedId)) setAnswered(undefined);
  return {
    shown: isOther ? { ...requested, transactionId, placeholderData, startWith, customData, position } : requested,
    request: {
      isOther,
      isOpen: isOther && !answered,
      isHolding,
      release: () => {
        isHolding.current = false;
        if (isOther) setReleases((count) => count + 1);
      },
      save: () => setAnswered({ id: requestedId, isKept: false }),
      leave: () => setHeld(requested),
      stay: () => {
        if (!isOther || answered?.isKept) return;
        setAnswered({ id: requestedId, isKept: true });
        requested.onKeepEditing?.(transactionId === undefined ? {} : { transactionId });
      },
    },
  };
}
