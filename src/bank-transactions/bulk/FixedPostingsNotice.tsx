'use client';
import { useId, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { type FixedPosting, fixedPostingOf } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { BulkResultItem } from './BulkResultItem.tsx';
import type { bulkMessages } from './bulkMessages.ts';

interface FixedPostingsNoticeProps {
  /** @see withFixedPosting */
  transactions: readonly BankTransaction[];
  isIncluded: boolean;
  onIncludedChange: (isIncluded: boolean) => void;
  messages: typeof bulkMessages;
}

/** Lists the selected transactions whose category and classes won’t change, and lets the user include them. */
export function FixedPostingsNotice({
  transactions,
  isIncluded,
  onIncludedChange,
  messages,
}: FixedPostingsNoticeProps) {
  const { locale } = useDaybookContext();
  const textOf = (
    kind: FixedPosting,
    text: keyof typeof messages & ('bulkTransfers' | 'bulkPayments' | 'bulkPosted'),
  ) => {
    const count = transactions.filter((transaction) => fixedPostingOf(transaction) === kind).length;
    return count > 0 ? [messages[text]({ count })] : [];
  };
  const kinds = [
    ...textOf('transfer', 'bulkTransfers'),
    ...textOf('payment', 'bulkPayments'),
    ...textOf('account', 'bulkPosted'),
  ];
  const what = new Intl.ListFormat(locale, { type: 'conjunction' }).format(kinds);
  return (
    <div className="daybook-bulk-excluded">
      <p role="status">{isIncluded ? messages.bulkIncludedTitle({ what }) : messages.bulkExcludedTitle({ what })}</p>
      <CollapsedList transactions={transactions} messages={messages} />
      <Checkbox label={messages.bulkInclude({ what })} isChecked={isIncluded} onChange={onIncludedChange} />
    </div>
  );
}

interface SplitTransactionsNoticeProps {
  split: readonly BankTransaction[];
  messages: typeof bulkMessages;
}

/** Lists the selected transactions that are split: their lines have their own category and classes. */
export function SplitTransactionsNotice({ split, messages }: SplitTransactionsNoticeProps) {
  return (
    <div className="daybook-bulk-excluded">
      <p role="status">{messages.bulkSplitTitle({ count: split.length })}</p>
      <CollapsedList transactions={split} messages={messages} />
    </div>
  );
}

/** The first few, and the others on request. */
function CollapsedList({
  transactions,
  messages,
}: Pick<SplitTransactionsNoticeProps, 'messages'> & { transactions: readonly BankTransaction[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const count = transactions.length;
  return (
    <>
      <ul id={id} className="daybook-bulk-items">
        {transactions.slice(0, isExpanded ? undefined : collapsedCount).map((transaction) => (
          <li key={transaction.id}>
            <BulkResultItem transaction={transaction} messages={messages} />
          </li>
        ))}
      </ul>
      {count > collapsedCount && (
        <div className="daybook-bulk-actions">
          <Button isExpanded={isExpanded} controls={id} onPress={() => setIsExpanded(!isExpanded)}>
            {messages.bulkShowAll({ count })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Unsplit transactions whose category and classes are determined by their posting. @see fixedPostingOf */
export function withFixedPosting(transactions: readonly BankTransaction[]): BankTransaction[] {
  return transactions.filter((transaction) => !transaction.children?.length && fixedPostingOf(transaction));
}

const collapsedCount = 5;
