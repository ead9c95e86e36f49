'use client';
import { type ClosingState, closingOf } from '../../closing/data/rules.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionMessages } from '../messages.ts';

/** What the user has to confirm: a save in a closed period, a deletion, or leaving with unsaved changes. */
export type Question = 'closed' | 'delete' | 'cancel' | 'next' | 'previous';

interface EditorConfirmDialogProps {
  question: Question;
  stored: BankTransaction | undefined;
  closing: ClosingState | undefined;
  /** Whether the outcome of the last save is unknown. */
  isUnknown: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  messages: typeof transactionMessages;
}

/** The confirmation dialogs of the editor. */
export function EditorConfirmDialog({
  question,
  stored,
  closing,
  isUnknown,
  messages,
  ...answers
}: EditorConfirmDialogProps) {
  const { currency, locale } = useDaybookContext();
  const closedThrough = closing?.date ? formatDate(closing.date, { locale }) : '';
  if (question === 'closed') {
    return (
      <ConfirmDialog
        {...answers}
        title={messages.closedTitle}
        confirmLabel={messages.changeAnyway}
        cancelLabel={messages.keepEditing}
      >
        {messages.closedWarning({ date: closedThrough })}
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
        <p>
          {messages.deleteText({
            name: transactionName(stored, messages.title),
            amount,
            date: formatDate(stored.date, { locale }),
          })}
        </p>
        {closingOf(stored.date, closing) === 'warn' && <p>{messages.closedWarning({ date: closedThrough })}</p>}
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
      {isUnknown ? messages.leaveUnknownText : messages.discardText}
    </ConfirmDialog>
  );
}
