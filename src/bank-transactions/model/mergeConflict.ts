import type { Conflict as ConflictOf } from '../../form/document/defineFields.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type FormField, type FormValues, toFormValues, transactionFields } from './formValues.ts';
import { recalculate } from './splitLines.ts';

export type Conflict = ConflictOf<FormValues, FormField>;

/**
 * Merges the form values with a newer stored transaction, and lets lines take the remainder again.
 * @param base the stored transaction that the form values started from. @param earlier the conflict with `base`, if any.
 */
export function mergeConflict(values: FormValues, base: BankTransaction, stored: BankTransaction, earlier?: Conflict) {
  const merged = transactionFields.merge(values, toFormValues(base), toFormValues(stored), earlier);
  return { ...merged, values: recalculate(merged.values) };
}

/** Sets one field to the user's or the stored value. */
export function applyChoice(values: FormValues, conflict: Conflict, field: FormField, choice: 'mine' | 'stored') {
  const chosen = transactionFields.choose(values, conflict, field, choice);
  return { ...chosen, values: recalculate(chosen.values) };
}
