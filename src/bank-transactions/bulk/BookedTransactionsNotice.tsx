'use client';
import { useId, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ToggleButton } from '../../ui/fields/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { type Booking, bookingOf } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { BulkResultItem } from './BulkResultItem.tsx';

interface BulkBookedProps {
  /** Those of the selected ones that are booked. @see bookedOf */
  booked: readonly BankTransaction[];
  isIncluded: boolean;
  onIncludedChange: (isIncluded: boolean) => void;
  messages: typeof transactionListMessages;
}

/** Says in which of the selected transactions category and classes won't change, by kind and name, and lets the user include them. */
export function BookedTransactionsNotice({ booked, isIncluded, onIncludedChange, messages }: BulkBookedProps) {
  const { locale } = useDaybookContext();
  const textOf = (kind: Booking, text: keyof typeof messages & ('bulkTransfers' | 'bulkPayments' | 'bulkPosted')) => {
    const count = booked.filter((transaction) => bookingOf(transaction) === kind).length;
    return count > 0 ? [messages[text]({ count, written: count.toLocaleString(locale) })] : [];
  };
  const kinds = [
    ...textOf('transfer', 'bulkTransfers'),
    ...textOf('payment', 'bulkPayments'),
    ...textOf('account', 'bulkPosted'),
  ];
  const what = new Intl.ListFormat(locale, { type: 'conjunction' }).format(kinds);
  return (
    <div className="daybook-bulk-booked">
      <p role="status">{isIncluded ? messages.bulkIncludedTitle({ what }) : messages.bulkBookedTitle({ what })}</p>
      <NamedItems transactions={booked} messages={messages} />
      <Checkbox label={messages.bulkIncludeBooked({ what })} isChecked={isIncluded} onChange={onIncludedChange} />
    </div>
  );
}

interface BulkSplitProps {
  /** Those of the selected ones that are split: there are some. */
  split: readonly BankTransaction[];
  messages: typeof transactionListMessages;
}

/** Says which of the selected transactions are split, as their lines have category and classes of their own. */
export function BulkSplit({ split, messages }: BulkSplitProps) {
  const { locale } = useDaybookContext();
  return (
    <div className="daybook-bulk-booked">
      <p role="status">
        {messages.bulkSplitTitle({ count: split.length, written: split.length.toLocaleString(locale) })}
      </p>
      <NamedItems transactions={split} messages={messages} />
    </div>
  );
}

/** The first of them, and the others on request. */
function NamedItems({
  transactions,
  messages,
}: Pick<BulkSplitProps, 'messages'> & { transactions: readonly BankTransaction[] }) {
  const { locale } = useDaybookContext();
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const count = transactions.length;
  return (
    <>
      <ul id={id} className="daybook-bulk-items">
        {transactions.slice(0, isWhole ? undefined : firstNamed).map((transaction) => (
          <li key={transaction.id}>
            <BulkResultItem transaction={transaction} messages={messages} />
          </li>
        ))}
      </ul>
      {count > firstNamed && (
        <div className="daybook-bulk-actions">
          <ToggleButton isOpen={isWhole} controls={id} onPress={() => setIsWhole(!isWhole)}>
            {messages.bulkShowAll({ count, written: count.toLocaleString(locale) })}
          </ToggleButton>
        </div>
      )}
    </>
  );
}

/** Those whose category and classes are settled by what they are, and that are not split anyway. */
export function bookedOf(transactions: readonly BankTransaction[]): BankTransaction[] {
  return transactions.filter((transaction) => !transaction.children?.length && bookingOf(transaction));
}

const firstNamed = 5;
