import { OutcomeUnknownError, RejectedError } from '../../core/errors.ts';
import type { FormErrors } from '../../core/writes/formErrors.ts';
import { isNotFound } from '../../core/writes/isNotFound.ts';
import type { Conflict } from './defineFields.ts';
import type { Attempt, DocumentState, DocumentTypes } from './documentState.ts';
import { isDuplicate } from './isDuplicate.ts';
import { isSavedWithoutId } from './isSavedWithoutId.ts';

/** What a form has to know about a kind of document. */
interface DocumentRules<D extends DocumentTypes> {
  /** Its fields, from `defineFields`. */
  fields: {
    changed: (values: D['Values'], from: D['Values']) => D['Name'][];
    isStoredAs: (name: D['Name'], sent: D['Values'], stored: D['Values']) => boolean;
    replace: (name: D['Name'], values: D['Values'], from: D['Values']) => D['Values'];
  };
  /** The unchanged values of a stored document. */
  from: (stored: D['Stored']) => D['Values'];
  /** Merges the user's values with a newer stored version. @param base what they started from. */
  merge: (
    values: D['Values'],
    base: D['Stored'],
    stored: D['Stored'],
    earlier: ConflictOf<D> | undefined,
  ) => { values: D['Values']; conflict: ConflictOf<D> | undefined };
  /** Sets one field to the user's or the stored value. */
  choose: (
    values: D['Values'],
    conflict: ConflictOf<D>,
    field: D['Name'],
    choice: 'mine' | 'stored',
  ) => { values: D['Values']; conflict: ConflictOf<D> };
  /** Saved values with what only the form knows, such as the keys of lines. @param sent what was saved. @param now the form's. */
  keepLocal: (saved: D['Values'], sent: D['Values'], now: D['Values']) => D['Values'];
  /** The form's values with what only the service knows, such as the IDs of new lines. @param saved with the same keys. */
  takeIds: (values: D['Values'], saved: D['Values']) => D['Values'];
  /** The errors of a save, by field. */
  errorsOf: (error: Error, sent: Pick<Attempt<D>, 'values' | 'before'>) => FormErrors<D['Field']>;
}

type ConflictOf<D extends DocumentTypes> = Conflict<D['Values'], D['Name']>;

/** The state of a document without a pending or failed save. */
const settled = { attempts: [], rejection: undefined, isSubmitted: false, conflict: undefined };

/** Defines a kind of document: how its state in a form changes by edits, newer versions, choices and outcomes of saves. */
export function defineDocument<D extends DocumentTypes>(rules: DocumentRules<D>) {
  type Values = D['Values'];
  type State = DocumentState<D>;
  const { fields, from, keepLocal, takeIds } = rules;

  /** @param blank the values of a new one. */
  function initialState(stored: D['Stored'] | undefined, blank: Values, isProvisional = false): State {
    const base = stored ? from(stored) : blank;
    return { stored, base, values: base, isProvisional, outcome: 'editing', ...settled };
  }

  /** Whether there are changes that aren't saved, or may not be. */
  function isDirty(state: State): boolean {
    if (isSavedWithoutId(state)) return false;
    const isChanged = state.values !== state.base && fields.changed(state.values, state.base).length > 0;
    return isChanged || state.outcome === 'outcomeUnknown';
  }

  /** Merges a newer stored version into the state; unsaved changes stay. */
  function mergeStored<S extends State>(state: S, stored: D['Stored']): S {
    if (!state.stored) return state;
    const base = from(stored);
    if (fields.changed(state.base, base).length === 0) return { ...state, stored, base, isProvisional: false };
    const { values, conflict } = rules.merge(state.values, state.stored, stored, state.conflict);
    const shown = state.isProvisional ? conflict && keptOnly(conflict) : conflict;
    return { ...state, stored, base, values, conflict: shown, isProvisional: false };
  }

  /** The state after a save. Changes made during the save stay. @param sent the saved values. @param saved the response. */
  function applySaved<S extends State>(state: S, sent: Values, saved: D['Stored']): S {
    const base = from(saved);
    const now = keepLocal(base, sent, state.values);
    const mine = takeIds(state.values, now);
    const since = fields.changed(state.values, sent);
    const values = since.reduce((merged, field) => fields.replace(field, merged, mine), now);
    return { ...state, ...settled, stored: saved, base, values, outcome: 'saved' };
  }

  /**
   * Whether a stored document has the values that were sent, in the fields that they changed. In others the service may
   * normalize values. @param before the values before the save.
   */
  function isStoredAsSent(stored: D['Stored'], sent: Values, before: Values): boolean {
    const now = keepLocal(from(stored), sent, sent);
    return fields.changed(sent, before).every((field) => fields.isStoredAs(field, takeIds(sent, now), now));
  }

  /** The outcome once the user goes on: what they still have to know stays. */
  function outcomeAfterInput(state: State): State['outcome'] {
    const isKept = state.outcome === 'outcomeUnknown' || state.outcome === 'rejected' || isSavedWithoutId(state);
    return isKept ? state.outcome : 'editing';
  }

  /** In fields of the conflict that the user changed since, the value to keep is theirs. */
  function conflictAfterInput({ conflict, values }: State, now: Values): State['conflict'] {
    if (!conflict) return undefined;
    const changed = fields.changed(now, values);
    const typed = changed.filter((name) => conflict.choices.some(({ field }) => field === name));
    if (typed.length === 0) return conflict; // the same, so that a key in another field doesn't render the form
    return {
      ...conflict,
      // With all of them: the text of one may depend on another, such as an amount's on the direction.
      mine: changed.reduce((mine, field) => fields.replace(field, mine, now), conflict.mine),
      choices: conflict.choices.map((each) => (typed.includes(each.field) ? { ...each, choice: 'mine' } : each)),
    };
  }

  /** Keeps one of the values of a field of the conflict. */
  function choose<S extends State>(state: S, field: D['Name'], choice: 'mine' | 'stored'): S {
    if (!state.conflict) return state;
    const chosen = rules.choose(state.values, state.conflict, field, choice);
    return { ...state, ...chosen, outcome: outcomeAfterInput(state) };
  }

  /** The state after a save that stored nothing. */
  function reject<S extends State>(state: S, error: Error, sent: Pick<Attempt<D>, 'values' | 'before'>): S {
    const errors = rules.errorsOf(error, sent);
    return { ...state, rejection: { error, values: sent.values, errors }, outcome: 'rejected' };
  }

  return {
    initialState,
    isDirty,
    mergeStored,
    applySaved,
    reject,
    choose,

    /** Applies the user's input. */
    edit<S extends State>(state: S, change: (values: Values, base: Values) => Values): S {
      const values = change(state.values, state.base);
      return { ...state, values, conflict: conflictAfterInput(state, values), outcome: outcomeAfterInput(state) };
    },

    /** Takes the stored value of all fields of the conflict, which ends it. */
    keepStored<S extends State>(state: S): S {
      const { choices = [] } = state.conflict ?? {};
      return { ...choices.reduce((now, { field }) => choose(now, field, 'stored'), state), conflict: undefined };
    },

    /** Discards unsaved changes. */
    discard<S extends State>(state: S): S {
      return isSavedWithoutId(state) ? state : { ...state, ...settled, values: state.base, outcome: 'editing' };
    },

    /** The state when a save begins. */
    submit<S extends State>(state: S): S {
      return { ...state, isSubmitted: true, rejection: undefined, outcome: 'editing' };
    },

    /** The state once it is sent. A change is compared with what was stored before; a new one may be stored by any attempt. */
    addAttempt<S extends State>(state: S, attempt: Attempt<D>): S {
      return { ...state, attempts: attempt.before ? [attempt] : [...state.attempts, attempt] };
    },

    /**
     * The state after a save that failed.
     * @param isRetry whether the same item was sent before. @param canFind whether new documents can be looked up.
     */
    applyFailure<S extends State>(
      state: S,
      error: Error,
      { isRetry, canFind }: Record<'isRetry' | 'canFind', boolean>,
    ): S {
      const sent = state.attempts.at(-1);
      if (!sent) return state;
      // A retry that didn't reach the service says nothing about the first attempt.
      if (error instanceof OutcomeUnknownError || (isRetry && !(error instanceof RejectedError)))
        return { ...state, outcome: 'outcomeUnknown' };
      if (!sent.before && isDuplicate(error)) {
        if (canFind) return { ...state, outcome: 'outcomeUnknown' };
        // Any of the attempts may be the stored one.
        const isAll =
          isRetry && state.attempts.every(({ values }) => fields.changed(state.values, values).length === 0);
        if (isRetry || state.attempts.length > 1)
          return { ...state, ...settled, outcome: isAll ? 'wasSaved' : 'earlierAttemptSaved' };
      }
      // The last attempt wasn't stored, but earlier ones may be.
      const attempts = isRetry ? state.attempts : state.attempts.slice(0, -1);
      if (sent.before && isNotFound(error)) return { ...state, attempts, outcome: 'deletedByOther' };
      return reject({ ...state, attempts }, error, sent);
    },

    /** The state after a look-up of attempts without a response. @param found undefined for a new one that is not stored. */
    applyFound<S extends State>(state: S, found: D['Stored'] | undefined): S {
      const [first, last] = [state.attempts[0], state.attempts.at(-1)];
      if (!first || !last || !found) return { ...state, outcome: 'wasNotSaved' };
      // Any attempt may have stored a new one: compare the changes since the first.
      const before = last.before ? from(last.before) : first.values;
      if (isStoredAsSent(found, last.values, before))
        return { ...applySaved(state, last.values, found), outcome: 'wasSaved' };
      if (last.before) return { ...mergeStored(state, found), attempts: [], outcome: 'wasNotSaved' };
      return { ...state, attempts: [], stored: found, base: from(found), outcome: 'earlierAttemptSaved' };
    },
  };
}

/** A kind of document, from `defineDocument`. */
export type DocumentKind<D extends DocumentTypes> = ReturnType<typeof defineDocument<D>>;

/** The conflict in the fields that the user changed: placeholder data never counted as seen. */
function keptOnly<Values, Name extends string>(conflict: Conflict<Values, Name>) {
  const choices = conflict.choices.filter(({ choice }) => choice === 'mine');
  return choices.length > 0 ? { ...conflict, choices } : undefined;
}
