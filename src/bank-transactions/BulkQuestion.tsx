'use client';
import { useSupplied } from '../core/context.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { BulkItem } from './BulkItem.tsx';
import type { BulkTask } from './BulkRun.ts';
import type { transactionListMessages } from './messages.ts';
import type { BankTransaction } from './schema.ts';

/** What is asked before a task begins, of the transactions that were selected then. */
export interface Asked {
  task: BulkTask;
  transactions: readonly BankTransaction[];
  /** How many of them are in closed books; undefined where none is. */
  closedText: string | undefined;
}

interface BulkQuestionProps extends Asked {
  onCancel: () => void;
  onConfirm: () => void;
  messages: typeof transactionListMessages;
}

/** A question of the bulk actions, in words. */
export function BulkQuestion({ task, transactions, closedText, messages, ...answers }: BulkQuestionProps) {
  const { locale } = useSupplied();
  const count = { count: transactions.length, written: transactions.length.toLocaleString(locale) };
  if (task.is === 'edit') {
    return (
      <ConfirmDialog
        {...answers}
        title={messages.bulkClosedQuestion}
        confirmLabel={messages.bulkClosedConfirm}
        cancelLabel={messages.bulkGoBack}
      >
        <p>{closedText}</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...answers}
      title={messages.bulkDeleteQuestion(count)}
      confirmLabel={messages.bulkDeleteConfirm}
      cancelLabel={messages.bulkGoBack}
      isDangerous
    >
      {transactions.length <= fewNamed && (
        <ul className="daybook-bulk-items">
          {transactions.map((transaction) => (
            <li key={transaction.id}>
              <BulkItem transaction={transaction} messages={messages} />
            </li>
          ))}
        </ul>
      )}
      <p>{messages.bulkDeleteText(count)}</p>
      {closedText && <p>{closedText}</p>}
    </ConfirmDialog>
  );
}

/** As many are named before they are deleted; more would be a list that nobody reads. */
const fewNamed = 5;
