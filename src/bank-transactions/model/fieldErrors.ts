import type { CustomFieldError } from '../../form/document/customField.ts';
import { fieldErrors as documentErrors, type FieldErrors, type Rejection } from '../../form/document/fieldErrors.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import { type FormValues, transactionFields } from './formValues.ts';
import type { ValidationError } from './validate.ts';

/** The errors that the editor shows. */
export function fieldErrors(
  values: FormValues,
  validationErrors: readonly (ValidationError | CustomFieldError)[],
  rejection: Rejection<FormValues> | undefined,
  messages: typeof transactionMessages,
): FieldErrors {
  return documentErrors(values, {
    validationErrors: validationErrors.map((error) => [error.place, textOf(error, messages)]),
    rejection,
    isSame: (place, a, b) =>
      transactionFields.names.every((name) => name !== place || transactionFields.isSame(name, a, b)),
  });
}

function textOf(error: ValidationError | CustomFieldError, messages: typeof transactionMessages): string {
  if ('text' in error) return error.text;
  if ('limit' in error) return messages[error.limit.code](error.limit);
  const message = messages[error.code];
  const names = ('names' in error && error.names) || [];
  return typeof message === 'string' ? message : message({ names: names.join(', ') });
}
