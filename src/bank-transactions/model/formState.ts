import type { BankTransaction } from '../data/schema.ts';
import { changedFields, type FormValues, isSameField, type LineValues, toFormValues, withField } from './formValues.ts';
import { type Conflict, isSameTransaction, mergeConflict } from './mergeConflict.ts';

/** What the editor holds of one transaction. */
export interface FormState {
  /** What is stored, as far as is known here; undefined for a new one. */
  stored: BankTransaction | undefined;
  /** What a new one began with. */
  initial: FormValues;
  draft: FormValues;
  conflict: Conflict | undefined;
  /** Whether what is stored is known from elsewhere, as a list had it, until the service answers. */
  isProvisional: boolean;
}

/** @param initial what a new one begins with; of a stored one, nothing. */
export function initialFormState(
  stored: BankTransaction | undefined,
  initial: FormValues,
  isProvisional: boolean,
): FormState {
  return { stored, initial, draft: stored ? toFormValues(stored) : initial, conflict: undefined, isProvisional };
}

/** What the draft is compared with, to see what a person changed. */
export function baseOf({ stored, initial }: Pick<FormState, 'stored' | 'initial'>): FormValues {
  return stored ? toFormValues(stored) : initial;
}

/** Whether there is something to lose. */
export function isDirty(state: FormState): boolean {
  return changedFields(state.draft, baseOf(state)).length > 0;
}

/** The state over what is stored now, with all that a person typed. */
export function withStored(state: FormState, stored: BankTransaction): FormState {
  if (!state.stored) return state;
  if (isSameTransaction(state.stored, stored)) return { ...state, stored, isProvisional: false };
  const { draft, conflict } = mergeConflict(state.draft, state.stored, stored, state.conflict);
  const told = state.isProvisional ? conflict && onlyOpen(conflict) : conflict;
  return { ...state, stored, draft, conflict: told, isProvisional: false };
}

/**
 * The state once a draft was saved. What a person changed while that went on stays changed.
 * @param sent the draft that was saved. @param saved what the service made of it.
 */
export function withSaved(state: FormState, sent: FormValues, saved: BankTransaction): FormState {
  const { hasRest, linesAdded } = state.draft;
  const now = { ...withKeysOf(toFormValues(saved), sent.lines), hasRest, linesAdded };
  const since = changedFields(state.draft, sent);
  const draft = since.reduce((merged, field) => withField(field, merged, withIdsOf(state.draft, now.lines)), now);
  return { ...state, stored: saved, draft, conflict: undefined };
}

/** What a person has to choose themselves: the rest was never shown to them otherwise. */
function onlyOpen(conflict: Conflict): Conflict | undefined {
  const choices = conflict.choices.filter(({ choice }) => choice === undefined);
  return choices.length > 0 ? { ...conflict, choices } : undefined;
}

/**
 * Whether what is stored says what was sent, in the fields that were changed with it: others the service may write in its own
 * way, and give new lines their ids.
 * @param before what was there until then.
 */
export function isStoredAsSent(stored: BankTransaction, sent: FormValues, before: FormValues): boolean {
  const now = withKeysOf(toFormValues(stored), sent.lines);
  return changedFields(sent, before).every((field) => isSameField(field, withIdsOf(sent, now.lines), now));
}

/** A draft whose lines keep the keys of those that were sent, so that a field in which a person types stays. */
function withKeysOf(draft: FormValues, sent: readonly LineValues[]): FormValues {
  if (draft.lines.length !== sent.length) return draft;
  return { ...draft, lines: draft.lines.map((line, place) => ({ ...line, key: sent[place]?.key ?? line.key })) };
}

/** A draft whose lines are known by what the service calls them. */
function withIdsOf(draft: FormValues, saved: readonly LineValues[]): FormValues {
  const ids = new Map(saved.map(({ key, id }) => [key, id]));
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, id: line.id ?? ids.get(line.key) ?? null })) };
}
