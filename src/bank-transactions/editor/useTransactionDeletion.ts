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

interface DeletionOptions {
  /** Called with the transaction as it was. */
  onDeleted: (transaction: BankTransaction) => void;
  /** Called in place of a deletion in closed books that the user was not warned of. */
  onClosed: () => void;
}

/** Deletes a transaction once, and finds out what became of it where nobody knows. */
export function useTransactionDeletion({ onDeleted, onClosed }: DeletionOptions) {
  const { http, session, queryClient } = useDaybookContext();
  const write = useDeleteBankTransaction();
  const readClosing = useReadClosing();
  /** Why the closing could not be read, so that nothing was deleted. */
  const [unread, setUnread] = useState<Error>();
  const [isReading, setIsReading] = useState(false);
  const [unknown, setUnknown] = useState<BankTransaction>();
  const [check, setCheck] = useState<'checking' | 'failed' | 'notDeleted'>();

  return {
    isPending: isReading || write.isPending,
    isReadOnly: write.isReadOnly,
    isUnknown: unknown !== undefined,
    check,
    /** Why it was not deleted; null where it was, or nobody knows. */
    error: unread ?? (write.error instanceof OutcomeUnknownError ? null : write.error),
    /** What the service said of it. */
    reasons: [...Object.values(write.formErrors.byField).flat(), ...write.formErrors.rest],
    /** @param isWarned whether the user agreed to delete in closed books. */
    async remove(transaction: BankTransaction, isWarned: boolean): Promise<void> {
      setCheck(undefined);
      setUnknown(undefined);
      setUnread(undefined);
      setIsReading(true);
      const closing = await readClosing().catch((error: Error) => error);
      setIsReading(false);
      if (closing instanceof Error) return setUnread(closing);
      const state = closingOf(transaction.date, closing);
      if (state === 'locked') return; // the form is locked by now, and says why
      if (state === 'warn' && !isWarned) return onClosed();
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
