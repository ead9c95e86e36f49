'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { Button, SubmitButton } from '../../ui/fields/Button.tsx';
import type { journalEntryMessages } from '../messages.ts';
import { isDirty, isDone } from '../model/formState.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

interface FormActionsProps {
  editing: JournalEntryFormState;
  isLocked: boolean;
  onAdd: (() => void) | undefined;
  onCancel: (() => void) | undefined;
  messages: typeof journalEntryMessages;
}

/** The form's buttons and save status. */
export function FormActions({ editing, isLocked, onAdd, onCancel, messages }: FormActionsProps) {
  const { locale } = useDaybookContext();
  const { phase, notice, entries, current, toSave } = editing;
  const isReadOnly = isLocked || editing.isReadOnly;
  const savedCount = entries.filter(
    (entry) => !isDirty(entry) && (entry.outcome === 'saved' || entry.outcome === 'wasSaved'),
  ).length;
  const count = toSave.length;
  const isIdle = phase === 'editing';
  const savedText =
    entries.length === 1
      ? current.outcome === 'saved' && messages.saved
      : savedCount > 0 && messages.savedCount({ count: savedCount, total: entries.length.toLocaleString(locale) });
  return (
    <div className="daybook-editor-actions">
      {!isReadOnly && (
        <SubmitButton isInactive={!isIdle || (count === 0 && (current.stored !== undefined || isDone(current)))}>
          {messages.saveAll({ count: Math.max(1, count) })}
        </SubmitButton>
      )}
      {onAdd && (
        <Button onPress={onAdd} isDisabled={!isIdle}>
          {messages.addEntry}
        </Button>
      )}
      {onCancel && <Button onPress={onCancel}>{isReadOnly ? messages.close : messages.cancel}</Button>}
      <p className="daybook-secondary" role="status">
        {phase === 'saving' && messages.saving}
        {isIdle && (notice === 'nothingToSave' ? messages.nothingToSave : savedText)}
      </p>
    </div>
  );
}
