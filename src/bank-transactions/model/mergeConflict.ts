import type { BankTransaction } from '../data/schema.ts';
import { type FormField, type FormValues, formFieldNames, isSameField, toFormValues, withField } from './formValues.ts';
import { recalculate } from './splitLines.ts';

/** Someone else changed the transaction while the user edits it. */
export interface Conflict {
  /** The user's values. */
  mine: FormValues;
  /** The stored values. */
  stored: FormValues;
  /** The fields that differ, with the user's choice; undefined until they choose. */
  choices: readonly { field: FormField; choice: 'mine' | 'stored' | undefined }[];
}

/**
 * Merges the form values with a newer stored transaction. A field that only one side changed gets that side's value. Where both
 * changed it differently, the user's value stays until they choose.
 * @param base the stored transaction that the form values started from. @param earlier the conflict with `base`, if any.
 */
export function mergeConflict(
  values: FormValues,
  base: BankTransaction,
  stored: BankTransaction,
  earlier?: Conflict,
): { values: FormValues; conflict: Conflict | undefined } {
  const [before, now] = [toFormValues(base), toFormValues(stored)];
  const mine = formFieldNames.filter((field) => !isSameInput(field, values, before));
  const merged = mine.reduce((merged, field) => withField(field, merged, values), {
    ...now,
    linesAdded: values.linesAdded,
  });
  const changedByOther = formFieldNames.filter(
    (field) => !isSameInput(field, now, before) && !isSameInput(field, values, now),
  );
  const earlierChoices = earlier?.choices.filter(
    ({ field }) => !changedByOther.includes(field) && !isSameInput(field, earlier.mine, now),
  );
  const choices = formFieldNames.flatMap((field): Conflict['choices'][number][] => {
    if (changedByOther.includes(field)) return [{ field, choice: mine.includes(field) ? undefined : 'stored' }];
    return earlierChoices?.filter((choice) => choice.field === field) ?? [];
  });
  const recalculated = mine.includes('lines') ? recalculate(merged) : merged;
  if (mine.length === 0 || choices.length === 0) return { values: recalculated, conflict: undefined };
  const yours = formFieldNames
    .filter((field) => !mine.includes(field) && earlier?.choices.some((each) => each.field === field))
    .reduce((yours, field) => withField(field, yours, earlier?.mine ?? yours), values);
  return { values: recalculated, conflict: { mine: yours, stored: now, choices } };
}

/** Whether a field has the same input. A change of direction alone doesn't change the lines, whose amounts follow it. */
function isSameInput(field: FormField, a: FormValues, b: FormValues): boolean {
  return isSameField(field, a, field === 'lines' ? { ...b, direction: a.direction } : b);
}

/** Sets one field to the user's or the stored value. */
export function applyChoice(
  values: FormValues,
  conflict: Conflict,
  field: FormField,
  choice: 'mine' | 'stored',
): { values: FormValues; conflict: Conflict } {
  const choices = conflict.choices.map((each) => (each.field === field ? { field, choice } : each));
  // Input since then belongs to the user, too.
  const mine = isSameInput(field, values, conflict.stored) ? conflict.mine : withField(field, conflict.mine, values);
  const from = { mine, stored: conflict.stored }[choice];
  return { values: recalculate(withField(field, values, from)), conflict: { ...conflict, mine, choices } };
}

/** The fields that the user still has to choose for. */
export function unresolvedFields({ choices }: Conflict): FormField[] {
  return choices.filter(({ choice }) => choice === undefined).map(({ field }) => field);
}

/** Whether two versions of a transaction agree in every editable field. */
export function isSameTransaction(a: BankTransaction, b: BankTransaction): boolean {
  const [one, other] = [toFormValues(a), toFormValues(b)];
  return formFieldNames.every((field) => isSameField(field, one, other));
}
