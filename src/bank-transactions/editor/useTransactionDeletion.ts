'use client';
import { type RefObject, useState } from 'react';
import { useReadClosing } from '../../closing/data/queries.ts';
import { closingOf } from '../../closing/data/rules.ts';
import { asError, ForbiddenError } from '../../core/errors.ts';
import type { DeletionFailure } from '../data/heldDeletions.ts';
import type { BankTransaction } from '../data/schema.ts';
import { useHeldDeletions } from '../review/useHeldDeletions.ts';
import { useProviderUndo } from '../review/useProviderUndo.ts';

export type TransactionDeletion = ReturnType<typeof useTransactionDeletion>;

interface TransactionDeletionOptions {
  transactionId: string | undefined;
  /** The editor's element. */
  container: RefObject<HTMLElement | null>;
  /** Called with the deleted transaction. */
  onDeleted: (transaction: BankTransaction) => void;
  /** Called instead of a deletion that the user has to confirm: in a closed period, or if it couldn’t be undone. */
  onQuestion: () => void;
}

/** Deletes the transaction of an editor, so that it can be undone for a while. */
export function useTransactionDeletion(options: TransactionDeletionOptions) {
  const { transactionId = '', container, onDeleted, onQuestion } = options;
  const provideUndo = useProviderUndo();
  const { deletions, hold } = useHeldDeletions();
  const readClosing = useReadClosing();
  /** Why the closing couldn’t be read, so that nothing was deleted. */
  const [closingError, setClosingError] = useState<Error>();
  const [isPending, setIsPending] = useState(false);
  const [isFinal, setIsFinal] = useState(false);
  const failure: DeletionFailure | undefined = closingError
    ? { kind: 'notSent', error: closingError }
    : deletions.get(transactionId)?.failure;
  const error = failure && 'error' in failure ? failure.error : null;

  return {
    isPending,
    /** Whether it can’t be undone, which is known once it was tried. */
    isFinal,
    isReadOnly: error instanceof ForbiddenError,
    /** Why it was not deleted. */
    failure,
    error,
    /** @param isConfirmed whether the user confirmed it. */
    async remove(transaction: BankTransaction, isConfirmed: boolean): Promise<void> {
      setClosingError(undefined);
      setIsPending(true);
      const [closing, canUndo] = await Promise.all([readClosing().catch(asError), provideUndo(container.current)]);
      setIsPending(false);
      setIsFinal(!canUndo);
      if (closing instanceof Error) return setClosingError(closing);
      const state = closingOf(transaction.date, closing);
      if (state === 'locked') return; // the locked form says why
      const isFinalConfirmed = isConfirmed && isFinal; // the question said so
      if ((state === 'warn' && !isConfirmed) || (!canUndo && !isFinalConfirmed)) return onQuestion();
      hold([transaction], () => isConfirmed && state === 'warn'); // not that it can’t be undone
      onDeleted(transaction);
    },
  };
}
