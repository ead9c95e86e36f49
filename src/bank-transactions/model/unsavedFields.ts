import type { transactionMessages } from '../transactionMessages.ts';
import { type EditorField, fieldLabel } from './editorFields.ts';
import { type FormValues, transactionFields } from './formValues.ts';
import { isMatchOnly } from './matchLines.ts';

/** The names of the fields with unsaved changes, as a list; empty if there are none. */
export function unsavedFields(
  { values, base, isUploading }: { values: FormValues; base: FormValues; isUploading: boolean },
  shown: readonly EditorField[],
  messages: typeof transactionMessages,
  locale: string,
): string {
  const isMatch = isMatchOnly(values) || isMatchOnly(base);
  const fields = transactionFields
    .changed(values, base)
    .map((field) => (field === 'lines' && isMatch ? 'match' : field));
  const unsaved = isUploading ? [...fields, 'attachments' as const] : fields;
  const names = [...new Set(unsaved)].map((field) => fieldLabel(field, shown, messages));
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names);
}
