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
export function ClosingConfirmDialog({ of: { changed, closed }, messages, ...callbacks }: ClosingConfirmDialogProps) {
  const { locale } = useDaybookContext();
  const format = (date: PlainDate) => formatDate(date, { locale, style: 'long' });
  return (
    <ConfirmDialog
      {...callbacks}
      title={changed.date ? messages.reopenPeriodTitle : messages.reopenBooksTitle}
      confirmLabel={changed.date ? messages.reopenPeriod : messages.reopenBooks}
      cancelLabel={messages.keepClosed}
    >
      {changed.date
        ? messages.reopenPeriodText({ begin: format(addDays(changed.date, 1)), end: format(closed) })
        : messages.reopenBooksText({ date: format(closed) })}
    </ConfirmDialog>
  );
}
