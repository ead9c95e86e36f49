import type { FormErrors } from '../../core/query/formErrors.ts';
import type { TransactionField } from '../data/mutations.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionMessages } from '../messages.ts';
import { type FormValues, formFieldNames, isSameField } from './formValues.ts';
import type { ValidationError } from './validate.ts';

/** Errors of a rejected save, with the form values that it sent. */
export interface Rejection {
  values: FormValues;
  errors: FormErrors<TransactionField>;
}

/** Moves errors that no field shows to `rest`, such as those of a removed line. */
export function visibleErrors(
  errors: FormErrors<TransactionField>,
  values: FormValues,
  stored: BankTransaction | undefined,
): FormErrors<TransactionField> {
  const isVisible = (place: string) => {
    const [, line] = /^lines\[(\d+)\]/.exec(place) ?? [];
    if (line !== undefined) return Number(line) < values.lines.length;
    return place !== 'match' || Boolean(stored?.reconciliationMatch ?? stored?.matchingBankTransaction);
  };
  const places = Object.entries(errors.byField);
  const hidden = places.filter(([place]) => !isVisible(place)).flatMap(([, texts]) => texts ?? []);
  const byField = Object.fromEntries(places.filter(([place]) => isVisible(place)));
  return { byField, rest: [...errors.rest, ...hidden] };
}

/** Texts by place: a field, or `lines.<key>.amount`. */
export type FieldErrors = ReadonlyMap<string, readonly string[]>;

/** The errors that the editor shows: validation errors, and the service's until the rejected value changes. */
export function fieldErrors(
  values: FormValues,
  validationErrors: readonly ValidationError[],
  rejection: Rejection | undefined,
  messages: typeof transactionMessages,
): FieldErrors {
  const byPlace = new Map<string, string[]>();
  const add = (place: string, text: string) => byPlace.set(place, [...(byPlace.get(place) ?? []), text]);
  for (const { place, code, names = [] } of validationErrors) add(place, validationText(code, names, messages));
  for (const [place, texts = []] of Object.entries(rejection?.errors.byField ?? {})) {
    const current = rejection && currentPlace(place, rejection.values, values);
    if (current !== undefined) for (const text of texts) add(current, text);
  }
  return byPlace.size > 0 ? byPlace : noErrors;
}

/** A constant, so that memoized parts don't render again. */
const noErrors: FieldErrors = new Map();

/** The current place of a rejected value; undefined once it has changed. */
function currentPlace(place: string, rejected: FormValues, values: FormValues): string | undefined {
  const [, index, member] = /^lines\[(\d+)\](.*)$/.exec(place) ?? [];
  if (index === undefined) {
    const field = formFieldNames.find((name) => name === place);
    return field === undefined || isSameField(field, rejected, values) ? place : undefined;
  }
  const line = rejected.lines[Number(index)];
  const isUnchanged = line !== undefined && values.lines.includes(line);
  return isUnchanged ? `lines.${line.key}${member}` : undefined;
}

function validationText(
  code: ValidationError['code'],
  names: readonly string[],
  messages: typeof transactionMessages,
): string {
  return code === 'dimensionsMissing' ? messages.dimensionsMissing({ names: names.join(', ') }) : messages[code];
}
