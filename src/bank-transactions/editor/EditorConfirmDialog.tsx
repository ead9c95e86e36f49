'use client';
import { type ClosingState, closingOf } from '../../closing/data/rules.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { FormConfirmDialog } from '../../form/parts/FormConfirmDialog.tsx';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionMessages } from '../transactionMessages.ts';

/** Where the user goes from the form; `other`: to the transaction that the host asks for. */
export type Destination = 'cancel' | 'next' | 'previous' | 'other';

/** What the user has to confirm: a save in a closed period, a deletion, or leaving with unsaved changes. */
export type Question = 'closed' | 'delete' | Destination;

interface EditorConfirmDialogProps {
  question: Question;
  stored: BankTransaction | undefined;
  closing: ClosingState | undefined;
  /** Whether a deletion can’t be undone. */
  isFinal: boolean;
  /** Whether the outcome of the last save is unknown. */
  isUnknown: boolean;
  /** The names of the fields with unsaved changes. */
  unsaved: string;
  /** Saves before leaving; undefined if that is not possible. */
  onSave: (() => void) | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  messages: typeof transactionMessages;
}

/** The confirmation dialogs of the editor. */
export function EditorConfirmDialog(props: EditorConfirmDialogProps) {
  const { question, stored, closing, isFinal, isUnknown, unsaved, onSave, onConfirm, onCancel, messages } = props;
  const { locale } = useDaybookContext();
  const format = useMoneyFormat(true);
  const name = stored ? transactionName(stored, messages.title) : '';
  const amount = stored ? format(stored.amount) : '';
  if (question !== 'delete' || !stored) {
    return (
      <FormConfirmDialog
        action={question === 'closed' ? 'saveClosed' : 'discard'}
        closedThrough={closing?.date}
        isUnknown={isUnknown}
        leaveTitle={stored ? messages.leaveTitle({ name, amount }) : messages.leaveNewTitle}
        unsaved={unsaved && messages.notSavedYet({ fields: unsaved })}
        onSave={onSave}
        isSaveFocused
        onConfirm={onConfirm}
        onCancel={onCancel}
        messages={messages}
      />
    );
  }
  const closedThrough = closing?.date ? formatDate(closing.date, { locale }) : '';
  return (
    <ConfirmDialog
      isDangerous
      title={messages.deleteTitle}
      confirmLabel={messages.deleteNow}
      cancelLabel={messages.keepEditing}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{messages.deleteText({ name, amount, date: formatDate(stored.date, { locale }) })}</p>
      {isFinal && <p>{messages.deleteFinal}</p>}
      {closingOf(stored.date, closing) === 'warn' && <p>{messages.closedWarning({ date: closedThrough })}</p>}
    </ConfirmDialog>
  );
}
