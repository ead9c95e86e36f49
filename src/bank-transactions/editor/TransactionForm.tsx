'use client';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useClosingState } from '../../closing/data/queries.ts';
import { closingOf } from '../../closing/data/rules.ts';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useStore } from '../../core/state/useStore.ts';
import { areSameErrors } from '../../form/document/fieldErrors.ts';
import { DocumentForm, type DocumentFormHandle } from '../../form/parts/DocumentForm.tsx';
import { pressShortcut } from '../../form/parts/pressShortcut.ts';
import { useDimensions } from '../../reference-lists/data/queries.ts';
import { useConfigurationProblem, useLifecycle } from '../../ui/root/lifecycle.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { MatchProps } from '../match/matchProps.ts';
import { useInvoiceCheck } from '../match/useInvoiceCheck.ts';
import { type ChooseFields, checkedFields, showsError } from '../model/editorFields.ts';
import { fieldErrors } from '../model/fieldErrors.ts';
import { defaultFormValues } from '../model/formValues.ts';
import { unsavedFields } from '../model/unsavedFields.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import { EditorConfirmDialog } from './EditorConfirmDialog.tsx';
import { EditorFields } from './EditorFields.tsx';
import { EditorFooter } from './EditorFooter.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { EditorPanels } from './EditorPanels.tsx';
import type { BankTransactionPanel, EditorCallbacks, QueueProps } from './partProps.ts';
import { TransactionConflict } from './TransactionConflict.tsx';
import { useEditorQuestions } from './useEditorQuestions.ts';
import type { FocusRestorer } from './useRestoreFocusedField.ts';
import type { LeavingRequest } from './useShownTransaction.ts';
import { useStartWith } from './useStartWith.ts';
import { useTransactionDeletion } from './useTransactionDeletion.ts';
import { useTransactionForm } from './useTransactionForm.ts';

export interface TransactionFormProps extends EditorCallbacks, QueueProps {
  /** Undefined for a new one. */
  stored: BankTransaction | undefined;
  defaultValues?: Partial<BankTransaction> | undefined;
  /** Whether `stored` is placeholder data, until the service responds. */
  isProvisional?: boolean;
  /** Called when the form can’t read the transaction again, which its notices say. */
  onReadError?: (error: Error) => void;
  customData?: Record<string, unknown> | undefined;
  fields?: ChooseFields | undefined;
  panels?: readonly BankTransactionPanel[] | undefined;
  focus: FocusRestorer;
  startWith?: 'split' | 'match' | undefined;
  /** The editor's element. */
  container: RefObject<HTMLElement | null>;
  request: LeavingRequest;
  /** Whether the bank details are fields, also of the next transaction. */
  bankDetails: { isOpen: boolean; open: () => void };
  /** The last save of the editor, also of the transaction before. */
  lastSave: { changeId: string | undefined; set: (changeId: string) => void };
  /** An undo that failed while the form had input, until the next save. */
  undoFailure: { text: string | undefined; set: (text: string) => void };
  messages: typeof transactionMessages;
  /** The host's texts, for parts that load later. */
  overrides: MatchProps['overrides'];
}

/** The form of one transaction, with its keyboard shortcuts and dialogs. */
export function TransactionForm(props: TransactionFormProps) {
  const {
    stored,
    defaultValues,
    isProvisional = false,
    customData,
    focus,
    bankDetails,
    lastSave,
    undoFailure,
    messages,
  } = props;
  const { inReviewQueue = false, reviewOnCategorize = true, reviewedStatus = 'RECONCILED', position } = props;
  const { onSave, onDelete, onCancel, onDirtyChange, onNavigate, request } = props;
  const { timeZone, locale } = useDaybookContext();
  const closing = useClosingState();
  const dimensions = useDimensions().data;
  const [initial] = useState(() => defaultFormValues(defaultValues, today(timeZone)));
  const handle = useRef<DocumentFormHandle>(null);
  const [isBankOpened, setIsBankOpened] = useState(stored === undefined);
  const [isPosted] = useState(() => Boolean(stored?.glAccount && !stored.category)); // no field moves after a save
  const onInvalid = () => {
    request.stay();
    handle.current?.focusFirstError();
  };
  const editing = useTransactionForm({
    stored,
    initial,
    closing,
    dimensions,
    isProvisional,
    onReadError: props.onReadError,
    customData,
    chooseFields: props.fields,
    isPosted,
    isReadOnlyByHost: props.readOnly ?? false,
    categorizedAs: reviewOnCategorize ? reviewedStatus : undefined,
    onChange: lastSave.set,
    onSaved: (transaction) => onSave?.({ transaction }),
    onOnline: () => questions.saveWaiting(),
    onInvalid,
    onClosed: () => questions.ask('closed'),
  });
  const invoices = useInvoiceCheck();
  const deletion = useTransactionDeletion({
    transactionId: stored?.id,
    container: props.container,
    onDeleted: (transaction) => onDelete?.({ transaction }),
    onQuestion: () => questions.ask('delete'),
  });
  const { values, rejection, isDirty } = editing;
  const direction = useStore(values, (now) => now.direction);
  const reviewStatus = useStore(values, (now) => now.reviewStatus);
  const { fields, problem } = useMemo(
    () => checkedFields(direction, props.fields, isPosted),
    [direction, props.fields, isPosted],
  );
  useConfigurationProblem(problem);
  useLifecycle({ isSuccess: true, error: editing.error ?? deletion.error });
  useEffect(() => focus.restore(), [focus]);
  const isBankPressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone.
    if (bankDetails.isOpen && isBankPressed.current) focus.toFirst();
    isBankPressed.current = false;
  }, [bankDetails.isOpen, focus]);
  const editBankDetails = () => {
    isBankPressed.current = true;
    bankDetails.open();
  };
  useStartWith(props.startWith, props.container);

  const errors = useStore(
    values,
    (now) => fieldErrors(now, editing.validationErrorsOf(now), rejection, messages),
    areSameErrors,
  );
  const isLocked = editing.stored !== undefined && closingOf(editing.stored.date, closing) === 'locked';
  const isReadOnly = isLocked || editing.isReadOnly || deletion.isPending;
  // The outcome is open.
  const isBusy =
    editing.phase === 'saving' || editing.phase === 'checking' || deletion.isPending || invoices.isChecking;
  const isBankOpen = isBankOpened || bankDetails.isOpen;
  const bankFields = fields.filter(({ section, readOnly }) => section === 'bank' && !readOnly);
  if (!isBankOpen && [...errors.keys()].some((place) => showsError(bankFields, place))) setIsBankOpened(true); // and stays open

  const save = async (isConfirmed: boolean) => {
    if (isReadOnly) return 'stopped';
    const outcome = await invoices.check(values.get);
    if (outcome === 'ok') return editing.save(isConfirmed);
    if (outcome === 'overpaid') onInvalid();
    return 'stopped';
  };
  const questions = useEditorQuestions({
    editing,
    deletion,
    request,
    isReadOnly,
    isBlocked: isBusy,
    save,
    onLeave: (to, isSaved) => {
      if (to === 'cancel') return onCancel?.();
      focus.remember(isSaved && inReviewQueue ? messages.category : undefined);
      onNavigate?.({ direction: to });
    },
  });
  const { question, leave, edit } = questions;
  const part = { values, stored: editing.stored, edit, errors, isReadOnly, messages };
  const isQueued = inReviewQueue && onNavigate !== undefined;
  const isUnreviewed = isQueued && !isReadOnly && editing.stored !== undefined && reviewStatus !== reviewedStatus;
  const submit = () => {
    if (!isQueued || isReadOnly) return questions.save();
    // Unless the save is refused, so that only what the user changed is unsaved.
    if (isUnreviewed && (!isDirty || editing.isValid(values.get())))
      edit((before) => ({ ...before, reviewStatus: reviewedStatus }));
    questions.saveAndLeave('next');
  };
  const cancel = onCancel || isDirty ? () => leave('cancel') : undefined;

  return (
    <>
      <DocumentForm
        label={editing.stored ? messages.title : messages.newTitle}
        isDirty={isDirty}
        isBusy={isBusy}
        onDirtyChange={onDirtyChange}
        onUpload={editing.addUpload}
        handle={handle}
        isText={editing.isReadOnly && !isLocked && !isDirty}
        onSave={submit}
        onLeave={cancel}
        onKeyDownCapture={(event) => {
          if (pressShortcut(event)) return;
          const direction = navigationOf(event);
          if (!direction || !onNavigate || isChoosing(event.target)) return;
          event.preventDefault();
          event.stopPropagation();
          leave(direction);
        }}
      >
        <EditorHeader
          stored={editing.stored}
          onNavigate={onNavigate && leave}
          position={position}
          // The button stays while the deletion is prepared, so that the focus can return to it.
          onDelete={
            onDelete && editing.stored && !isLocked && !editing.isReadOnly
              ? () => !deletion.isPending && questions.remove()
              : undefined
          }
          onClose={onCancel && (() => leave('cancel'))}
          showsBankText={!isBankOpen}
          onEditBankDetails={isReadOnly || bankFields.length === 0 ? undefined : editBankDetails}
          messages={messages}
        />
        <EditorNotices
          editing={editing}
          deletion={deletion}
          undoFailure={undoFailure.text}
          errors={errors}
          fields={fields}
          messages={messages}
        />
        {editing.conflict && (
          <TransactionConflict
            conflict={editing.conflict}
            stored={editing.stored}
            onChoose={editing.choose}
            fields={fields}
            messages={messages}
          />
        )}
        <EditorFields
          fields={fields}
          isBankOpen={isBankOpen}
          part={part}
          sourceId={editing.sourceId}
          paidSince={invoices.paidSince}
          overrides={props.overrides}
          uploadAttachments={props.uploadAttachments}
          onAttachmentRemove={props.onAttachmentRemove}
        />
        <EditorFooter
          editing={editing}
          fields={fields}
          isBankOpen={isBankOpen}
          savedChangeId={lastSave.changeId}
          onMissedFailure={undoFailure.set}
          closing={closing}
          isLocked={isLocked}
          isReadOnly={isReadOnly}
          errors={errors}
          isChecking={invoices.isChecking}
          isInQueue={isQueued}
          isToReview={isUnreviewed}
          onCancel={cancel}
          hasNeighbors={onNavigate !== undefined}
          messages={messages}
        />
        {question && (
          <EditorConfirmDialog
            question={question}
            stored={editing.stored}
            closing={closing}
            isFinal={deletion.isFinal}
            isUnknown={editing.phase === 'outcomeUnknown'}
            unsaved={unsavedFields({ ...editing, values: values.get() }, fields, messages, locale)}
            onSave={isReadOnly ? undefined : () => questions.saveFirst(question)}
            onConfirm={() => questions.confirm(question)}
            onCancel={questions.dismiss}
            messages={messages}
          />
        )}
      </DocumentForm>
      <EditorPanels panels={props.panels} transaction={editing.stored} />
    </>
  );
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
