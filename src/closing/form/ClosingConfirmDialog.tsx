'use client';
import { addDays } from '../../core/dates/calendar.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import type { closingMessages } from '../messages.ts';
import type { PendingSave } from './useClosingForm.ts';

interface ClosingConfirmDialogProps {
  of: PendingSave;
  messages: typeof closingMessages;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a save reopens a closed period. */
export function ClosingConfirmDialog({ of: { changed, closed }, messages, ...answers }: ClosingConfirmDialogProps) {
  const { locale } = useDaybookContext();
  const written = (date: PlainDate) => formatDate(date, { locale, style: 'long' });
  if (!changed.date) {
    return (
      <ConfirmDialog
        {...answers}
        title={messages.reopenBooksTitle}
        confirmLabel={messages.reopenBooks}
        cancelLabel={messages.keepClosed}
      >
        {messages.reopenBooksText({ date: written(closed) })}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...answers}
      title={messages.reopenPeriodTitle}
      confirmLabel={messages.reopenPeriod}
      cancelLabel={messages.keepClosed}
    >
      {messages.reopenPeriodText({ begin: written(addDays(changed.date, 1)), end: written(closed) })}
    </ConfirmDialog>
  );
}
