import type { ReactNode } from 'react';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { WholeAmount } from '../data/useLedgerSummary.ts';

interface WholeMoneyProps {
  amount: WholeAmount;
  /** Shown until it is known. */
  pending: ReactNode;
}

/** An amount of the whole ledger; nothing if it cannot be known. */
export function WholeMoney({ amount, pending }: WholeMoneyProps) {
  if (amount === null) return null;
  return amount === undefined ? pending : <MoneyText amount={amount} />;
}
