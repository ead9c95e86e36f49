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

/** The confirmation dialogs of the form. */
export function FormConfirmDialog({ question, closing, isUnknown, messages, ...callbacks }: FormConfirmDialogProps) {
  const { locale } = useDaybookContext();
  const isSave = question === 'closed';
  const closedThrough = closing?.date ? formatDate(closing.date, { locale }) : '';
  const discardText = isUnknown ? messages.leaveUnknownText : messages.discardText;
  return (
    <ConfirmDialog
      {...callbacks}
      isDangerous={!isSave}
      title={isSave ? messages.closedTitle : messages.discardTitle}
      confirmLabel={isSave ? messages.changeAnyway : messages.discard}
      cancelLabel={messages.keepEditing}
    >
      {isSave ? messages.closedWarning({ date: closedThrough }) : discardText}
    </ConfirmDialog>
  );
}
