import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { WholeAmount } from '../data/useLedgerSummary.ts';

/** An amount of the whole ledger: a skeleton until it is known, nothing if it cannot be. */
export function WholeMoney({ amount }: { amount: WholeAmount }) {
  if (amount === null) return null;
  return amount === undefined ? (
    <span className="daybook-skeleton" aria-hidden="true" />
  ) : (
    <MoneyText amount={amount} />
  );
}
