'use client';
import { formatDate, formatDateRange } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { FormNotice } from '../../form/parts/FormNotices.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import type { closingMessages } from '../messages.ts';
import { closingShift } from '../model/closingShift.ts';
import type { ClosingFormState } from './useClosingForm.ts';

interface SavedClosingProps {
  save: NonNullable<ClosingFormState['lastSave']>;
  onUndo: () => void;
  messages: typeof closingMessages;
}

/** What the last save did, with Undo. */
export function SavedClosing({ save: { outcome, before, after, canUndo }, onUndo, messages }: SavedClosingProps) {
  const { locale } = useDaybookContext();
  const { date, modifications } = after;
  const isWarned = modifications === 'ENABLED_WITH_WARNING';
  const state = date
    ? messages[isWarned ? 'closedWarned' : 'closedLocked']({ date: formatDate(date, { locale }) })
    : messages.opened;
  const { kind, begin, end } = closingShift(before.date ?? null, date ?? null) ?? {};
  const isPartlyReopened = kind === 'reopen' && begin && end;
  const saved = isPartlyReopened
    ? messages.reopened({ period: formatDateRange(begin, end, { locale }), state })
    : state;
  const texts = { saved, undone: messages.undone({ state }), changedSince: messages.changedSince };
  return (
    <FormNotice
      tone={outcome === 'changedSince' ? 'warning' : 'good'}
      action={canUndo && <Button onPress={onUndo}>{messages.undo}</Button>}
    >
      {texts[outcome]}
    </FormNotice>
  );
}
