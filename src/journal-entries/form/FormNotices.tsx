'use client';
import type { ReactNode } from 'react';
import { type ClosingState, closingOf, isUnavailable } from '../../closing/data/rules.ts';
import { ClosedPeriodWarning } from '../../closing/notice/ClosedPeriodWarning.tsx';
import { ClosingErrorNotice } from '../../closing/notice/ClosingErrorNotice.tsx';
import { today } from '../../core/dates/calendar.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { saveFailureTexts } from '../../form/saveFailureTexts.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import type { journalEntryMessages } from '../messages.ts';
import type { ErrorsByPlace } from '../model/fieldErrors.ts';
import { isNotModifiable } from '../model/saveOutcome.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

interface EntryNoticesProps {
  editing: JournalEntryFormState;
  closing: ClosingState | undefined;
  /** Whether the closing keeps the entry in sight from being saved. */
  isLocked: boolean;
  errors: ErrorsByPlace;
  messages: typeof journalEntryMessages;
}

/** What a person has to know before they go on, above the form: why it is locked, what came of the last try, what to look at. */
export function FormNotices({ editing, closing, isLocked, errors, messages }: EntryNoticesProps) {
  const { locale, timeZone } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const { current, phase, outcome, isReadOnly } = editing;
  const { stored, refusal, fate, theirs } = current;
  const isChecking = phase === 'checking';
  const isKnown = closing !== undefined && !isUnavailable(closing);
  const isClosed = !isKnown || closingOf(stored?.date ?? today(timeZone), closing) !== 'open';
  const date = closing?.date ? formatDate(closing.date, { locale }) : '';
  const check = (
    <Button onPress={editing.check} isDisabled={isChecking}>
      {isChecking ? messages.checking : stored ? messages.check : messages.sendAgain}
    </Button>
  );
  return (
    <div className="daybook-editor-notices" tabIndex={-1} role="status">
      {stored ? <ClosedPeriodWarning date={stored.date} /> : <ClosingErrorNotice />}
      {!stored &&
        isKnown &&
        closingOf(today(timeZone), closing) === 'locked' &&
        (isLocked ? <ClosedPeriodWarning /> : <Told tone="calm">{messages.closedNow({ date })}</Told>)}
      {isReadOnly && <Told tone="calm">{shared.noPermission({ what: messages.what })}</Told>}
      {fate === 'unknown' && (
        <Told tone="warning" action={check}>
          {outcome === 'checkFailed' ? messages.checkFailed : stored ? messages.unknownChange : messages.unknown}
        </Told>
      )}
      {fate === 'wasSaved' && <Told tone="calm">{stored ? messages.wasSaved : messages.wasSavedBefore}</Told>}
      {(fate === 'wasNotSaved' || fate === 'wasSavedEarlier' || fate === 'goneMeanwhile') && (
        <Told tone="warning">{messages[fate]}</Told>
      )}
      {theirs && (
        <Told
          tone="warning"
          action={
            <div className="daybook-lines-actions">
              <Button onPress={() => editing.choose('mine')}>{messages.keepMine}</Button>
              <Button onPress={() => editing.choose('theirs')}>{messages.takeTheirs}</Button>
            </div>
          }
        >
          {fate === 'isOtherwise' ? messages.isOtherwise : messages.changedMeanwhile}
        </Told>
      )}
      {outcome === 'notChecked' && <Told tone="warning">{messages.notChecked}</Told>}
      {outcome === 'othersWrong' && <Told tone="danger">{messages.mendOthers}</Told>}
      {refusal && !isReadOnly && (
        <Told tone="danger">
          {[
            ...saveFailureTexts({ error: refusal.error, formErrors: refusal.errors }, messages.what, shared),
            isNotModifiable(refusal.error) && isClosed && messages.notModifiable,
          ]
            .filter(Boolean)
            .join(' ')}
        </Told>
      )}
      {!refusal && errors.size > 0 && (
        <Told tone="danger">{messages.mend({ count: errors.size, written: errors.size.toLocaleString(locale) })}</Told>
      )}
    </div>
  );
}

function Told(props: { tone: 'calm' | 'warning' | 'danger'; action?: ReactNode; children: ReactNode }) {
  return <Notice {...props} isAnnounced={false} />;
}
