import type { BankTransaction } from '../data/schema.ts';
import {
  type DraftField,
  draftFieldNames,
  draftOf,
  isSameField,
  type TransactionDraft,
  withField,
} from './formValues.ts';
import { settled } from './splitLines.ts';

/** Somebody else changed a transaction while a person works on it. */
export interface Conflict {
  /** What the person had last. */
  mine: TransactionDraft;
  /** What is stored now. */
  stored: TransactionDraft;
  /** The fields that differ, with whose the person takes; undefined until they say. */
  choices: readonly { field: DraftField; choice: 'mine' | 'stored' | undefined }[];
}

/**
 * A draft over what is stored now. What only the service changed is taken over; what only the person changed stays. Where both
 * changed the same to something different, the person's stands until they choose.
 * @param base what the draft is over so far. @param earlier what came of it when that was stored.
 */
export function rebased(
  draft: TransactionDraft,
  base: BankTransaction,
  stored: BankTransaction,
  earlier?: Conflict,
): { draft: TransactionDraft; conflict: Conflict | undefined } {
  const [before, now] = [draftOf(base), draftOf(stored)];
  const mine = draftFieldNames.filter((field) => !isSameTyped(field, draft, before));
  const merged = mine.reduce((merged, field) => withField(field, merged, draft), {
    ...now,
    linesAdded: draft.linesAdded,
  });
  const theirs = draftFieldNames.filter((field) => !isSameTyped(field, now, before) && !isSameTyped(field, draft, now));
  const told = earlier?.choices.filter(
    ({ field }) => !theirs.includes(field) && !isSameTyped(field, earlier.mine, now),
  );
  const choices = draftFieldNames.flatMap((field): Conflict['choices'][number][] => {
    if (theirs.includes(field)) return [{ field, choice: mine.includes(field) ? undefined : 'stored' }];
    return told?.filter((choice) => choice.field === field) ?? [];
  });
  const over = mine.includes('lines') ? settled(merged) : merged;
  if (mine.length === 0 || choices.length === 0) return { draft: over, conflict: undefined };
  const had = draftFieldNames
    .filter((field) => !mine.includes(field) && earlier?.choices.some((each) => each.field === field))
    .reduce((had, field) => withField(field, had, earlier?.mine ?? had), draft);
  return { draft: over, conflict: { mine: had, stored: now, choices } };
}

/** Whether a field has the same in it. Which way the money goes is no change of the lines: their amounts have its sign. */
function isSameTyped(field: DraftField, a: TransactionDraft, b: TransactionDraft): boolean {
  return isSameField(field, a, field === 'lines' ? { ...b, direction: a.direction } : b);
}

/** A draft with one field as the person had it, or as it is stored now. */
export function withChoice(
  draft: TransactionDraft,
  conflict: Conflict,
  field: DraftField,
  choice: 'mine' | 'stored',
): { draft: TransactionDraft; conflict: Conflict } {
  const choices = conflict.choices.map((each) => (each.field === field ? { field, choice } : each));
  // What was typed since is the person's too.
  const mine = isSameTyped(field, draft, conflict.stored) ? conflict.mine : withField(field, conflict.mine, draft);
  const from = { mine, stored: conflict.stored }[choice];
  return { draft: settled(withField(field, draft, from)), conflict: { ...conflict, mine, choices } };
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
