import type { BankTransaction } from './schema.ts';
import {
  changedFields,
  type DraftField,
  draftFieldNames,
  draftOf,
  isSameField,
  type TransactionDraft,
  withField,
} from './TransactionDraft.ts';

/** Somebody else changed a transaction while a person works on it. */
export interface Conflict {
  /** What the person had when it came out. */
  mine: TransactionDraft;
  /** What is stored now. */
  stored: TransactionDraft;
  /** The fields that differ, with whose the person takes; undefined until they say. */
  choices: readonly { field: DraftField; choice: 'mine' | 'stored' | undefined }[];
}

/**
 * A draft over what is stored now. What only the service changed is taken over; what only the person changed stays. Where both
 * changed the same to something different, the person's stands until they choose.
 * @param base what the draft began with.
 */
export function rebased(
  draft: TransactionDraft,
  base: BankTransaction,
  stored: BankTransaction,
): { draft: TransactionDraft; conflict: Conflict | undefined } {
  const [before, now] = [draftOf(base), draftOf(stored)];
  const mine = changedFields(draft, before);
  const theirs = changedFields(now, before).filter((field) => !isSameField(field, draft, now));
  const merged = mine.reduce((merged, field) => withField(field, merged, draft), {
    ...now,
    hasRest: draft.hasRest,
    linesAdded: draft.linesAdded,
  });
  if (theirs.length === 0 || mine.length === 0) return { draft: merged, conflict: undefined };
  const choices = theirs.map((field) => ({ field, choice: mine.includes(field) ? undefined : ('stored' as const) }));
  return { draft: merged, conflict: { mine: draft, stored: now, choices } };
}

/** A draft with one field as the person had it, or as it is stored now. */
export function withChoice(
  draft: TransactionDraft,
  conflict: Conflict,
  field: DraftField,
  choice: 'mine' | 'stored',
): { draft: TransactionDraft; conflict: Conflict } {
  const choices = conflict.choices.map((each) => (each.field === field ? { field, choice } : each));
  return { draft: withField(field, draft, conflict[choice]), conflict: { ...conflict, choices } };
}

/** The fields of which the person has not said whose they take. */
export function openChoices({ choices }: Conflict): DraftField[] {
  return choices.filter(({ choice }) => choice === undefined).map(({ field }) => field);
}

/** Whether two answers of the service tell the same of a transaction, as far as a person can change it. */
export function isSameTransaction(a: BankTransaction, b: BankTransaction): boolean {
  const [one, other] = [draftOf(a), draftOf(b)];
  return draftFieldNames.every((field) => isSameField(field, one, other));
}
