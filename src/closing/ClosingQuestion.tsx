'use client';
import { useSupplied } from '../core/context.ts';
import { addDays } from '../core/dates/calendar.ts';
import { formatDate } from '../core/dates/formatDate.ts';
import type { PlainDate } from '../core/dates/plainDate.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { ClosingValues } from './ClosingDraft.ts';
import type { closingMessages } from './messages.ts';

interface ClosingQuestionProps {
  stored: ClosingValues;
  values: ClosingValues;
  messages: typeof closingMessages;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before closed days are opened, and says which. */
export function ClosingQuestion({ stored, values, messages, ...answers }: ClosingQuestionProps) {
  const { locale } = useSupplied();
  const written = (date: PlainDate) => formatDate(date, { locale, style: 'long' });
  if (stored.date === null) return null; // opened by somebody else meanwhile
  if (values.date === null) {
    return (
      <ConfirmDialog
        {...answers}
        title={messages.openBooksTitle}
        confirmLabel={messages.openBooks}
        cancelLabel={messages.keepClosed}
      >
        {messages.openBooksText({ date: written(stored.date) })}
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
      {messages.openDaysText({ begin: written(addDays(values.date, 1)), end: written(stored.date) })}
    </ConfirmDialog>
  );
}
