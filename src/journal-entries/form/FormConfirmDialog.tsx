'use client';
import type { ClosingState } from '../../closing/data/rules.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import type { journalEntryMessages } from '../messages.ts';

/** What is asked before it is done: to save into closed books, to leave what is not saved, to take an entry off the form. */
export type Question = 'closed' | 'cancel' | 'remove';

interface FormConfirmDialogProps {
  question: Question;
  closing: ClosingState | undefined;
  /** Whether nobody knows if the last save came through. */
  isUnknown: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  messages: typeof journalEntryMessages;
}

/** A question of the form, in words. */
export function FormConfirmDialog({ question, closing, isUnknown, messages, ...answers }: FormConfirmDialogProps) {
  const { locale } = useDaybookContext();
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
