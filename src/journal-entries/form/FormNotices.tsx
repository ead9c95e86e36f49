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
import type { FieldErrors } from '../model/fieldErrors.ts';
import { isNotModifiable } from '../model/saveOutcome.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

interface FormNoticesProps {
  editing: JournalEntryFormState;
  closing: ClosingState | undefined;
  /** Whether the closing locks the current entry. */
  isLocked: boolean;
  errors: FieldErrors;
  messages: typeof journalEntryMessages;
}

/** Notices above the form: why it's locked, the last outcome, and what needs attention. */
export function FormNotices({ editing, closing, isLocked, errors, messages }: FormNoticesProps) {
  const { locale, timeZone } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const { current, phase, notice, isReadOnly } = editing;
  const { stored, rejection, outcome, changedByOther } = current;
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
        (isLocked ? <ClosedPeriodWarning /> : <NoticeLine tone="calm">{messages.closedNow({ date })}</NoticeLine>)}
      {isReadOnly && <NoticeLine tone="calm">{shared.noPermission({ what: messages.what })}</NoticeLine>}
      {outcome === 'outcomeUnknown' && (
        <NoticeLine tone="warning" action={check}>
          {notice === 'checkFailed'
            ? messages.checkFailed
            : stored
              ? messages.changeOutcomeUnknown
              : messages.outcomeUnknown}
        </NoticeLine>
      )}
      {outcome === 'wasSaved' && (
        <NoticeLine tone="calm">{stored ? messages.wasSaved : messages.wasSavedBefore}</NoticeLine>
      )}
      {(outcome === 'wasNotSaved' || outcome === 'earlierAttemptSaved' || outcome === 'deletedByOther') && (
        <NoticeLine tone="warning">{messages[outcome]}</NoticeLine>
      )}
      {changedByOther && (
        <NoticeLine
          tone="warning"
          action={
            <div className="daybook-lines-actions">
              <Button onPress={() => editing.resolveConflict('mine')}>{messages.keepMine}</Button>
              <Button onPress={() => editing.resolveConflict('saved')}>{messages.useSaved}</Button>
            </div>
          }
        >
          {outcome === 'savedDiffers' ? messages.savedDiffers : messages.changedByOther}
        </NoticeLine>
      )}
      {notice === 'notChecked' && <NoticeLine tone="warning">{messages.notChecked}</NoticeLine>}
      {notice === 'checkOtherEntry' && <NoticeLine tone="danger">{messages.checkOtherEntry}</NoticeLine>}
      {rejection && !isReadOnly && (
        <NoticeLine tone="danger">
          {[
            ...saveFailureTexts({ error: rejection.error, formErrors: rejection.errors }, messages.what, shared),
            isNotModifiable(rejection.error) && isClosed && messages.notModifiable,
          ]
            .filter(Boolean)
            .join(' ')}
        </NoticeLine>
      )}
      {!rejection && errors.size > 0 && (
        <NoticeLine tone="danger">{messages.checkItems({ count: errors.size })}</NoticeLine>
      )}
    </div>
  );
}

function NoticeLine(props: { tone: 'calm' | 'warning' | 'danger'; action?: ReactNode; children: ReactNode }) {
  return <Notice {...props} isAnnounced={false} />;
}
