'use client';
import { Button, SubmitButton } from '../../ui/fields/Button.tsx';
import type { transactionMessages } from '../messages.ts';
import type { TransactionDeletion } from './useTransactionDeletion.ts';
import type { TransactionFormState } from './useTransactionForm.ts';

interface EditorActionsProps {
  editing: TransactionFormState;
  deletion: TransactionDeletion;
  isReadOnly: boolean;
  onDelete: (() => void) | undefined;
  onCancel: (() => void) | undefined;
  messages: typeof transactionMessages;
}

/** The actions at the end of the form, and the save status. */
export function EditorActions({ editing, deletion, isReadOnly, onDelete, onCancel, messages }: EditorActionsProps) {
  const { phase, notice, isDirty } = editing;
  return (
    <div className="daybook-editor-actions">
      {!isReadOnly && (
        <SubmitButton isInactive={phase !== 'editing' || (!isDirty && editing.stored !== undefined)}>
          {messages.save}
        </SubmitButton>
      )}
      {onCancel && <Button onPress={onCancel}>{isReadOnly ? messages.close : messages.cancel}</Button>}
      <p className="daybook-secondary" role="status">
        {phase === 'saving' && messages.saving}
        {deletion.isPending && messages.deleting}
        {phase === 'editing' && !isDirty && notice === 'saved' && messages.saved}
        {phase === 'editing' && notice === 'wasSaved' && messages.wasSaved}
        {phase === 'editing' && notice === 'nothingToSave' && messages.nothingToSave}
      </p>
      {onDelete && (
        <Button onPress={onDelete} isDangerous isQuiet>
          {messages.delete}
        </Button>
      )}
    </div>
  );
}
