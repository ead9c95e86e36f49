'use client';
import { useState } from 'react';
import { useSupplied } from '../core/context.ts';
import { NotFoundError, OutcomeUnknownError } from '../core/http/errors.ts';
import { getBankTransaction } from './api.ts';
import { useDeleteBankTransaction } from './mutations.ts';
import { bankTransactionLists } from './queries.ts';
import type { BankTransaction } from './schema.ts';

export type TransactionDeletion = ReturnType<typeof useTransactionDeletion>;

/** Deletes a transaction once, and finds out what became of it where nobody knows. @param onDeleted told of it as it was. */
export function useTransactionDeletion(onDeleted: (transaction: BankTransaction) => void) {
  const { http, session, queryClient } = useSupplied();
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
      const deleted = await write.mutateAsync(transaction.id).catch((error: Error) => {
        if (error instanceof OutcomeUnknownError) setUnknown(transaction);
        return error instanceof NotFoundError ? transaction : undefined; // somebody else was faster
      });
      if (deleted) onDeleted(deleted);
    },
    /** Looks whether it is still there. Nothing is sent again. */
    async look(): Promise<void> {
      if (!unknown || check === 'checking') return;
      setCheck('checking');
      const found = await getBankTransaction(http, { transactionId: unknown.id }).catch((error: Error) => error);
      if (isDeleted(found, unknown)) {
        queryClient.invalidateQueries({ queryKey: bankTransactionLists(session) });
        return onDeleted(unknown);
      }
      if (found instanceof Error) return setCheck('failed');
      setUnknown(undefined);
      setCheck('notDeleted');
    },
  };
}

/** A service may keep what was deleted, as inactive. */
function isDeleted(found: BankTransaction | Error, before: BankTransaction): boolean {
  if (found instanceof Error) return found instanceof NotFoundError;
  return found.status === 'INACTIVE' && before.status !== 'INACTIVE';
}
