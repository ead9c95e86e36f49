'use client';
import { ConflictPanel } from '../../form/parts/ConflictPanel.tsx';
import type { BankTransaction } from '../data/schema.ts';
import type { FormField } from '../model/formValues.ts';
import type { Conflict } from '../model/mergeConflict.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import { useFieldText } from './useFieldText.ts';

interface TransactionConflictProps {
  conflict: Conflict;
  stored: BankTransaction | undefined;
  onChoose: (field: FormField, choice: 'mine' | 'stored') => void;
  messages: typeof transactionMessages;
}

/** What someone else changed of a transaction. */
export function TransactionConflict({ stored, ...props }: TransactionConflictProps) {
  const textOf = useFieldText(stored, props.messages);
  return <ConflictPanel {...props} title={props.messages.conflict} textOf={textOf} />;
}
