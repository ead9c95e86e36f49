'use client';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { useClosingState } from '../../closing/data/queries.ts';
import { closingOf } from '../../closing/data/rules.ts';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { DocumentForm } from '../../form/DocumentForm.tsx';
import { FormActions } from '../../form/FormActions.tsx';
import { useDimensions } from '../../reference-lists/data/queries.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import type { BankTransaction } from '../data/schema.ts';
import { MatchSection } from '../match/MatchSection.tsx';
import type { MatchProps } from '../match/matchProps.ts';
import { useInvoiceCheck } from '../match/useInvoiceCheck.ts';
import type { transactionMessages } from '../messages.ts';
import { fieldErrors } from '../model/fieldErrors.ts';
import { defaultFormValues } from '../model/formValues.ts';
import { isMatched, isMatchOnly } from '../model/matchLines.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { EditorConfirmDialog, type Question } from './EditorConfirmDialog.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { MainFields } from './MainFields.tsx';
import { MoreDetails } from './MoreDetails.tsx';
import type { EditorCallbacks } from './partProps.ts';
import { SplitLines } from './SplitLines.tsx';
import type { FocusRestorer } from './useRestoreFocusedField.ts';
import { useTransactionDeletion } from './useTransactionDeletion.ts';
import { type TransactionFormState, useTransactionForm } from './useTransactionForm.ts';

export interface TransactionFormProps extends EditorCallbacks {
  /** Undefined for a new one. */
  stored: BankTransaction | undefined;
  defaultValues?: Partial<BankTransaction> | undefined;
  /** Whether `stored` is placeholder data, until the service responds. */
  isProvisional?: boolean;
  customData?: Record<string, unknown> | undefined;
  focus: FocusRestorer;
  messages: typeof transactionMessages;
  /** The host's texts, for parts that load later. */
  overrides: MatchProps['overrides'];
}

/** The form of one transaction, with its keyboard shortcuts and dialogs. */
export function TransactionForm(props: TransactionFormProps) {
  const { stored, defaultValues, isProvisional = false, customData, focus, messages } = props;
  const { onSave, onDelete, onCancel, onDirtyChange, onNavigate } = props;
  const { timeZone } = useDaybookContext();
  const closing = useClosingState();
  const dimensions = useDimensions().data;
  const [initial] = useState(() => defaultFormValues(defaultValues, today(timeZone)));
  const [errorCount, setErrorCount] = useState(0);
  const [question, setQuestion] = useState<Question>();
  const editing = useTransactionForm({
    stored,
    initial,
    closing,
    dimensions,
    isProvisional,
    customData,
    onSaved: (transaction) => onSave?.({ transaction }),
    onInvalid: () => setErrorCount((count) => count + 1),
    onClosed: () => setQuestion('closed'),
  });
  const invoices = useInvoiceCheck();
  const deletion = useTransactionDeletion({
    transactionId: stored?.id,
    onDeleted: (transaction) => onDelete?.({ transaction }),
    onClosed: () => setQuestion('delete'),
  });
  const { values, validationErrors, rejection, isDirty, edit } = editing;
  const latestValues = useLatest(values);
  useLifecycle({ isSuccess: true, error: editing.error ?? deletion.error });
  useEffect(() => focus.restore(), [focus]);

  const errors = useMemo(
    () => fieldErrors(values, validationErrors, rejection, messages),
    [values, validationErrors, rejection, messages],
  );
  const isLocked = editing.stored !== undefined && closingOf(editing.stored.date, closing) === 'locked';
  const isReadOnly = isLocked || editing.isReadOnly || deletion.isPending;
  const isBusy = editing.phase === 'saving' || editing.phase === 'checking' || deletion.isPending;

  const part = { values, stored: editing.stored, edit, errors, isReadOnly, messages };
  const match = <MatchSection {...part} paidSince={invoices.paidSince} overrides={props.overrides} />;
  const save = (isConfirmed = false) => {
    if (isReadOnly) return;
    const onOverpaid = () => setErrorCount((count) => count + 1);
    invoices.check(() => latestValues.current, { onFit: () => editing.save(isConfirmed), onOverpaid });
  };
  const leave = (next: Question) => {
    if (isBusy || invoices.isChecking) return; // the outcome is open
    if (isDirty || editing.phase === 'outcomeUnknown') setQuestion(next);
    else confirm(next);
  };
  // An undo brings the transaction back, but not what was typed.
  const remove = (isConfirmed = false) => {
    if (editing.stored && (isConfirmed || !isDirty)) deletion.remove(editing.stored, isConfirmed);
    else setQuestion('delete');
  };
  const cancel = onCancel || isDirty ? () => leave('cancel') : undefined;
  const confirm = (question: Question) => {
    setQuestion(undefined);
    if (question === 'closed') save(true);
    else if (question === 'delete') remove(true);
    else {
      editing.discard();
      if (question === 'cancel') onCancel?.();
      else onNavigate?.({ direction: question });
    }
  };

  return (
    <DocumentForm
      label={editing.stored ? messages.title : messages.newTitle}
      isDirty={isDirty}
      onDirtyChange={onDirtyChange}
      errorCount={errorCount}
      onSave={() => save()}
      onLeave={cancel}
      onKeyDownCapture={(event) => {
        const direction = navigationOf(event);
        if (!direction || !onNavigate || question || isChoosing(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        leave(direction);
      }}
    >
      <div>
        <EditorHeader stored={editing.stored} onNavigate={onNavigate && leave} messages={messages} />
        <EditorNotices editing={editing} deletion={deletion} errors={errors} messages={messages} />
      </div>
      {editing.conflict && (
        <ConflictPanel
          conflict={editing.conflict}
          stored={editing.stored}
          onChoose={editing.choose}
          messages={messages}
        />
      )}
      {values.direction === 'in' && match}
      <MainFields {...part} isMatched={isMatched(values)} />
      {!isMatchOnly(values) && <SplitLines {...part} />}
      {values.direction === 'out' && match}
      <MoreDetails
        {...part}
        uploadAttachments={props.uploadAttachments}
        onAttachmentRemove={props.onAttachmentRemove}
      />
      <FormActions
        isReadOnly={isReadOnly}
        isSaveInactive={
          editing.phase !== 'editing' || invoices.isChecking || (!isDirty && editing.stored !== undefined)
        }
        onCancel={cancel}
        status={statusOf(editing, messages)}
        messages={messages}
      >
        {onDelete && editing.stored && !isReadOnly && (
          <Button onPress={() => remove()} isDangerous isQuiet>
            {messages.delete}
          </Button>
        )}
      </FormActions>
      {question && (
        <EditorConfirmDialog
          question={question}
          stored={editing.stored}
          closing={closing}
          isUnknown={editing.phase === 'outcomeUnknown'}
          onConfirm={() => confirm(question)}
          onCancel={() => setQuestion(undefined)}
          messages={messages}
        />
      )}
    </DocumentForm>
  );
}

/** The save status. */
function statusOf(
  { phase, notice, isDirty }: TransactionFormState,
  messages: typeof transactionMessages,
): string | undefined {
  if (phase === 'saving') return messages.saving;
  const isShown = notice === 'wasSaved' || notice === 'nothingToSave' || (notice === 'saved' && !isDirty);
  return phase === 'editing' && isShown ? messages[notice] : undefined;
}

function navigationOf({ altKey, ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): 'next' | 'previous' | undefined {
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowDown') return 'next';
  return key === 'ArrowUp' ? 'previous' : undefined;
}

/** Whether a combobox is open, which has the arrow keys. */
function isChoosing(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[role=combobox][aria-expanded=true]');
}
