'use client';
import { ClosedPeriodWarning } from '../../closing/notice/ClosedPeriodWarning.tsx';
import { ClosingErrorNotice } from '../../closing/notice/ClosingErrorNotice.tsx';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { saveFailureTexts } from '../../form/saveFailureTexts.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import type { transactionMessages } from '../messages.ts';
import type { ErrorsByPlace } from '../model/fieldErrors.ts';
import type { TransactionDeletion } from './useTransactionDeletion.ts';
import type { TransactionFormState } from './useTransactionForm.ts';

interface EditorNoticesProps {
  editing: TransactionFormState;
  deletion: TransactionDeletion;
  errors: ErrorsByPlace;
  messages: typeof transactionMessages;
}

/** What a person has to know before they go on, above the form: whether its day is closed, what came of the last try, what to look at. */
export function EditorNotices({ editing, deletion, errors, messages }: EditorNoticesProps) {
  const { locale } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const { phase, outcome, refusal, isReadOnly } = editing;
  const { what } = messages;
  const isChecking = phase === 'checking';
  return (
    <div className="daybook-editor-notices" tabIndex={-1} role="status">
      {editing.stored ? <ClosedPeriodWarning date={editing.stored.date} /> : <ClosingErrorNotice />}
      {(isReadOnly || deletion.isReadOnly) && (
        <Notice tone="calm" isAnnounced={false}>
          {shared.noPermission({ what })}
        </Notice>
      )}
      {(phase === 'unknown' || isChecking) && (
        <Notice
          tone="warning"
          isAnnounced={false}
          action={
            <Button onPress={editing.check} isDisabled={isChecking}>
              {isChecking ? messages.checking : messages.check}
            </Button>
          }
        >
          {outcome === 'checkFailed' ? messages.checkFailed : messages.outcomeUnknown}
        </Notice>
      )}
      {(outcome === 'wasNotSaved' ||
        outcome === 'earlierAttemptSaved' ||
        outcome === 'notChecked' ||
        outcome === 'deletedByOther') && (
        <Notice tone="warning" isAnnounced={false}>
          {messages[outcome]}
        </Notice>
      )}
      {refusal && !isReadOnly && (
        <Notice tone="danger" isAnnounced={false}>
          {saveFailureTexts({ error: refusal.error, formErrors: refusal.errors }, what, shared).join(' ')}
        </Notice>
      )}
      {!refusal && errors.size > 0 && (
        <Notice tone="danger" isAnnounced={false}>
          {messages.checkFields({ count: errors.size, written: errors.size.toLocaleString(locale) })}
        </Notice>
      )}
      {deletion.isUnknown && (
        <Notice
          tone="warning"
          isAnnounced={false}
          action={
            <Button onPress={deletion.look}>
              {deletion.check === 'checking' ? messages.checking : messages.check}
            </Button>
          }
        >
          {deletion.check === 'failed' ? messages.checkFailed : messages.unknownDelete}
        </Notice>
      )}
      {(deletion.check === 'notDeleted' || deletion.error) && !deletion.isReadOnly && (
        <Notice tone="danger" isAnnounced={false}>
          {[messages.wasNotDeleted, ...deletion.reasons].join(' ')}
        </Notice>
      )}
    </div>
  );
}
