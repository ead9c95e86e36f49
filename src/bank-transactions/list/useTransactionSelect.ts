'use client';
import { type RefObject, useRef } from 'react';
import { useSelect } from '../../list/selection/useSelect.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { BankTransactionSelection, SelectTransaction } from './columns.tsx';

interface TransactionSelectOptions extends Pick<BankTransactionSelection, 'inReviewQueue'> {
  loaded: readonly BankTransaction[];
}

interface TransactionSelect {
  onTransactionSelect: SelectTransaction;
  /** The transaction that was selected last. */
  selectedId: RefObject<string | undefined>;
}

/** Selects a transaction of the list. */
export function useTransactionSelect(
  onTransactionSelect: ((selection: BankTransactionSelection) => void) | undefined,
  { loaded, inReviewQueue }: TransactionSelectOptions,
): TransactionSelect {
  const selectedId = useRef<string>(undefined);
  const select = useSelect(onTransactionSelect, ({ transactionId }) => ({
    type: 'bankTransaction.selected',
    transactionId,
  }));
  return {
    selectedId,
    onTransactionSelect:
      select &&
      ((selected) => {
        selectedId.current = selected.transactionId;
        select({ ...selected, transactionIds: loaded.map(({ id }) => id), inReviewQueue });
      }),
  };
}
