'use client';
import { useCallback, useRef, useState } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import type { SaveResult } from '../../form/document/documentFormState.ts';
import { useLeaving } from '../../form/leaving/useLeaving.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import type { Destination, Question } from './EditorConfirmDialog.tsx';
import type { LeavingRequest } from './useShownTransaction.ts';
import type { TransactionDeletion } from './useTransactionDeletion.ts';
import type { TransactionFormState } from './useTransactionForm.ts';

interface QuestionOptions {
  editing: TransactionFormState;
  deletion: TransactionDeletion;
  request: LeavingRequest;
  isReadOnly: boolean;
  /** Whether a save, a check or a deletion is in progress. */
  isBlocked: boolean;
  save: (isConfirmed: boolean) => Promise<SaveResult>;
  /** @param isSaved whether a save preceded. */
  onLeave: (to: Exclude<Destination, 'other'>, isSaved: boolean) => void;
}

/** Leaves the form or deletes its transaction, after a question if something is unsaved or the period is closed. */
export function useEditorQuestions(options: QuestionOptions) {
  const { editing, deletion, request, isReadOnly, isBlocked, save, onLeave } = options;
  const { isDirty, stored, edit } = editing;
  const isUnknown = editing.phase === 'outcomeUnknown';
  const isHolding = isDirty || isBlocked || isUnknown;
  const [question, ask] = useState<Question>();
  // Asked until it is answered: a save or a check that runs in between doesn't close it.
  if (request.isOpen && isHolding && !isBlocked && question === undefined) ask('other');
  if (question === 'other' && !request.isOpen) ask(undefined);
  const leaving = useLeaving<Destination>({
    isDirty,
    save,
    onLeave: (to, isSaved) => (to === 'other' ? request.leave() : onLeave(to, isSaved)),
  });
  /** Where a save goes on to that waits for the connection, unless the user does something else first. */
  const waitingFor = useRef<Destination>(undefined);
  const saveAndLeave = (to: Destination) => {
    waitingFor.current = to;
    leaving.saveAndLeave(to);
  };
  const latestRequest = useLatest(request);
  useLayoutEffect(() => {
    latestRequest.current.isHolding.current = isHolding;
    if (request.isOther && !isHolding) latestRequest.current.leave();
    return () => latestRequest.current.release();
  }, [isHolding, request.isOther, latestRequest]);

  // An undo brings the transaction back, but not what was typed.
  const remove = (isConfirmed = false) => {
    if (stored && (isConfirmed || !isDirty)) deletion.remove(stored, isConfirmed);
    else ask('delete');
  };
  const confirm = (question: Question) => {
    ask(undefined);
    if (question === 'closed') leaving.saveConfirmed();
    else if (question === 'delete') remove(true);
    else {
      editing.discard();
      leaving.leave(question);
    }
  };
  return {
    question,
    ask,
    confirm,
    saveFirst(question: Question) {
      ask(undefined);
      if (question === 'other') request.save();
      if (question === 'cancel' || question === 'other') leaving.saveAndLeave(question);
      waitingFor.current = undefined;
    },
    dismiss() {
      ask(undefined);
      request.stay();
    },
    leave(to: Destination) {
      if (isBlocked) return;
      if (!isDirty && !isUnknown) confirm(to);
      else if (to === 'cancel' || isReadOnly || isUnknown) ask(to);
      else saveAndLeave(to);
    },
    save: leaving.save,
    saveAndLeave,
    /** Saves what waited for the connection, and goes on as that save would have. */
    saveWaiting() {
      if (waitingFor.current && !question) leaving.saveAndLeave(waitingFor.current);
      else leaving.save();
    },
    /** Changes the values, after which a save that waits stays. */
    edit: useCallback<typeof edit>(
      (change) => {
        waitingFor.current = undefined;
        edit(change);
      },
      [edit],
    ),
    remove,
  };
}
