'use client';
import { type ClosingState, closingOf, isNotModifiable, isUnavailable } from '../../closing/data/rules.ts';
import { ClosedPeriodWarning } from '../../closing/notice/ClosedPeriodWarning.tsx';
import { ClosingErrorNotice } from '../../closing/notice/ClosingErrorNotice.tsx';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { FieldErrors } from '../../form/document/fieldErrors.ts';
import { FormNotice, FormNotices } from '../../form/parts/FormNotices.tsx';
import { SaveOutcomeNotices } from '../../form/parts/SaveOutcomeNotices.tsx';
import { useToday } from '../../ui/dates/useToday.ts';
import type { journalEntryMessages } from '../messages.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

interface EntryNoticesProps {
  editing: JournalEntryFormState;
  closing: ClosingState | undefined;
  /** Whether the closing locks the current entry. */
  isLocked: boolean;
  errors: FieldErrors;
  messages: typeof journalEntryMessages;
}

/** Notices above the form: why it's locked, the last outcome, and what needs attention. */
export function EntryNotices({ editing, closing, isLocked, errors, messages }: EntryNoticesProps) {
  const { locale } = useDaybookContext();
  const today = useToday();
  const { current, notice, isReadOnly } = editing;
  const { stored, rejection, outcome } = current;
  const isKnown = closing !== undefined && !isUnavailable(closing);
  const period = closingOf(stored?.date ?? today, closing);
  const isClosed = !isKnown || period !== 'open';
  const date = closing?.date ? formatDate(closing.date, { locale }) : '';
  const outcomeMessages = stored
    ? { ...messages, outcomeUnknown: messages.changeOutcomeUnknown }
    : { ...messages, check: messages.sendAgain };
  return (
    <FormNotices
      closing={
        <>
          {stored ? <ClosedPeriodWarning date={stored.date} /> : <ClosingErrorNotice />}
          {!stored &&
            isKnown &&
            isClosed &&
            (period === 'locked' && !isLocked ? (
              <FormNotice tone="calm">{messages.closedNow({ date })}</FormNotice>
            ) : (
              <ClosedPeriodWarning />
            ))}
        </>
      }
      what={messages.what}
      isReadOnly={isReadOnly}
      rejection={rejection}
      reason={rejection && isNotModifiable(rejection.error) && isClosed && messages.notModifiable}
      invalid={errors.size > 0 && messages.checkItems({ count: errors.size })}
    >
      <SaveOutcomeNotices form={{ ...editing, outcome }} messages={outcomeMessages} />
      {outcome === 'wasSaved' && (
        <FormNotice tone="calm">{stored ? messages.wasSaved : messages.wasSavedBefore}</FormNotice>
      )}
      {notice === 'checkOtherDocument' && <FormNotice tone="danger">{messages.checkOtherEntry}</FormNotice>}
      {notice === 'uploadFailed' && <FormNotice tone="danger">{messages.attachmentFailed}</FormNotice>}
    </FormNotices>
  );
}
