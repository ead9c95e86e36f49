'use client';
import { useSelect } from '../../list/selection/useSelect.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { BankTransactionSelection, SelectTransaction } from './columns.tsx';

interface TransactionSelectOptions extends Pick<BankTransactionSelection, 'inReviewQueue'> {
  loaded: readonly BankTransaction[];
}

/** Selects a transaction of the list; undefined without a host's callback. */
export function useTransactionSelect(
  onTransactionSelect: ((selection: BankTransactionSelection) => void) | undefined,
  { loaded, inReviewQueue }: TransactionSelectOptions,
): SelectTransaction {
  const select = useSelect(onTransactionSelect, ({ transactionId }) => ({
    type: 'bankTransaction.selected',
    transactionId,
  }));
  if (!select) return undefined;
  return (selected) => select({ ...selected, transactionIds: loaded.map(({ id }) => id), inReviewQueue });
}
