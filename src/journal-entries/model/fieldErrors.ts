import type { FormErrors } from '../../core/query/formErrors.ts';
import type { EntryField } from '../data/mutations.ts';
import type { journalEntryMessages } from '../messages.ts';
import type { Refusal } from './formState.ts';
import { type FormValues, saidLines } from './formValues.ts';
import type { ValidationError } from './validate.ts';

/** What a service refused, with what no field shows among the rest: of a line that is not there, of a recurrence without one. */
export function drawnErrors(errors: FormErrors<EntryField>, draft: FormValues): FormErrors<EntryField> {
  const isDrawn = (place: string) => {
    const [, line] = /^lines\[(\d+)\]/.exec(place) ?? [];
    if (line !== undefined) return Number(line) < saidLines(draft).length;
    return place === 'recurrence.frequency' || !place.startsWith('recurrence.') || draft.recurrence.frequency !== '';
  };
  const places = Object.entries(errors.byField);
  const hidden = places.filter(([place]) => !isDrawn(place)).flatMap(([, texts]) => texts ?? []);
  return { byField: Object.fromEntries(places.filter(([place]) => isDrawn(place))), rest: [...errors.rest, ...hidden] };
}

/** Sentences by place: a field, or of a line `lines.<its key>.drAmount`. */
export type ErrorsByPlace = ReadonlyMap<string, readonly string[]>;

interface Wrong {
  problems: readonly ValidationError[];
  refusal: Refusal | undefined;
  textOf: (problem: ValidationError) => string;
}

/**
 * What the form shows as wrong: what keeps the draft from being saved, and what the service said of it, as long as what it was
 * said of has not been changed.
 */
export function fieldErrors(draft: FormValues, { problems, refusal, textOf }: Wrong): ErrorsByPlace {
  const byPlace = new Map<string, string[]>();
  const add = (place: string, text: string) => byPlace.set(place, [...(byPlace.get(place) ?? []), text]);
  for (const problem of problems) add(problem.place, textOf(problem));
  for (const [place, texts = []] of Object.entries(refusal?.errors.byField ?? {})) {
    const current = refusal && placeNow(place, refusal.draft, draft);
    if (current !== undefined) for (const text of texts) add(current, text);
  }
  return byPlace.size > 0 ? byPlace : nothingWrong;
}

/** The same one each time: what shows it need not be drawn anew. */
const nothingWrong: ErrorsByPlace = new Map();

const membersOf: Readonly<Record<string, keyof FormValues>> = {
  description: 'description',
  bankAccount: 'bankAccountId',
  dimensions: 'dimensionValueIds',
  attachments: 'attachmentIds',
  customData: 'customData',
  lines: 'lines',
};

/** Where what was said of a place stands now; undefined once it was changed. */
function placeNow(place: string, said: FormValues, draft: FormValues): string | undefined {
  const [, index, member] = /^lines\[(\d+)\](.*)$/.exec(place) ?? [];
  if (index !== undefined) {
    // Only lines that say something were sent.
    const line = saidLines(said)[Number(index)];
    return line && draft.lines.includes(line) ? `lines.${line.key}${member}` : undefined;
  }
  const ofRecurrence = /^recurrence\.(.*)$/.exec(place)?.[1] as keyof FormValues['recurrence'] | undefined; // the form's names
  if (ofRecurrence) return said.recurrence[ofRecurrence] === draft.recurrence[ofRecurrence] ? place : undefined;
  const name = membersOf[place];
  return name === undefined || said[name] === draft[name] ? place : undefined;
}

/** What a problem is, as a sentence. @param written how an amount and a number are written for the reader. */
export function problemText(
  { code, text = '', amount, count = 0 }: ValidationError,
  messages: typeof journalEntryMessages,
  written: { money: (amount: NonNullable<ValidationError['amount']>) => string; number: (count: number) => string },
): string {
  switch (code) {
    case 'accountUnknown':
      return messages.accountUnknown({ text });
    case 'debitsMissing':
    case 'creditsMissing':
      return messages[code]({ amount: amount === undefined ? '' : written.money(amount) });
    case 'tooManyFields':
    case 'customDataTooLong':
      return messages[code]({ count, written: written.number(count) });
    default:
      return messages[code];
  }
}
