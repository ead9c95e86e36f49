import { DateText } from '../ui/DateText.tsx';
import { MoneyText } from '../ui/MoneyText.tsx';
import type { bulkMessages } from './messages.ts';
import type { BankTransaction } from './schema.ts';

interface BulkItemProps {
  transaction: BankTransaction;
  messages: typeof bulkMessages;
}

/** One transaction in a line: its day, what it is called, its amount. */
export function BulkItem({ transaction, messages }: BulkItemProps) {
  const { date, displayName, description, vendor, amount } = transaction;
  return (
    <div className="daybook-bulk-item">
      <DateText date={date} />
      <bdi>{displayName || description || vendor?.name || messages.bulkUnnamed}</bdi>
      <MoneyText amount={amount} />
    </div>
  );
}
