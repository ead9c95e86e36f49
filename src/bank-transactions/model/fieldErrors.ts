import { fieldErrors as documentErrors, type FieldErrors, type Rejection } from '../../form/document/fieldErrors.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import { type FormValues, transactionFields } from './formValues.ts';
import type { ValidationError } from './validate.ts';

/** The errors that the editor shows. */
export function fieldErrors(
  values: FormValues,
  validationErrors: readonly ValidationError[],
  rejection: Rejection<FormValues> | undefined,
  messages: typeof transactionMessages,
): FieldErrors {
  return documentErrors(values, {
    validationErrors: validationErrors.map(({ place, code, names = [] }) => [
      place,
      code === 'dimensionsMissing' ? messages.dimensionsMissing({ names: names.join(', ') }) : messages[code],
    ]),
    rejection,
    isSame: (place, a, b) =>
      transactionFields.names.every((name) => name !== place || transactionFields.isSame(name, a, b)),
  });
}
