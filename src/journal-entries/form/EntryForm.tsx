'use client';
import { useMemo, useState } from 'react';
import type { ClosingState } from '../../closing/data/rules.ts';
import { today } from '../../core/dates/calendar.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { DocumentForm } from '../../form/DocumentForm.tsx';
import { FormActions } from '../../form/FormActions.tsx';
import { FormConfirmDialog } from '../../form/FormConfirmDialog.tsx';
import { FormHeader } from '../../form/FormHeader.tsx';
import type { FieldErrors } from '../../form/fieldErrors.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import type { JournalEntry } from '../data/schema.ts';
import type { journalEntryMessages } from '../messages.ts';
import { fieldErrors, validationText } from '../model/fieldErrors.ts';
import { isDirty, isDone } from '../model/formState.ts';
import { closingOfEntry } from '../model/validate.ts';
import { EntryNotices } from './EntryNotices.tsx';
import { EntryTabs } from './EntryTabs.tsx';
import { LineTable } from './LineTable.tsx';
import { MainFields } from './MainFields.tsx';
import { MoreDetails } from './MoreDetails.tsx';
import type { EntryCallbacks, EntryChoices } from './partProps.ts';
import { RecurrenceFields } from './RecurrenceFields.tsx';
import { type JournalEntryFormState, useJournalEntryForm } from './useJournalEntryForm.ts';

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
  const { timeZone, locale } = useDaybookContext();
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
  const count = editing.toSave.length;

  const save = (isAllowed = false) => {
    if (!isLocked && !editing.isReadOnly) editing.save(isAllowed);
  };
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
  const cancel = onCancel || editing.isDirty ? leave : undefined;
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
    <DocumentForm
      label={current.stored ? messages.title : messages.newTitle}
      isDirty={editing.isDirty && !editing.isReadOnly}
      onDirtyChange={onDirtyChange}
      errorCount={errorCount}
      shownCount={shownCount}
      onSave={() => save()}
      onLeave={cancel}
    >
      <div>
        <FormHeader
          title={current.stored ? current.stored.description || messages.title : messages.newTitle}
          facts={current.stored && factsOf(current.stored, locale, messages)}
        />
        {editing.entries.length > 1 && (
          <EntryTabs
            editing={editing}
            messages={messages}
            onRemove={() => (isDirty(current) ? setQuestion('remove') : remove())}
          />
        )}
        <EntryNotices editing={editing} closing={closing} isLocked={isLocked} errors={errors} messages={messages} />
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
        isReadOnly={isLocked || editing.isReadOnly}
        saveLabel={messages.saveAll({ count: Math.max(1, count) })}
        isSaveInactive={phase !== 'editing' || (count === 0 && (current.stored !== undefined || isDone(current)))}
        onCancel={cancel}
        status={statusOf(editing, locale, messages)}
        actions={
          isNew &&
          !isLocked &&
          !editing.isReadOnly && (
            <Button onPress={add} isDisabled={phase !== 'editing'}>
              {messages.addEntry}
            </Button>
          )
        }
        messages={messages}
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
    </DocumentForm>
  );
}

function factsOf({ date, status }: JournalEntry, locale: string, messages: typeof journalEntryMessages) {
  return [formatDate(date, { locale }), status && status !== 'ACTIVE' && wordOf(messages, 'status', status)];
}

/** The save status. */
function statusOf(
  { phase, notice, entries, current }: JournalEntryFormState,
  locale: string,
  messages: typeof journalEntryMessages,
): string | false {
  if (phase !== 'editing') return phase === 'saving' && messages.saving;
  if (notice === 'nothingToSave') return messages.nothingToSave;
  if (entries.length === 1) return current.outcome === 'saved' && messages.saved;
  const saved = entries.filter(
    (entry) => !isDirty(entry) && (entry.outcome === 'saved' || entry.outcome === 'wasSaved'),
  );
  const total = entries.length.toLocaleString(locale);
  return saved.length > 0 && messages.savedCount({ count: saved.length, total });
}

function useErrors(
  { current: { values, rejection }, validationErrors }: JournalEntryFormState,
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
