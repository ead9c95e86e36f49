'use client';
import { useState } from 'react';
import { useReadClosing } from '../../closing/data/queries.ts';
import { closingOf } from '../../closing/data/rules.ts';
import { ForbiddenError } from '../../core/errors.ts';
import type { DeletionFailure } from '../data/heldDeletions.ts';
import type { BankTransaction } from '../data/schema.ts';
import { useHeldDeletions } from '../review/useHeldDeletions.ts';

export type TransactionDeletion = ReturnType<typeof useTransactionDeletion>;

interface TransactionDeletionOptions {
  transactionId: string | undefined;
  /** Called with the deleted transaction. */
  onDeleted: (transaction: BankTransaction) => void;
  /** Called instead of a deletion in a closed period that the user has to confirm. */
  onClosed: () => void;
}

/** Deletes the transaction of an editor, so that it can be undone for a while. */
export function useTransactionDeletion({ transactionId = '', onDeleted, onClosed }: TransactionDeletionOptions) {
  const { deletions, hold } = useHeldDeletions();
  const readClosing = useReadClosing();
  /** Why the closing couldn’t be read, so that nothing was deleted. */
  const [closingError, setClosingError] = useState<Error>();
  const [isPending, setIsPending] = useState(false);
  const failure: DeletionFailure | undefined = closingError
    ? { kind: 'notSent', error: closingError }
    : deletions.get(transactionId)?.failure;
  const error = failure && 'error' in failure ? failure.error : null;

  return {
    isPending,
    isReadOnly: error instanceof ForbiddenError,
    /** Why it was not deleted. */
    failure,
    error,
    /** @param isConfirmed whether the user confirmed the deletion in a closed period. */
    async remove(transaction: BankTransaction, isConfirmed: boolean): Promise<void> {
      setClosingError(undefined);
      setIsPending(true);
      const closing = await readClosing().catch((error: Error) => error);
      setIsPending(false);
      if (closing instanceof Error) return setClosingError(closing);
      const state = closingOf(transaction.date, closing);
      if (state === 'locked') return; // the locked form says why
      if (state === 'warn' && !isConfirmed) return onClosed();
      hold([transaction], () => isConfirmed);
      onDeleted(transaction);
    },
  };
}
