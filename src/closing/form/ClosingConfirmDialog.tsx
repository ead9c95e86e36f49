'use client';
import { addDays } from '../../core/dates/calendar.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import type { closingMessages } from '../messages.ts';
import type { OpeningSave } from './useClosingForm.ts';

interface ClosingQuestionProps {
  of: OpeningSave;
  messages: typeof closingMessages;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before closed days are opened, and says which. */
export function ClosingConfirmDialog({ of: { changed, closed }, messages, ...answers }: ClosingQuestionProps) {
  const { locale } = useDaybookContext();
  const written = (date: PlainDate) => formatDate(date, { locale, style: 'long' });
  if (!changed.date) {
    return (
      <ConfirmDialog
        {...answers}
        title={messages.openBooksTitle}
        confirmLabel={messages.openBooks}
        cancelLabel={messages.keepClosed}
      >
        {messages.openBooksText({ date: written(closed) })}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...answers}
      title={messages.openDaysTitle}
      confirmLabel={messages.openDays}
      cancelLabel={messages.keepClosed}
    >
      {messages.openDaysText({ begin: written(addDays(changed.date, 1)), end: written(closed) })}
    </ConfirmDialog>
  );
}
