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
    validationErrors: validationErrors.map((error) => [
      error.place,
      'code' in error ? textOf(messages[error.code], error.names ?? []) : (error.text ?? messages.numberInvalid),
    ]),
    rejection,
    isSame: (place, a, b) =>
      transactionFields.names.every((name) => name !== place || transactionFields.isSame(name, a, b)),
  });
}

function textOf(
  message: string | ((facts: { names: string; amount?: string }) => string),
  names: readonly string[],
): string {
  return typeof message === 'string' ? message : message({ names: names.join(', ') });
}
