'use client';
import { ClosedPeriodWarning } from '../../closing/notice/ClosedPeriodWarning.tsx';
import { ClosingErrorNotice } from '../../closing/notice/ClosingErrorNotice.tsx';
import { useMessages } from '../../core/daybookContext.ts';
import { saveFailureTexts } from '../../form/saveFailureTexts.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import type { transactionMessages } from '../messages.ts';
import type { FieldErrors } from '../model/fieldErrors.ts';
import type { TransactionDeletion } from './useTransactionDeletion.ts';
import type { TransactionFormState } from './useTransactionForm.ts';

interface EditorNoticesProps {
  editing: TransactionFormState;
  deletion: TransactionDeletion;
  errors: FieldErrors;
  messages: typeof transactionMessages;
}

/** Notices above the form: closed period, outcome of the last save, errors. */
export function EditorNotices({ editing, deletion, errors, messages }: EditorNoticesProps) {
  const shared = useMessages('ui', uiMessages);
  const { phase, notice, rejection, isReadOnly } = editing;
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
      {(phase === 'outcomeUnknown' || isChecking) && (
        <Notice
          tone="warning"
          isAnnounced={false}
          action={
            <Button onPress={editing.check} isDisabled={isChecking}>
              {isChecking ? messages.checking : messages.check}
            </Button>
          }
        >
          {notice === 'checkFailed' ? messages.checkFailed : messages.outcomeUnknown}
        </Notice>
      )}
      {(notice === 'wasNotSaved' ||
        notice === 'earlierAttemptSaved' ||
        notice === 'notChecked' ||
        notice === 'deletedByOther') && (
        <Notice tone="warning" isAnnounced={false}>
          {messages[notice]}
        </Notice>
      )}
      {rejection && !isReadOnly && (
        <Notice tone="danger" isAnnounced={false}>
          {saveFailureTexts({ error: rejection.error, formErrors: rejection.errors }, what, shared).join(' ')}
        </Notice>
      )}
      {!rejection && errors.size > 0 && (
        <Notice tone="danger" isAnnounced={false}>
          {messages.checkFields({ count: errors.size })}
        </Notice>
      )}
      {deletion.isUnknown && (
        <Notice
          tone="warning"
          isAnnounced={false}
          action={
            <Button onPress={deletion.checkOutcome}>
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
