'use client';
import { type ClosingState, isUnavailable } from '../../closing/data/rules.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
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
      <p>{messages.bulkDeleteText(count)}</p>
      {closedText && <p>{closedText}</p>}
    </ConfirmDialog>
  );
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
