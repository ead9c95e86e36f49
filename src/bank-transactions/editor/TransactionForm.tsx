'use client';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { type ClosingState, closingOf } from '../../closing/data/rules.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { useFocusFirstError } from '../../form/useFocusFirstError.ts';
import { useUnsavedChangesGuard } from '../../form/useUnsavedChangesGuard.ts';
import type { Dimension } from '../../reference-lists/data/schema.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionMessages } from '../messages.ts';
import { fieldErrors } from '../model/fieldErrors.ts';
import type { FormValues } from '../model/formValues.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { EditorActions } from './EditorActions.tsx';
import { EditorConfirmDialog, type Question } from './EditorConfirmDialog.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { MainFields } from './MainFields.tsx';
import { MatchPanel } from './MatchPanel.tsx';
import { MoreDetails } from './MoreDetails.tsx';
import type { EditorCallbacks } from './partProps.ts';
import { SplitLines } from './SplitLines.tsx';
import { useTransactionDeletion } from './useTransactionDeletion.ts';
import { useTransactionForm } from './useTransactionForm.ts';

interface TransactionFormProps {
  stored: BankTransaction | undefined;
  initial: FormValues;
  closing: ClosingState | undefined;
  dimensions: readonly Dimension[] | undefined;
  /** Whether `stored` is as a list had it, until the service answers. */
  isProvisional: boolean;
  customData?: Record<string, unknown> | undefined;
  callbacks: EditorCallbacks;
  onGone?: (() => void) | undefined;
  messages: typeof transactionMessages;
}

/** The form of one transaction, its keys, and the questions that it asks. */
export function TransactionForm(props: TransactionFormProps) {
  const { stored, initial, closing, dimensions, isProvisional, customData, callbacks, onGone, messages } = props;
  const { onSave, onDelete, onCancel, onDirtyChange, onNavigate, uploadAttachments, onAttachmentRemove } = callbacks;
  const form = useRef<HTMLFormElement>(null);
  const [wrongAt, setWrongAt] = useState(0);
  const [question, setQuestion] = useState<Question>();
  const editing = useTransactionForm({
    ...{ stored, initial, closing, dimensions, isProvisional, customData },
    onSaved: (transaction) => onSave?.({ transaction }),
    onWrong: () => setWrongAt((count) => count + 1),
    onClosed: () => setQuestion('closed'),
  });
  const deletion = useTransactionDeletion({
    onDeleted: (transaction) => {
      onGone?.();
      onDelete?.({ transaction });
    },
    onClosed: () => setQuestion('delete'),
  });
  const { draft, problems, refusal, isDirty, edit } = editing;
  useLifecycle({ isSuccess: false, error: editing.error ?? deletion.error });

  const errors = useMemo(() => fieldErrors(draft, problems, refusal, messages), [draft, problems, refusal, messages]);
  const isLocked = editing.stored !== undefined && closingOf(editing.stored.date, closing) === 'locked';
  const isReadOnly = isLocked || editing.isReadOnly || deletion.isPending;
  const isBusy = editing.phase === 'saving' || editing.phase === 'checking' || deletion.isPending;

  useFocusFirstError(form, wrongAt);
  useUnsavedChangesGuard(isDirty, onDirtyChange);

  const save = (isAllowed = false) => {
    if (!isReadOnly) editing.save(isAllowed);
  };
  // What a field settles on with the same key is drawn before it is saved.
  const latestSave = useLatest(save);
  const leave = (then: Question) => {
    if (isBusy) return; // nobody knows yet what would be lost
    if (isDirty || editing.phase === 'unknown') setQuestion(then);
    else go(then);
  };
  const go = (question: Question) => {
    setQuestion(undefined);
    if (question === 'closed') save(true);
    else if (question === 'delete') {
      if (editing.stored) deletion.remove(editing.stored, closingOf(editing.stored.date, closing) === 'warn');
    } else {
      editing.discard();
      if (question === 'cancel') onCancel?.();
      else onNavigate?.({ direction: question });
    }
  };

  return (
    <form
      ref={form}
      className="daybook-editor"
      noValidate
      aria-label={editing.stored ? messages.title : messages.newTitle}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDownCapture={(event) => {
        const direction = navigationOf(event);
        if (!direction || !onNavigate || question || isChoosing(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        leave(direction);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          queueMicrotask(() => latestSave.current());
        } else if (event.key === 'Escape' && !event.defaultPrevented && (onCancel || isDirty)) {
          event.preventDefault();
          event.stopPropagation();
          leave('cancel');
        }
      }}
    >
      <div>
        <EditorHeader {...{ stored: editing.stored, messages }} onNavigate={onNavigate && leave} />
        <EditorNotices {...{ editing, deletion, errors, messages }} />
      </div>
      {editing.conflict && (
        <ConflictPanel
          conflict={editing.conflict}
          stored={editing.stored}
          onChoose={editing.choose}
          messages={messages}
        />
      )}
      <MainFields {...{ draft, stored: editing.stored, edit, errors, isReadOnly, messages }} />
      <SplitLines {...{ draft, stored: editing.stored, edit, errors, isReadOnly, messages }} />
      <MatchPanel {...{ draft, stored: editing.stored, edit, errors, isReadOnly, messages }} />
      <MoreDetails
        {...{
          draft,
          stored: editing.stored,
          edit,
          errors,
          isReadOnly,
          uploadAttachments,
          onAttachmentRemove,
          messages,
        }}
      />
      <EditorActions
        {...{ editing, deletion, isReadOnly, messages }}
        onDelete={onDelete && editing.stored && !isReadOnly ? () => setQuestion('delete') : undefined}
        onCancel={onCancel || isDirty ? () => leave('cancel') : undefined}
      />
      {question && (
        <EditorConfirmDialog
          {...{ question, stored: editing.stored, closing, messages }}
          isUnknown={editing.phase === 'unknown'}
          onConfirm={() => go(question)}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </form>
  );
}

function navigationOf({ altKey, ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): 'next' | 'previous' | undefined {
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowDown') return 'next';
  return key === 'ArrowUp' ? 'previous' : undefined;
}

/** Whether a list is open from which something is being chosen: it has the arrow keys. */
function isChoosing(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[role=combobox][aria-expanded=true]');
}
