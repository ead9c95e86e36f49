'use client';
import { useState } from 'react';
import { addDays } from '../../core/dates/calendar.ts';
import { formatDate, formatDateRange } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import type { OpenItems } from '../checklist/ClosingChecklist.tsx';
import type { closingMessages } from '../messages.ts';
import type { ClosingFormState, ClosingQuestion } from './useClosingForm.ts';

interface ClosingConfirmDialogProps {
  question: ClosingQuestion;
  state: Pick<ClosingFormState, 'stored' | 'values' | 'confirm' | 'cancel'>;
  /** What is open in the period. */
  openItems: OpenItems | undefined;
  messages: typeof closingMessages;
}

/** Asks before a save that reopens a closed period, or closes one with open items. */
export function ClosingConfirmDialog(props: ClosingConfirmDialogProps) {
  const { question, state, messages } = props;
  const { locale } = useDaybookContext();
  const long = (date: PlainDate) => formatDate(date, { locale, style: 'long' });
  const callbacks = { onConfirm: state.confirm, onCancel: state.cancel };
  const { stored } = state;
  const values = state.values.get(); // they can’t change under the dialog
  const [openItems] = useState(props.openItems); // as they were when asked about; they may be counted again
  const closed = question === 'openItems' ? values.date : stored.date;
  if (!closed) return null; // nothing to ask about
  if (question === 'openItems') {
    if (!openItems) return null; // as above
    const isWarned = values.modifications === 'ENABLED_WITH_WARNING';
    return (
      <ConfirmDialog
        {...callbacks}
        title={messages.openItemsTitle(openItems)}
        confirmLabel={messages.closeAnyway}
        cancelLabel={messages.cancel}
      >
        {messages[isWarned ? 'openItemsWarned' : 'openItemsLocked']({
          items: openItems.items,
          date: formatDate(closed, { locale }),
        })}
      </ConfirmDialog>
    );
  }
  const begin = values.date ? addDays(values.date, 1) : undefined;
  return (
    <ConfirmDialog
      {...callbacks}
      title={
        begin
          ? messages.reopenPeriodTitle({ period: formatDateRange(begin, closed, { locale }) })
          : messages.reopenBooksTitle
      }
      confirmLabel={begin ? messages.reopenPeriod : messages.reopenBooks}
      cancelLabel={messages.keepClosed}
    >
      {begin
        ? messages.reopenPeriodText({ begin: long(begin), end: long(closed) })
        : messages.reopenBooksText({ date: long(closed) })}
    </ConfirmDialog>
  );
}
