'use client';
import { ClosedPeriodWarning } from '../../closing/notice/ClosedPeriodWarning.tsx';
import { ClosingErrorNotice } from '../../closing/notice/ClosingErrorNotice.tsx';
import { useMessages } from '../../core/daybookContext.ts';
import { OfflineError } from '../../core/errors.ts';
import { hidesCustomData } from '../../core/writes/customData.ts';
import type { FieldErrors } from '../../form/document/fieldErrors.ts';
import { FormNotice, FormNotices } from '../../form/parts/FormNotices.tsx';
import { SaveOutcomeNotices } from '../../form/parts/SaveOutcomeNotices.tsx';
import { savingMessages } from '../../form/savingMessages.ts';
import { type EditorField, fieldLabel, isCustomField, showsError } from '../model/editorFields.ts';
import { deletionFailureText } from '../review/deletionFailureText.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import type { TransactionDeletion } from './useTransactionDeletion.ts';
import type { TransactionFormState } from './useTransactionForm.ts';

interface EditorNoticesProps {
  editing: TransactionFormState;
  deletion: TransactionDeletion;
  undoFailure: string | undefined;
  errors: FieldErrors;
  fields: readonly EditorField[];
  messages: typeof transactionMessages;
}

/**
 * Notices above the form: closed period, outcome of the last save or deletion, errors of fields that aren’t shown. The footer
 * counts the invalid ones.
 */
export function EditorNotices({ editing, deletion, undoFailure, errors, fields, messages }: EditorNoticesProps) {
  const shared = useMessages('ui', savingMessages);
  const { stored } = editing;
  const isOffline = editing.rejection?.error instanceof OfflineError; // the footer says so
  const unshown = [...errors]
    .filter(([place]) => !showsError(fields, place))
    .map(([place, texts]) => `${fieldLabel(place, fields, messages)}: ${texts.join(' ')}`);
  return (
    <FormNotices
      closing={stored ? <ClosedPeriodWarning date={stored.date} /> : <ClosingErrorNotice />}
      what={messages.what}
      isReadOnly={editing.isReadOnly}
      rejection={isOffline ? undefined : editing.rejection}
      reason={unshown.join(' ')}
      invalid={unshown.length > 0 && unshown.join(' ')}
    >
      {deletion.isReadOnly && !editing.isReadOnly && (
        <FormNotice tone="calm">{shared.noPermission({ what: messages.what })}</FormNotice>
      )}
      <SaveOutcomeNotices form={editing} messages={messages} />
      {fields.some(isCustomField) && hidesCustomData(stored?.customData) && (
        <FormNotice tone="calm">{messages.customDataHidden}</FormNotice>
      )}
      {undoFailure && <FormNotice tone="danger">{undoFailure}</FormNotice>}
      {deletion.failure && !deletion.isReadOnly && (
        <FormNotice tone="danger">{deletionFailureText(deletion.failure, messages)}</FormNotice>
      )}
    </FormNotices>
  );
}
