'use client';
import type { ClosingState } from '../../closing/data/rules.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import type { journalEntryMessages } from '../messages.ts';

/** Actions that need confirmation: saving into closed books, discarding changes, removing an entry. */
export type Question = 'closed' | 'cancel' | 'remove';

interface FormConfirmDialogProps {
  question: Question;
  closing: ClosingState | undefined;
  /** Whether the last save has an unknown outcome. */
  isUnknown: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  messages: typeof journalEntryMessages;
}

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
