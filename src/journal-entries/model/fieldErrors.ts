import type { FormErrors } from '../../core/query/formErrors.ts';
import type { EntryField } from '../data/mutations.ts';
import type { journalEntryMessages } from '../messages.ts';
import type { Rejection } from './formState.ts';
import { type FormValues, filledLines } from './formValues.ts';
import type { ValidationError } from './validate.ts';

/** Moves errors without a visible field, such as of a missing line, to `rest`. */
export function visibleErrors(errors: FormErrors<EntryField>, values: FormValues): FormErrors<EntryField> {
  const isVisible = (place: string) => {
    const [, line] = /^lines\[(\d+)\]/.exec(place) ?? [];
    if (line !== undefined) return Number(line) < filledLines(values).length;
    return place === 'recurrence.frequency' || !place.startsWith('recurrence.') || values.recurrence.frequency !== '';
  };
  const entries = Object.entries(errors.byField);
  const hidden = entries.filter(([place]) => !isVisible(place)).flatMap(([, texts]) => texts ?? []);
  return {
    byField: Object.fromEntries(entries.filter(([place]) => isVisible(place))),
    rest: [...errors.rest, ...hidden],
  };
}

/** Error texts by place: a field, or for a line `lines.<key>.drAmount`. */
export type FieldErrors = ReadonlyMap<string, readonly string[]>;

interface ErrorSources {
  validationErrors: readonly ValidationError[];
  rejection: Rejection | undefined;
  textOf: (error: ValidationError) => string;
}

/** The errors to show: validation errors, and the service's errors for fields that haven't changed since. */
export function fieldErrors(values: FormValues, { validationErrors, rejection, textOf }: ErrorSources): FieldErrors {
  const byPlace = new Map<string, string[]>();
  const add = (place: string, text: string) => byPlace.set(place, [...(byPlace.get(place) ?? []), text]);
  for (const error of validationErrors) add(error.place, textOf(error));
  for (const [place, texts = []] of Object.entries(rejection?.errors.byField ?? {})) {
    const current = rejection && currentPlace(place, rejection.values, values);
    if (current !== undefined) for (const text of texts) add(current, text);
  }
  return byPlace.size > 0 ? byPlace : noErrors;
}

/** A stable reference, so that memoized parts don't rerender. */
const noErrors: FieldErrors = new Map();

const formValueNames: Readonly<Record<string, keyof FormValues>> = {
  description: 'description',
  bankAccount: 'bankAccountId',
  dimensions: 'dimensionValueIds',
  attachments: 'attachmentIds',
  customData: 'customData',
  lines: 'lines',
};

/** The current place of an error; undefined if its field has changed. */
function currentPlace(place: string, sent: FormValues, values: FormValues): string | undefined {
  const [, index, member] = /^lines\[(\d+)\](.*)$/.exec(place) ?? [];
  if (index !== undefined) {
    // Blank lines weren't sent.
    const line = filledLines(sent)[Number(index)];
    return line && values.lines.includes(line) ? `lines.${line.key}${member}` : undefined;
  }
  const recurrenceField = /^recurrence\.(.*)$/.exec(place)?.[1] as keyof FormValues['recurrence'] | undefined; // the form's names
  if (recurrenceField)
    return sent.recurrence[recurrenceField] === values.recurrence[recurrenceField] ? place : undefined;
  const name = formValueNames[place];
  return name === undefined || sent[name] === values[name] ? place : undefined;
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
