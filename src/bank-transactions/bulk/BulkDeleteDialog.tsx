'use client';
import { isUnavailable } from '../../closing/data/rules.ts';
import type { Closing } from '../../closing/data/schema.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { exactSum } from '../../core/money/sum.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { directionOf, fixedPostingOf, settledBy } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { BulkResultItem } from './BulkResultItem.tsx';
import type { bulkMessages } from './bulkMessages.ts';
import { closedAmong, lockedAmong } from './bulkRules.ts';
import type { BulkConfirmation } from './useBulkJob.ts';

interface BulkDeleteDialogProps extends Omit<BulkConfirmation, 'task'> {
  onCancel: () => void;
  /** Called with the transactions to delete. */
  onConfirm: (transactions: readonly BankTransaction[]) => void;
  messages: typeof bulkMessages;
}

/** Asks to confirm a bulk deletion, without the transactions that the closing locks. */
export default function BulkDeleteDialog(props: BulkDeleteDialogProps) {
  const { transactions: selected, closing, onCancel, onConfirm, messages } = props;
  const { locale } = useDaybookContext();
  const locked = new Set(lockedAmong(selected, closing));
  const transactions = selected.filter((each) => !locked.has(each));
  const count = { count: transactions.length };
  const contents = useContents(transactions, messages);
  if (transactions.length === 0) {
    return (
      <Dialog
        isAlert
        title={messages.bulkWillNotChange}
        onCancel={onCancel}
        actions={<Button onPress={onCancel}>{messages.bulkClose}</Button>}
      >
        <p>
          {isUnavailable(closing)
            ? messages.bulkClosingUnreadable
            : closedTextOf(locked.size, closing, { messages, locale })}
        </p>
      </Dialog>
    );
  }
  const closedText = isUnavailable(closing)
    ? closing.unavailable === 'denied' && messages.bulkClosingUnavailable
    : closedTextOf(closedAmong(transactions, closing).length, closing, { messages, locale });
  return (
    <ConfirmDialog
      onCancel={onCancel}
      onConfirm={() => onConfirm(transactions)}
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
      {locked.size > 0 && <p>{messages.bulkClosedStay({ count: locked.size })}</p>}
      {closedText && <p>{closedText}</p>}
    </ConfirmDialog>
  );
}

/** The money in and out, and what else is deleted: receipts, splits, matches and transfers. */
function useContents(transactions: readonly BankTransaction[], messages: BulkDeleteDialogProps['messages']): string[] {
  const format = useMoneyFormat(true);
  const sumText = (text: (values: { amount: string }) => string, direction: 'in' | 'out') => {
    const amounts = transactions.filter((each) => directionOf(each) === direction).map(({ amount }) => amount);
    const total = amounts.length > 0 ? exactSum(amounts) : undefined;
    return total === undefined ? '' : text({ amount: format(total) });
  };
  const countText = (text: (values: { count: number }) => string, is: (transaction: BankTransaction) => boolean) => {
    const count = transactions.filter(is).length;
    return count > 0 ? text({ count }) : '';
  };
  const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' · ');
  const sums = joined([sumText(messages.bulkIn, 'in'), sumText(messages.bulkOut, 'out')]);
  const others = joined([
    countText(messages.bulkHaveReceipt, ({ attachments }) => Boolean(attachments?.length)),
    countText(messages.bulkAre_split, (each) => settledBy(each) === 'split'),
    countText(messages.bulkAre_payment, (each) => fixedPostingOf(each) === 'payment'),
    countText(messages.bulkAre_transfer, (each) => fixedPostingOf(each) === 'transfer'),
  ]);
  // The row of a single one shows its amount.
  return [transactions.length > 1 ? sums : '', others].filter((text) => text !== '');
}

/** The closing date, and how many are in the closed period; undefined if none is. */
function closedTextOf(
  count: number,
  closing: Closing,
  { messages, locale }: Pick<BulkDeleteDialogProps, 'messages'> & { locale: string },
): string | undefined {
  if (!closing.date || count === 0) return undefined;
  const date = formatDate(closing.date, { locale });
  return messages.bulkClosedText({ count, date });
}

/** Longer lists would not be read. */
const maxListed = 5;
