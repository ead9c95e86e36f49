'use client';
import type { Closing } from '../closing/schema.ts';
import { useSupplied } from '../core/context.ts';
import { formatDate } from '../core/dates/formatDate.ts';
import { formatMoney } from '../core/money/formatMoney.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { transactionMessages } from './messages.ts';
import { transactionName } from './rules.ts';
import type { BankTransaction } from './schema.ts';

/** What is asked before it is done: to save into closed books, to delete, and to leave what is not saved. */
export type Question = 'closed' | 'delete' | 'cancel' | 'next' | 'previous';

interface EditorQuestionProps {
  question: Question;
  stored: BankTransaction | undefined;
  closing: Closing | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  messages: typeof transactionMessages;
}

/** A question of the editor, in words. */
export function EditorQuestion({ question, stored, closing, messages, ...answers }: EditorQuestionProps) {
  const { currency, locale } = useSupplied();
  if (question === 'closed') {
    return (
      <ConfirmDialog
        {...answers}
        title={messages.closedTitle}
        confirmLabel={messages.changeAnyway}
        cancelLabel={messages.keepEditing}
      >
        {messages.closedWarning({ date: closing?.date ? formatDate(closing.date, { locale }) : '' })}
      </ConfirmDialog>
    );
  }
  if (question === 'delete' && stored) {
    const amount = formatMoney(stored.amount, { currency, locale });
    return (
      <ConfirmDialog
        {...answers}
        isDangerous
        title={messages.deleteTitle}
        confirmLabel={messages.deleteNow}
        cancelLabel={messages.keepEditing}
      >
        {messages.deleteText({
          name: transactionName(stored, messages.title),
          amount,
          date: formatDate(stored.date, { locale }),
        })}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...answers}
      isDangerous
      title={messages.discardTitle}
      confirmLabel={messages.discard}
      cancelLabel={messages.keepEditing}
    >
      {messages.discardText}
    </ConfirmDialog>
  );
}
