import type { BankTransaction } from '../data/schema.ts';
import { type FormField, type FormValues, formFieldNames, isSameField, toFormValues, withField } from './formValues.ts';
import { settled } from './splitLines.ts';

/** Somebody else changed a transaction while a person works on it. */
export interface Conflict {
  /** What the person had last. */
  mine: FormValues;
  /** What is stored now. */
  stored: FormValues;
  /** The fields that differ, with whose the person takes; undefined until they say. */
  choices: readonly { field: FormField; choice: 'mine' | 'stored' | undefined }[];
}

/**
 * A draft over what is stored now. What only the service changed is taken over; what only the person changed stays. Where both
 * changed the same to something different, the person's stands until they choose.
 * @param base what the draft is over so far. @param earlier what came of it when that was stored.
 */
export function mergeConflict(
  draft: FormValues,
  base: BankTransaction,
  stored: BankTransaction,
  earlier?: Conflict,
): { draft: FormValues; conflict: Conflict | undefined } {
  const [before, now] = [toFormValues(base), toFormValues(stored)];
  const mine = formFieldNames.filter((field) => !isSameTyped(field, draft, before));
  const merged = mine.reduce((merged, field) => withField(field, merged, draft), {
    ...now,
    linesAdded: draft.linesAdded,
  });
  const theirs = formFieldNames.filter((field) => !isSameTyped(field, now, before) && !isSameTyped(field, draft, now));
  const told = earlier?.choices.filter(
    ({ field }) => !theirs.includes(field) && !isSameTyped(field, earlier.mine, now),
  );
  const choices = formFieldNames.flatMap((field): Conflict['choices'][number][] => {
    if (theirs.includes(field)) return [{ field, choice: mine.includes(field) ? undefined : 'stored' }];
    return told?.filter((choice) => choice.field === field) ?? [];
  });
  const over = mine.includes('lines') ? settled(merged) : merged;
  if (mine.length === 0 || choices.length === 0) return { draft: over, conflict: undefined };
  const had = formFieldNames
    .filter((field) => !mine.includes(field) && earlier?.choices.some((each) => each.field === field))
    .reduce((had, field) => withField(field, had, earlier?.mine ?? had), draft);
  return { draft: over, conflict: { mine: had, stored: now, choices } };
}

/** Whether a field has the same in it. Which way the money goes is no change of the lines: their amounts have its sign. */
function isSameTyped(field: FormField, a: FormValues, b: FormValues): boolean {
  return isSameField(field, a, field === 'lines' ? { ...b, direction: a.direction } : b);
}

/** A draft with one field as the person had it, or as it is stored now. */
export function withChoice(
  draft: FormValues,
  conflict: Conflict,
  field: FormField,
  choice: 'mine' | 'stored',
): { draft: FormValues; conflict: Conflict } {
  const choices = conflict.choices.map((each) => (each.field === field ? { field, choice } : each));
  // What was typed since is the person's too.
  const mine = isSameTyped(field, draft, conflict.stored) ? conflict.mine : withField(field, conflict.mine, draft);
  const from = { mine, stored: conflict.stored }[choice];
  return { draft: settled(withField(field, draft, from)), conflict: { ...conflict, mine, choices } };
}

/** The fields of which the person has not said whose they take. */
export function openChoices({ choices }: Conflict): FormField[] {
  return choices.filter(({ choice }) => choice === undefined).map(({ field }) => field);
}

/** Whether two answers of the service tell the same of a transaction, as far as a person can change it. */
export function isSameTransaction(a: BankTransaction, b: BankTransaction): boolean {
  const [one, other] = [toFormValues(a), toFormValues(b)];
  return formFieldNames.every((field) => isSameField(field, one, other));
}
