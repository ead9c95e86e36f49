import { type EditorField, fieldLabel } from '../model/editorFields.ts';
import { transactionFields } from '../model/formValues.ts';
import { isMatchOnly } from '../model/matchLines.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import type { TransactionFormState } from './useTransactionForm.ts';

/** The names of the fields with unsaved changes, as a list; empty if there are none. */
export function unsavedFields(
  { values, base }: Pick<TransactionFormState, 'values' | 'base'>,
  shown: readonly EditorField[],
  messages: typeof transactionMessages,
  locale: string,
): string {
  const isMatch = isMatchOnly(values) || isMatchOnly(base);
  const fields = transactionFields
    .changed(values, base)
    .map((field) => (field === 'lines' && isMatch ? 'match' : field));
  const names = [...new Set(fields)].map((field) => fieldLabel(field, shown, messages));
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names);
}
