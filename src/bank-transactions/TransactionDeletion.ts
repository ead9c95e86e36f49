'use client';
import { useState } from 'react';
import { useSupplied } from '../core/context.ts';
import { NotFoundError, OutcomeUnknownError } from '../core/http/errors.ts';
import { getBankTransaction } from './api.ts';
import { useDeleteBankTransaction } from './mutations.ts';
import type { BankTransaction } from './schema.ts';

export type TransactionDeletion = ReturnType<typeof useTransactionDeletion>;

/** Deletes a transaction once, and finds out what became of it where nobody knows. @param onDeleted told of it as it was. */
export function useTransactionDeletion(onDeleted: (transaction: BankTransaction) => void) {
  const { http } = useSupplied();
  const write = useDeleteBankTransaction();
  const [unknown, setUnknown] = useState<BankTransaction>();
  const [check, setCheck] = useState<'checking' | 'failed' | 'notDeleted'>();

  return {
    isPending: write.isPending,
    isReadOnly: write.isReadOnly,
    isUnknown: unknown !== undefined,
    check,
    /** Why it was not deleted; null where it was, or nobody knows. */
    error: write.error instanceof OutcomeUnknownError ? null : write.error,
    /** What the service said of it. */
    reasons: [...Object.values(write.formErrors.byField).flat(), ...write.formErrors.rest],
    async remove(transaction: BankTransaction): Promise<void> {
      setCheck(undefined);
      setUnknown(undefined);
      try {
        onDeleted(await write.mutateAsync(transaction.id));
      } catch (error) {
        if (error instanceof NotFoundError) onDeleted(transaction);
        if (error instanceof OutcomeUnknownError) setUnknown(transaction);
      }
    },
    /** Looks whether it is still there. Nothing is sent again. */
    async look(): Promise<void> {
      if (!unknown || check === 'checking') return;
      setCheck('checking');
      try {
        await getBankTransaction(http, { transactionId: unknown.id });
        setUnknown(undefined);
        setCheck('notDeleted');
      } catch (error) {
        if (error instanceof NotFoundError) onDeleted(unknown);
        else setCheck('failed');
      }
    },
  };
}
