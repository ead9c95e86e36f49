import type { BankTransaction } from '../data/schema.ts';
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
