import { accountNumbers } from '../accountNumbers.ts';
import type { Day } from '../calendar.ts';
import type { BankAccountKey, TransactionDraft } from './transactionDraft.ts';

/**
 * Both sides of a transfer between the company's accounts. Each posts to transfers in transit, where they net to zero.
 * @param amount positive minor units.
 */
export function transfer(
  from: BankAccountKey,
  to: BankAccountKey,
  day: Day,
  amount: number,
  text: string,
): [TransactionDraft, TransactionDraft] {
  const side = { day, type: 'TRANSFER', text, accountNo: accountNumbers.transfersInTransit, segments: [] } as const;
  return [
    { ...side, bank: from, amount: -amount, payee: `Transfer to ${bankNames[to]}` },
    { ...side, bank: to, amount, payee: `Transfer from ${bankNames[from]}` },
  ];
}

const bankNames: Record<BankAccountKey, string> = {
  checking: 'checking',
  savings: 'savings',
  payroll: 'payroll account',
  card: 'credit card',
};
