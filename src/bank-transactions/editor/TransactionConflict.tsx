'use client';
import { ConflictPanel } from '../../form/parts/ConflictPanel.tsx';
import type { BankTransaction } from '../data/schema.ts';
import { type EditorField, fieldLabel, seenChoices } from '../model/editorFields.ts';
import type { FormField } from '../model/formValues.ts';
import type { Conflict } from '../model/mergeConflict.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import { useFieldText } from './useFieldText.ts';

interface TransactionConflictProps {
  conflict: Conflict;
  stored: BankTransaction | undefined;
  fields: readonly EditorField[];
  onChoose: (field: FormField, choice: 'mine' | 'stored') => void;
  messages: typeof transactionMessages;
}

/** What someone else changed of a transaction, in the fields that the user sees or changed. */
export function TransactionConflict({ conflict, stored, fields, ...props }: TransactionConflictProps) {
  const { messages } = props;
  const textOf = useFieldText(stored, fields, messages);
  const choices = seenChoices(conflict, fields);
  if (choices.length === 0) return null;
  return (
    <ConflictPanel
      {...props}
      conflict={{ ...conflict, choices }}
      title={messages.conflict}
      textOf={textOf}
      labelOf={(field) => fieldLabel(field, fields, messages)}
    />
  );
}
