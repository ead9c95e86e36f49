import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { bulkMessages } from './bulkMessages.ts';

interface BulkResultItemProps {
  transaction: BankTransaction;
  messages: typeof bulkMessages;
}

/** One transaction as a line: date, name and amount. */
export function BulkResultItem({ transaction, messages }: BulkResultItemProps) {
  const { date, amount } = transaction;
  return (
    <div className="daybook-bulk-item">
      <DateText date={date} />
      <span>
        <bdi>{transactionName(transaction, messages.unnamed)}</bdi>
      </span>
      <MoneyText amount={amount} isSigned />
    </div>
  );
}
