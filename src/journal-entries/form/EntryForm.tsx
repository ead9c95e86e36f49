'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ClosingState } from '../../closing/data/rules.ts';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { FormConfirmDialog } from '../../form/FormConfirmDialog.tsx';
import { onFormKeyDown } from '../../form/onFormKeyDown.ts';
import { useFocusFirstError } from '../../form/useFocusFirstError.ts';
import { useUnsavedChangesGuard } from '../../form/useUnsavedChangesGuard.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import type { JournalEntry } from '../data/schema.ts';
import type { journalEntryMessages } from '../messages.ts';
import { type FieldErrors, fieldErrors, validationText } from '../model/fieldErrors.ts';
import { isDirty, isDone } from '../model/formState.ts';
import { closingOfEntry } from '../model/validate.ts';
import { EntryTabs } from './EntryTabs.tsx';
import { FormActions } from './FormActions.tsx';
import { FormHeader } from './FormHeader.tsx';
import { FormNotices } from './FormNotices.tsx';
import { LineTable } from './LineTable.tsx';
import { MainFields } from './MainFields.tsx';
import { MoreDetails } from './MoreDetails.tsx';
import type { EntryCallbacks, EntryChoices } from './partProps.ts';
import { RecurrenceFields } from './RecurrenceFields.tsx';
import { useJournalEntryForm } from './useJournalEntryForm.ts';

/** Actions that need confirmation: saving into closed books, discarding changes, removing an entry. */
type Question = 'closed' | 'cancel' | 'remove';

interface EntryFormProps {
  stored: JournalEntry | undefined;
  copied: Partial<JournalEntry> | undefined;
  /** Undefined while it loads. It's loaded again before each save. */
  closing: ClosingState | undefined;
  callbacks: EntryCallbacks;
  choices: EntryChoices;
  messages: typeof journalEntryMessages;
}

/** The journal entry form with its keyboard shortcuts and confirm dialogs. */
export function EntryForm({ stored, copied, closing, callbacks, choices, messages }: EntryFormProps) {
  const { onSave, onCancel, onDirtyChange, uploadAttachments, onAttachmentRemove } = callbacks;
  const { timeZone } = useDaybookContext();
  const form = useRef<HTMLFormElement>(null);
  const [errorCount, setErrorCount] = useState(0);
  const [shownCount, setShownCount] = useState(0);
  const [question, setQuestion] = useState<Question>();
  const editing = useJournalEntryForm({
    stored,
    copied,
    onSaved: (journalEntries) => onSave?.({ journalEntries }),
    onInvalid: () => setErrorCount((count) => count + 1),
    onClosed: () => setQuestion('closed'),
  });
  const { current, phase, edit } = editing;
  useLifecycle({ isSuccess: false, error: current.rejection?.error ?? null });

  const errors = useErrors(editing, messages);
  const isLocked = closingOfEntry(current.stored, closing, today(timeZone)) === 'locked';
  const isReadOnly = isLocked || editing.isReadOnly || isDone(current) || current.outcome === 'outcomeUnknown';
  const named = current.stored ?? current.copied;
  const isNew = stored === undefined;

  useFocusFirstError(form, errorCount);
  useUnsavedChangesGuard(editing.isDirty && !editing.isReadOnly, onDirtyChange);
  // The pressed button may be gone.
  useEffect(() => {
    if (shownCount > 0) form.current?.querySelector('input')?.focus();
  }, [shownCount]);

  const save = (isAllowed = false) => {
    if (!isLocked && !editing.isReadOnly) editing.save(isAllowed);
  };
  const latestSave = useLatest(save);
  const add = () => {
    editing.add();
    setShownCount((count) => count + 1);
  };
  const remove = () => {
    editing.remove();
    setShownCount((count) => count + 1);
  };
  const leave = () => {
    if (phase !== 'editing') return; // the outcome is still pending
    if (editing.isDirty) setQuestion('cancel');
    else onCancel?.();
  };
  const confirm = (question: Question) => {
    setQuestion(undefined);
    if (question === 'closed') save(true);
    else if (question === 'remove') remove();
    else {
      editing.discard();
      onCancel?.();
    }
  };
  const part = { values: current.values, named, edit, errors, isReadOnly, messages };

  return (
    <form
      ref={form}
      className="daybook-editor"
      noValidate
      aria-label={current.stored ? messages.title : messages.newTitle}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) =>
        onFormKeyDown(event, {
          onSave: () => latestSave.current(),
          onLeave: onCancel || editing.isDirty ? leave : undefined,
        })
      }
    >
      <div>
        <FormHeader stored={current.stored} messages={messages} />
        {editing.entries.length > 1 && (
          <EntryTabs
            editing={editing}
            messages={messages}
            onRemove={() => (isDirty(current) ? setQuestion('remove') : remove())}
          />
        )}
        <FormNotices editing={editing} closing={closing} isLocked={isLocked} errors={errors} messages={messages} />
      </div>
      <MainFields key={`fields ${current.key}`} {...part} />
      <LineTable key={`lines ${current.key}`} {...part} />
      <RecurrenceFields
        key={`recurrence ${current.key}`}
        {...part}
        {...choices}
        isStored={Boolean(current.stored?.recurrence)}
      />
      <MoreDetails
        key={`more ${current.key}`}
        {...part}
        uploadAttachments={uploadAttachments}
        onAttachmentRemove={onAttachmentRemove}
      />
      <FormActions
        editing={editing}
        isLocked={isLocked}
        messages={messages}
        onAdd={isNew && !isLocked && !editing.isReadOnly ? add : undefined}
        onCancel={onCancel || editing.isDirty ? leave : undefined}
      />
      {question && (
        <FormConfirmDialog
          action={question === 'closed' ? 'saveClosed' : 'discard'}
          closedThrough={closing?.date}
          messages={messages}
          isUnknown={editing.entries.some(({ outcome }) => outcome === 'outcomeUnknown')}
          onConfirm={() => confirm(question)}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </form>
  );
}

function useErrors(
  { current: { values, rejection }, validationErrors }: ReturnType<typeof useJournalEntryForm>,
  messages: typeof journalEntryMessages,
): FieldErrors {
  const { currency, locale } = useDaybookContext();
  return useMemo(() => {
    const format = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, { currency, locale });
    return fieldErrors(values, {
      validationErrors,
      rejection,
      textOf: (error) => validationText(error, messages, format),
    });
  }, [values, validationErrors, rejection, currency, locale, messages]);
}
