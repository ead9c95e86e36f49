import type { BankTransaction } from '../data/schema.ts';
import { type FormValues, toFormValues, transactionFields } from './formValues.ts';
import type { LineValues } from './lineValues.ts';
import { type Conflict, mergeConflict } from './mergeConflict.ts';

const { changed: changedFields, isSame, replace } = transactionFields;

/** The state of the form of one transaction. */
export interface FormState {
  /** The stored transaction as last read; undefined for a new one. */
  stored: BankTransaction | undefined;
  /** The values that the form started from. */
  base: FormValues;
  values: FormValues;
  conflict: Conflict | undefined;
  /** Whether `stored` is placeholder data, until the service responds. */
  isProvisional: boolean;
}

export function initialFormState(
  stored: BankTransaction | undefined,
  initial: FormValues,
  isProvisional: boolean,
): FormState {
  const base = stored ? toFormValues(stored) : initial;
  return { stored, base, values: base, conflict: undefined, isProvisional };
}

/** Whether there are unsaved changes. */
export function isDirty(state: FormState): boolean {
  return changedFields(state.values, state.base).length > 0;
}

/** Merges a newer stored transaction into the state; unsaved changes stay. */
export function mergeStored(state: FormState, stored: BankTransaction): FormState {
  if (!state.stored) return state;
  const base = toFormValues(stored);
  if (changedFields(state.base, base).length === 0) return { ...state, stored, base, isProvisional: false };
  const { values, conflict } = mergeConflict(state.values, state.stored, stored, state.conflict);
  const shown = state.isProvisional ? conflict && unresolvedOnly(conflict) : conflict;
  return { ...state, stored, base, values, conflict: shown, isProvisional: false };
}

/** The state after a save. Changes made during the save stay. @param sent the saved form values. @param saved the response. */
export function applySaved(state: FormState, sent: FormValues, saved: BankTransaction): FormState {
  const { hasRemainderLine, linesAdded } = state.values;
  const base = toFormValues(saved);
  const now = { ...copyLineKeys(base, sent.lines), hasRemainderLine, linesAdded };
  const since = changedFields(state.values, sent);
  const values = since.reduce((merged, field) => replace(field, merged, copyLineIds(state.values, now.lines)), now);
  return { ...state, stored: saved, base, values, conflict: undefined };
}

/** The conflict without resolved fields: placeholder data never counted as seen. */
function unresolvedOnly(conflict: Conflict): Conflict | undefined {
  const choices = conflict.choices.filter(({ choice }) => choice === undefined);
  return choices.length > 0 ? { ...conflict, choices } : undefined;
}

/**
 * Whether the stored transaction has the values that were sent, in the fields that they changed. In others the service may
 * normalize values.
 * @param before the values before the save.
 */
export function isStoredAsSent(stored: BankTransaction, sent: FormValues, before: FormValues): boolean {
  const now = copyLineKeys(toFormValues(stored), sent.lines);
  return changedFields(sent, before).every((field) => isSame(field, copyLineIds(sent, now.lines), now));
}

/** Keeps the keys of the sent lines, so that a focused field keeps the focus. */
function copyLineKeys(values: FormValues, sent: readonly LineValues[]): FormValues {
  if (values.lines.length !== sent.length) return values;
  return { ...values, lines: values.lines.map((line, place) => ({ ...line, key: sent[place]?.key ?? line.key })) };
}

/** Gives new lines the ids that the service assigned. */
function copyLineIds(values: FormValues, saved: readonly LineValues[]): FormValues {
  const ids = new Map(saved.map(({ key, id }) => [key, id]));
  return { ...values, lines: values.lines.map((line) => ({ ...line, id: line.id ?? ids.get(line.key) ?? null })) };
}
