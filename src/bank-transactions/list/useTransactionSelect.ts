'use client';
import { useSelect } from '../../list/selection/useSelect.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { BankTransactionSelection } from './columns.tsx';

/** Selects a transaction of the list; undefined without a host's callback. */
export function useTransactionSelect(
  onTransactionSelect: ((selection: BankTransactionSelection) => void) | undefined,
  loaded: readonly BankTransaction[],
) {
  const select = useSelect(onTransactionSelect, ({ transactionId }) => ({
    type: 'bankTransaction.selected',
    transactionId,
  }));
  if (!select) return undefined;
  return (selected: Omit<BankTransactionSelection, 'transactionIds'>) =>
    select({ ...selected, transactionIds: loaded.map(({ id }) => id) });
}
