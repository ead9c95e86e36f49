'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { EditorCallbacks } from './partProps.ts';

/** How the form takes part in a change of the transaction. */
export interface LeavingRequest {
  /** Whether the host asks for another transaction, and the user has to save or discard what is unsaved. */
  isOpen: boolean;
  /** Set by the form: whether it holds something unsaved, or is being saved. */
  isHolding: RefObject<boolean>;
  /** The user saves first. */
  save: () => void;
  /** Shows the requested transaction. */
  leave: () => void;
  /** Stays at the transaction, and says so to the host. */
  stay: () => void;
}

/** The props that the editor shows: while its form holds unsaved changes, those of the transaction before. */
export function useShownTransaction<Props extends { transactionId?: string } & Pick<EditorCallbacks, 'onKeepEditing'>>(
  requested: Props,
): { shown: Props; request: LeavingRequest } {
  const { transactionId, onKeepEditing } = requested;
  const [shownId, setShownId] = useState(transactionId);
  const [answered, setAnswered] = useState<{ id: string | undefined; isKept: boolean }>();
  const isHolding = useRef(false);
  const isOther = transactionId !== shownId;
  const last = useRef(requested);
  useLayoutEffect(() => {
    if (!isOther) last.current = requested;
    // The form’s effects run before this one.
    else if (!isHolding.current && !answered) setShownId(transactionId);
  });
  // The host follows, or asks for yet another one.
  if (answered && (!isOther || answered.id !== transactionId)) setAnswered(undefined);
  return {
    shown: isOther ? last.current : requested,
    request: {
      isOpen: isOther && !answered,
      isHolding,
      save: () => setAnswered({ id: transactionId, isKept: false }),
      leave: () => setShownId(transactionId),
      stay: () => {
        if (!isOther || answered?.isKept) return;
        setAnswered({ id: transactionId, isKept: true });
        onKeepEditing?.(shownId === undefined ? {} : { transactionId: shownId });
      },
    },
  };
}
