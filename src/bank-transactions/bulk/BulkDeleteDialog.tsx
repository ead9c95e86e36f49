'use client';
import { type ClosingState, isUnavailable } from '../../closing/data/rules.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { exactSum } from '../../core/money/sum.ts';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { directionOf, settledBy } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { BulkResultItem } from './BulkResultItem.tsx';
import type { bulkMessages } from './bulkMessages.ts';
import { closedAmong } from './bulkRules.ts';
import type { BulkConfirmation } from './useBulkJob.ts';

interface BulkDeleteDialogProps extends Omit<BulkConfirmation, 'task'> {
  onCancel: () => void;
  onConfirm: () => void;
  messages: typeof bulkMessages;
}

/** Asks to confirm a bulk deletion. */
export default function BulkDeleteDialog({ transactions, closing, messages, ...callbacks }: BulkDeleteDialogProps) {
  const { locale } = useDaybookContext();
  const closedText = closedTextOf(transactions, closing, { messages, locale });
  const count = { count: transactions.length };
  const contents = useContents(transactions, messages);
  return (
    <ConfirmDialog
      {...callbacks}
      title={messages.bulkDeleteQuestion(count)}
      confirmLabel={messages.bulkDeleteConfirm}
      cancelLabel={messages.bulkCancel}
      isDangerous
    >
      {transactions.length <= maxListed && (
        <ul className="daybook-bulk-items">
          {transactions.map((transaction) => (
            <li key={transaction.id}>
              <BulkResultItem transaction={transaction} messages={messages} />
            </li>
          ))}
        </ul>
      )}
      {contents.map((content) => (
        <p key={content} dir="auto">
          {content}
        </p>
      ))}
      <p>{messages.bulkDeleteText(count)}</p>
      {closedText && <p>{closedText}</p>}
    </ConfirmDialog>
  );
}

/** The money in and out, and what else goes with the transactions: receipts, and what splits, matches and transfers say. */
function useContents(transactions: readonly BankTransaction[], messages: BulkDeleteDialogProps['messages']): string[] {
  const { locale } = useDaybookContext();
  const format = useMoneyFormat(true);
  const sums = (['in', 'out'] as const).flatMap((direction) => {
    const amounts = transactions.filter((each) => directionOf(each) === direction).map(({ amount }) => amount);
    const total = amounts.length > 0 ? exactSum(amounts) : undefined;
    return total === undefined ? [] : messages[direction === 'in' ? 'bulkIn' : 'bulkOut']({ amount: format(total) });
  });
  const receipts = transactions.filter(({ attachments }) => attachments?.length).length;
  const special = (['split', 'payment', 'transfer'] as const).flatMap((what) => {
    const count = transactions.filter((each) => settledBy(each) === what).length;
    return count > 0 ? messages[`bulkAre_${what}`]({ count }) : [];
  });
  const others = [...(receipts > 0 ? [messages.bulkHaveReceipt({ count: receipts })] : []), ...special];
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' }).format(others);
  return [sums.join(' · '), listed].filter((text) => text !== '');
}

/** How many are in closed periods, or that this is unknown; undefined if none is. */
function closedTextOf(
  transactions: readonly BankTransaction[],
  closing: ClosingState,
  { messages, locale }: Pick<BulkDeleteDialogProps, 'messages'> & { locale: string },
): string | undefined {
  if (isUnavailable(closing)) return closing.unavailable === 'denied' ? messages.bulkClosingUnavailable : undefined;
  const count = closedAmong(transactions, closing).length;
  if (!closing.date || count === 0) return undefined;
  const date = formatDate(closing.date, { locale });
  return messages.bulkClosedText({ count, date });
}

/** Longer lists would not be read. */
const maxListed = 5;
