import type { ReactNode } from 'react';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { TotalAmount } from '../data/totals.ts';

interface TotalMoneyProps {
  amount: TotalAmount;
  /** Shown until it is known. */
  pending: ReactNode;
}

/** A total of the ledger; nothing if it cannot be known. */
export function TotalMoney({ amount, pending }: TotalMoneyProps) {
  if (amount === null) return null;
  return amount === undefined ? pending : <MoneyText amount={amount} />;
}
