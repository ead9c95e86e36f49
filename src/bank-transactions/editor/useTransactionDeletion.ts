'use client';
import { useState } from 'react';
import { useReadClosing } from '../../closing/data/queries.ts';
import { closingOf } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { NotFoundError, OutcomeUnknownError } from '../../core/errors.ts';
import { getBankTransaction } from '../data/api.ts';
import { useDeleteBankTransaction } from '../data/mutations.ts';
import { bankTransactionLists } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';

export type TransactionDeletion = ReturnType<typeof useTransactionDeletion>;

interface TransactionDeletionOptions {
  /** Called with the deleted transaction. */
  onDeleted: (transaction: BankTransaction) => void;
  /** Called instead of a deletion in a closed period that the user has to confirm. */
  onClosed: () => void;
}

/** Deletes a transaction once, and looks it up if the outcome is unknown. */
export function useTransactionDeletion({ onDeleted, onClosed }: TransactionDeletionOptions) {
  const { http, session, queryClient } = useDaybookContext();
  const write = useDeleteBankTransaction();
  const readClosing = useReadClosing();
  /** Why the closing couldn’t be read, so that nothing was deleted. */
  const [closingError, setClosingError] = useState<Error>();
  const [isReading, setIsReading] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<BankTransaction>();
  const [check, setCheck] = useState<'checking' | 'failed' | 'notDeleted'>();

  return {
    isPending: isReading || write.isPending,
    isReadOnly: write.isReadOnly,
    isUnknown: unconfirmed !== undefined,
    check,
    /** Why it was not deleted; null if it was, or the outcome is unknown. */
    error: closingError ?? (write.error instanceof OutcomeUnknownError ? null : write.error),
    /** The service's messages. */
    reasons: [...Object.values(write.formErrors.byField).flat(), ...write.formErrors.rest],
    /** @param isConfirmed whether the user confirmed the change in a closed period. */
    async remove(transaction: BankTransaction, isConfirmed: boolean): Promise<void> {
      setCheck(undefined);
      setUnconfirmed(undefined);
      setClosingError(undefined);
      setIsReading(true);
      const closing = await readClosing().catch((error: Error) => error);
      setIsReading(false);
      if (closing instanceof Error) return setClosingError(closing);
      const state = closingOf(transaction.date, closing);
      if (state === 'locked') return; // the locked form says why
      if (state === 'warn' && !isConfirmed) return onClosed();
      const deleted = await write.mutateAsync(transaction.id).catch((error: Error) => {
        if (error instanceof OutcomeUnknownError) setUnconfirmed(transaction);
        return error instanceof NotFoundError ? transaction : undefined; // someone else deleted it first
      });
      if (deleted) onDeleted(deleted);
    },
    /** Checks whether it still exists. Nothing is resent. */
    async checkOutcome(): Promise<void> {
      if (!unconfirmed || check === 'checking') return;
      setCheck('checking');
      const found = await getBankTransaction(http, { transactionId: unconfirmed.id }).catch((error: Error) => error);
      if (isDeleted(found, unconfirmed)) {
        queryClient.invalidateQueries({ queryKey: bankTransactionLists(session) });
        return onDeleted(unconfirmed);
      }
      if (found instanceof Error) return setCheck('failed');
      setUnconfirmed(undefined);
      setCheck('notDeleted');
    },
  };
}

/** The service may keep deleted transactions as inactive. */
function isDeleted(found: BankTransaction | Error, before: BankTransaction): boolean {
  if (found instanceof Error) return found instanceof NotFoundError;
  return found.status === 'INACTIVE' && before.status !== 'INACTIVE';
}
