'use client';
import { useRef, useState } from 'react';
import type { ClosingState } from '../../closing/data/rules.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { useStore } from '../../core/state/useStore.ts';
import type { DocumentFormState } from '../../form/document/documentFormState.ts';
import { areSameErrors, type FieldErrors } from '../../form/document/fieldErrors.ts';
import { isSavedWithoutId } from '../../form/document/isSavedWithoutId.ts';
import { useLeaving } from '../../form/leaving/useLeaving.ts';
import { DocumentForm, type DocumentFormHandle } from '../../form/parts/DocumentForm.tsx';
import { FormActions } from '../../form/parts/FormActions.tsx';
import { FormConfirmDialog } from '../../form/parts/FormConfirmDialog.tsx';
import { FormHeader } from '../../form/parts/FormHeader.tsx';
import { useToday } from '../../ui/dates/useToday.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import type { JournalEntry } from '../data/schema.ts';
import type { EntryCallbacks, EntryChoices } from '../fields/partProps.ts';
import type { journalEntryMessages } from '../messages.ts';
import { type EntryDocument, entryDocument, isBlankEntry } from '../model/entryDocument.ts';
import { fieldErrors, validationText } from '../model/fieldErrors.ts';
import { permissionOf } from '../model/validate.ts';
import { EntryBody } from './EntryBody.tsx';
import { EntryConflict } from './EntryConflict.tsx';
import { EntryNotices } from './EntryNotices.tsx';
import { EntryTabs } from './EntryTabs.tsx';
import { SavedEntries } from './SavedEntries.tsx';
import { TotalsLine } from './TotalsLine.tsx';
import { type JournalEntryFormState, useJournalEntryForm } from './useJournalEntryForm.ts';
import { usePaste } from './usePaste.ts';
import { useSavedEntries } from './useSavedEntries.ts';
import { useUnsavedText } from './useUnsavedText.ts';

/** Actions that need confirmation: saving into closed books, discarding changes, removing an entry. */
type Question = 'closed' | 'cancel' | 'remove';

interface EntryFormProps {
  stored: JournalEntry | undefined;
  copied: Partial<JournalEntry> | undefined;
  /** Undefined while it loads. It's loaded again before each save. */
  closing: ClosingState | undefined;
  callbacks: EntryCallbacks;
  choices: EntryChoices;
  /** Whether the host turned off all changes. */
  isReadOnlyByHost: boolean;
  messages: typeof journalEntryMessages;
}

/** The journal entry form with its keyboard shortcuts and confirm dialogs. */
export function EntryForm(props: EntryFormProps) {
  const { stored, copied, closing, callbacks, choices, isReadOnlyByHost, messages } = props;
  const { onSave, onEntryOpen, onCancel, onDirtyChange, ...attachments } = callbacks;
  const { locale } = useDaybookContext();
  const handle = useRef<DocumentFormHandle>(null);
  const [question, setQuestion] = useState<Question>();
  const editing = useJournalEntryForm({
    stored,
    copied,
    isReadOnlyByHost,
    onStored: (changes) => session.onStored(changes),
    onSaved: (changes) => {
      session.onSaved(changes);
      onSave?.({ journalEntries: changes.map(({ after }) => after) });
    },
    onInvalid: () => handle.current?.focusFirstError(),
    onClosed: () => setQuestion('closed'),
  });
  const { current, named, phase, edit } = editing;
  useLifecycle({ isSuccess: false, error: current.rejection?.error ?? null });

  const errors = useErrors(editing, messages);
  const today = useToday();
  const isLocked = permissionOf(current.stored, closing, today) === 'refused';
  const isSent = isSavedWithoutId(current) || current.outcome === 'outcomeUnknown';
  const isReadOnly = isLocked || editing.isReadOnly || isSent;
  const canAdd = !(stored && current.stored) && !isLocked && !editing.isReadOnly;
  const count = editing.toSave.length;
  const paste = usePaste(editing);

  const canSave = !isLocked && !editing.isReadOnly && !paste.pasted;
  const add = (copied?: Partial<JournalEntry>) => {
    editing.add(copied);
    handle.current?.focusFirstField();
  };
  const leaving = useLeaving<'cancel'>({
    isDirty: editing.isDirty,
    save: async (isConfirmed, only) => (canSave ? editing.save(isConfirmed, only) : 'stopped'),
    onLeave: () => onCancel?.(),
  });
  const showNext = () => {
    const next =
      editing.toSave[0] ?? editing.entries().find((entry) => editing.hasPaste(entry) || isBlankEntry(entry))?.key;
    if (next === undefined) return add();
    editing.show(next);
    handle.current?.focusFirstField();
  };
  const session = useSavedEntries({ editing, showNext });
  const open = (entry: JournalEntry) => {
    const own = editing.entries().find(({ stored }) => stored?.id === entry.id);
    if (onEntryOpen) return onEntryOpen({ journalEntryId: entry.id });
    if (own) editing.show(own.key);
    else editing.open(entry);
    handle.current?.focusFirstField();
  };
  const status = useStore(editing.store, (state) => statusOf(state, locale, messages));
  const unsavedText = useUnsavedText(editing, messages);
  const unsaved = question === 'cancel' ? unsavedText() : undefined;
  const remove = () => {
    editing.remove();
    handle.current?.focusFirstField();
  };
  const leave = () => {
    if (phase !== 'editing') return; // the outcome is still pending
    if (editing.isDirty) setQuestion('cancel');
    else onCancel?.();
  };
  const cancel = onCancel || editing.isDirty ? leave : undefined;
  const saveAndLeave = () => {
    setQuestion(undefined);
    leaving.saveAndLeave('cancel');
  };
  const confirm = (question: Question) => {
    setQuestion(undefined);
    if (question === 'closed') leaving.saveConfirmed();
    else if (question === 'remove') remove();
    else {
      editing.discard();
      leaving.leave('cancel');
    }
  };
  const part = { values: editing.values, named, edit, errors, isReadOnly, messages };

  return (
    <DocumentForm
      label={current.stored ? messages.title : messages.newTitle}
      isDirty={editing.isDirty && !editing.isReadOnly}
      isBusy={phase !== 'editing'}
      onDirtyChange={onDirtyChange}
      onUpload={editing.addUpload}
      handle={handle}
      isText={(editing.isReadOnly || (isLocked && current.stored !== undefined)) && !editing.isDirty}
      onSave={() => leaving.save()}
      onLeave={cancel}
      onPaste={isReadOnly ? undefined : paste.onPaste}
    >
      <div>
        <FormHeader
          title={current.stored ? current.stored.description || messages.title : messages.newTitle}
          facts={current.stored && factsOf(current.stored, locale, messages)}
        >
          {current.stored && !editing.isReadOnly && (
            <Button onPress={() => add(current.stored)} isDisabled={phase !== 'editing'}>
              {messages.copyEntry}
            </Button>
          )}
        </FormHeader>
        {!current.stored && <SavedEntries entries={session.created} onOpen={open} onCopy={add} messages={messages} />}
        {(canAdd || editing.keys.length > 1) && (
          <EntryTabs
            editing={editing}
            messages={messages}
            onAdd={canAdd ? () => add() : undefined}
            onRemove={() =>
              paste.pasted || entryDocument.isDirty(editing.latest()) ? setQuestion('remove') : remove()
            }
          />
        )}
        {current.conflict && (
          <EntryConflict
            conflict={current.conflict}
            stored={current.stored}
            choose={editing.choose}
            keepStored={editing.keepStored}
            messages={messages}
          />
        )}
        <EntryNotices editing={editing} closing={closing} isLocked={isLocked} errors={errors} messages={messages} />
      </div>
      <EntryBody
        key={current.key}
        sourceId={current.sourceId}
        part={part}
        paste={paste}
        choices={choices}
        isNew={!current.stored}
        isRecurring={Boolean(current.stored?.recurrence)}
        {...attachments}
      />
      <FormActions
        isReadOnly={isLocked || editing.isReadOnly}
        saveLabel={messages.saveAll({ count: Math.max(1, count) })}
        isSaveInactive={
          phase !== 'editing' || paste.pasted !== undefined || (count === 0 && (current.stored !== undefined || isSent))
        }
        onCancel={cancel}
        keys={isReadOnly ? [] : lineKeys}
        status={paste.pasted ? messages.pasteFirst : status}
        actions={
          canAdd &&
          count > 1 &&
          editing.toSave.includes(current.key) && (
            <Button onPress={() => leaving.save([current.key])} isDisabled={phase !== 'editing' || !canSave}>
              {messages.saveEntry}
            </Button>
          )
        }
        messages={messages}
      >
        {!paste.pasted && <TotalsLine values={editing.values} messages={messages} />}
      </FormActions>
      {question && (
        <FormConfirmDialog
          action={question === 'closed' ? 'saveClosed' : 'discard'}
          closedThrough={closing?.date}
          messages={messages}
          isUnknown={editing.entries().some(({ outcome }) => outcome === 'outcomeUnknown')}
          leaveTitle={unsaved?.title}
          unsaved={unsaved?.text}
          onSave={question === 'cancel' && canSave && !editing.isPasting ? saveAndLeave : undefined}
          onConfirm={() => confirm(question)}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </DocumentForm>
  );
}

const lineKeys = ['cell', 'line', 'difference', 'copyLine', 'moveLine', 'removeLine', 'paste', 'undo'] as const;

function factsOf({ date, status }: JournalEntry, locale: string, messages: typeof journalEntryMessages) {
  return [formatDate(date, { locale }), status && status !== 'ACTIVE' && wordOf(messages, 'status', status)];
}

/** The save status. */
function statusOf(
  { phase, notice, documents }: DocumentFormState<EntryDocument>,
  locale: string,
  messages: typeof journalEntryMessages,
): string | false {
  if (phase !== 'editing') return phase === 'saving' && messages.saving;
  if (notice === 'nothingToSave') return messages.nothingToSave;
  const filled = documents.filter((entry) => !isBlankEntry(entry));
  const saved = filled.filter(
    (entry) => !entryDocument.isDirty(entry) && (entry.outcome === 'saved' || entry.outcome === 'wasSaved'),
  );
  if (filled.length === 1) return saved.some(({ outcome }) => outcome === 'saved') && messages.saved;
  const total = filled.length.toLocaleString(locale);
  return saved.length > 0 && messages.savedCount({ count: saved.length, total });
}

function useErrors(
  { current: { rejection }, values, validationErrorsOf }: JournalEntryFormState,
  messages: typeof journalEntryMessages,
): FieldErrors {
  const format = useMoneyFormat();
  return useStore(
    values,
    (now) =>
      fieldErrors(now, {
        validationErrors: validationErrorsOf(now),
        rejection,
        textOf: (error) => validationText(error, messages, format),
      }),
    areSameErrors,
  );
}
