import type { FormErrors } from '../../core/query/formErrors.ts';
import type { TransactionField } from '../data/mutations.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionMessages } from '../messages.ts';
import { type FormValues, formFieldNames, isSameField } from './formValues.ts';
import type { ValidationError } from './validate.ts';

/** What a service refused, with the draft that it was said of. */
export interface Refusal {
  draft: FormValues;
  errors: FormErrors<TransactionField>;
}

/**
 * What a service refused, with what no field shows among the rest: of a line that is not there, or of a match where there is
 * none to see.
 */
export function drawnErrors(
  errors: FormErrors<TransactionField>,
  draft: FormValues,
  stored: BankTransaction | undefined,
): FormErrors<TransactionField> {
  const isDrawn = (place: string) => {
    const [, line] = /^lines\[(\d+)\]/.exec(place) ?? [];
    if (line !== undefined) return Number(line) < draft.lines.length;
    return place !== 'match' || Boolean(stored?.reconciliationMatch ?? stored?.matchingBankTransaction);
  };
  const places = Object.entries(errors.byField);
  const hidden = places.filter(([place]) => !isDrawn(place)).flatMap(([, texts]) => texts ?? []);
  const byField = Object.fromEntries(places.filter(([place]) => isDrawn(place)));
  return { byField, rest: [...errors.rest, ...hidden] };
}

/** Sentences by place: a field, or of a line `lines.<its key>.amount`. */
export type ErrorsByPlace = ReadonlyMap<string, readonly string[]>;

/**
 * What the editor shows as wrong: what keeps the draft from being saved, and what the service said of it, as long as what it
 * was said of has not been changed.
 */
export function fieldErrors(
  draft: FormValues,
  problems: readonly ValidationError[],
  refusal: Refusal | undefined,
  messages: typeof transactionMessages,
): ErrorsByPlace {
  const byPlace = new Map<string, string[]>();
  const add = (place: string, text: string) => byPlace.set(place, [...(byPlace.get(place) ?? []), text]);
  for (const { place, code, names = [] } of problems) add(place, problemText(code, names, messages));
  for (const [place, texts = []] of Object.entries(refusal?.errors.byField ?? {})) {
    const current = refusal && placeNow(place, refusal.draft, draft);
    if (current !== undefined) for (const text of texts) add(current, text);
  }
  return byPlace.size > 0 ? byPlace : nothingWrong;
}

/** The same one each time: what shows it need not be drawn anew. */
const nothingWrong: ErrorsByPlace = new Map();

/** Where what was said of a place stands now; undefined once it was changed. */
function placeNow(place: string, said: FormValues, draft: FormValues): string | undefined {
  const [, index, member] = /^lines\[(\d+)\](.*)$/.exec(place) ?? [];
  if (index === undefined) {
    const field = formFieldNames.find((name) => name === place);
    return field === undefined || isSameField(field, said, draft) ? place : undefined;
  }
  const line = said.lines[Number(index)];
  const isUnchanged = line !== undefined && draft.lines.includes(line);
  return isUnchanged ? `lines.${line.key}${member}` : undefined;
}

function problemText(
  code: ValidationError['code'],
  names: readonly string[],
  messages: typeof transactionMessages,
): string {
  return code === 'dimensionsMissing' ? messages.dimensionsMissing({ names: names.join(', ') }) : messages[code];
}
