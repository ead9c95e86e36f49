import type { BankTransaction } from '../data/schema.ts';
import { changedFields, type DraftLine, draftOf, isSameField, type TransactionDraft, withField } from './formValues.ts';
import { type Conflict, isSameTransaction, rebased } from './mergeConflict.ts';

/** What the editor holds of one transaction. */
export interface EditorState {
  /** What is stored, as far as is known here; undefined for a new one. */
  stored: BankTransaction | undefined;
  /** What a new one began with. */
  initial: TransactionDraft;
  draft: TransactionDraft;
  conflict: Conflict | undefined;
  /** Whether what is stored is known from elsewhere, as a list had it, until the service answers. */
  isProvisional: boolean;
}

/** @param initial what a new one begins with; of a stored one, nothing. */
export function openedEditor(
  stored: BankTransaction | undefined,
  initial: TransactionDraft,
  isProvisional: boolean,
): EditorState {
  return { stored, initial, draft: stored ? draftOf(stored) : initial, conflict: undefined, isProvisional };
}

/** What the draft is compared with, to see what a person changed. */
export function baseOf({ stored, initial }: Pick<EditorState, 'stored' | 'initial'>): TransactionDraft {
  return stored ? draftOf(stored) : initial;
}

/** Whether there is something to lose. */
export function isDirty(state: EditorState): boolean {
  return changedFields(state.draft, baseOf(state)).length > 0;
}

/** The state over what is stored now, with all that a person typed. */
export function withStored(state: EditorState, stored: BankTransaction): EditorState {
  if (!state.stored) return state;
  if (isSameTransaction(state.stored, stored)) return { ...state, stored, isProvisional: false };
  const { draft, conflict } = rebased(state.draft, state.stored, stored, state.conflict);
  const told = state.isProvisional ? conflict && onlyOpen(conflict) : conflict;
  return { ...state, stored, draft, conflict: told, isProvisional: false };
}

/**
 * The state once a draft was saved. What a person changed while that went on stays changed.
 * @param sent the draft that was saved. @param saved what the service made of it.
 */
export function withSaved(state: EditorState, sent: TransactionDraft, saved: BankTransaction): EditorState {
  const { hasRest, linesAdded } = state.draft;
  const now = { ...withKeysOf(draftOf(saved), sent.lines), hasRest, linesAdded };
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
export function isStoredAsSent(stored: BankTransaction, sent: TransactionDraft, before: TransactionDraft): boolean {
  const now = withKeysOf(draftOf(stored), sent.lines);
  return changedFields(sent, before).every((field) => isSameField(field, withIdsOf(sent, now.lines), now));
}

/** A draft whose lines keep the keys of those that were sent, so that a field in which a person types stays. */
function withKeysOf(draft: TransactionDraft, sent: readonly DraftLine[]): TransactionDraft {
  if (draft.lines.length !== sent.length) return draft;
  return { ...draft, lines: draft.lines.map((line, place) => ({ ...line, key: sent[place]?.key ?? line.key })) };
}

/** A draft whose lines are known by what the service calls them. */
function withIdsOf(draft: TransactionDraft, saved: readonly DraftLine[]): TransactionDraft {
  const ids = new Map(saved.map(({ key, id }) => [key, id]));
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, id: line.id ?? ids.get(line.key) ?? null })) };
}
