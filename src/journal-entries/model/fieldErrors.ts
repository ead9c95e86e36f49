import { fieldErrors as documentErrors, type FieldErrors, type Rejection } from '../../form/document/fieldErrors.ts';
import type { journalEntryMessages } from '../messages.ts';
import { entryFields, type FormValues, filledLines } from './formValues.ts';
import type { ValidationError } from './validate.ts';

interface ErrorSources {
  validationErrors: readonly ValidationError[];
  rejection: Rejection<FormValues> | undefined;
  textOf: (error: ValidationError) => string;
}

/** The errors to show. */
export function fieldErrors(values: FormValues, { validationErrors, rejection, textOf }: ErrorSources): FieldErrors {
  return documentErrors(values, {
    validationErrors: validationErrors.map((error) => [error.place, textOf(error)]),
    rejection,
    isSame,
    sentLines: filledLines, // blank lines aren't sent
  });
}

function isSame(place: string, a: FormValues, b: FormValues): boolean {
  const member = /^recurrence\.(.*)$/.exec(place)?.[1] as keyof FormValues['recurrence'] | undefined; // the form's names
  if (member) return a.recurrence[member] === b.recurrence[member];
  return entryFields.names.every((name) => name !== place || entryFields.isSame(name, a, b));
}

/** The text of an error. @param format formats amounts in the provider's locale. */
export function validationText(
  { code, text = '', amount, count = 0 }: ValidationError,
  messages: typeof journalEntryMessages,
  format: (amount: NonNullable<ValidationError['amount']>) => string,
): string {
  switch (code) {
    case 'accountUnknown':
      return messages.accountUnknown({ text });
    case 'debitsMissing':
    case 'creditsMissing':
      return messages[code]({ amount: amount === undefined ? '' : format(amount) });
    case 'tooManyFields':
    case 'customDataTooLong':
      return messages[code]({ count });
    default:
      return messages[code];
  }
}
