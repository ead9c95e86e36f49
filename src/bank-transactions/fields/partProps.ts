import type { RefObject } from 'react';
import type { BankTransaction } from '../data/schema.ts';
import type { EditorField } from '../model/editorFields.ts';
import type { FormValues } from '../model/formValues.ts';
import type { transactionMessages } from '../transactionMessages.ts';

/** Props of every part of the form, with the values that it reads. */
export interface PartProps<Read extends keyof FormValues = keyof FormValues> {
  values: Pick<FormValues, Read>;
  stored: BankTransaction | undefined;
  /** Changes the form values; a stable function. */
  edit: (change: (values: FormValues, base: FormValues) => FormValues) => void;
  errors: ReadonlyMap<string, readonly string[]>;
  isReadOnly: boolean;
  messages: typeof transactionMessages;
}

/** Props of a single field. */
export interface FieldProps<Read extends keyof FormValues = keyof FormValues> extends PartProps<Read> {
  /** The input of the account, where the category leads. */
  accountInput: RefObject<HTMLInputElement | null>;
  /** All fields that are shown. */
  shown: readonly EditorField[];
}
