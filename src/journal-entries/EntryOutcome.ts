import { OutcomeUnknownError, RejectedError } from '../core/http/errors.ts';
import { formErrorsOf } from '../core/query/formErrors.ts';
import { isGone } from '../core/query/isGone.ts';
import { drawnErrors } from './EntryErrors.ts';
import { type EntryState, type SentEntry, withSaved } from './EntryState.ts';
import { fieldOfParameter, type JournalEntryOutcome } from './mutations.ts';

/** The entry once it is known what became of what was sent of it. @param isRetry whether it was sent before. */
export function withOutcome(
  entry: EntryState,
  sent: SentEntry,
  outcome: JournalEntryOutcome | { isSaved: false; error: Error },
  isRetry: boolean,
): EntryState {
  if (outcome.isSaved) return withSaved(entry, sent, outcome.data);
  const { error } = outcome;
  if (error instanceof OutcomeUnknownError) return { ...entry, sent, fate: 'unknown' };
  if (isRetry && isSavedBefore(error, sent)) {
    return { ...entry, sent: undefined, refusal: undefined, draft: sent.draft, fate: 'wasSaved' };
  }
  if (sent.item.id !== undefined && isGone(error)) return { ...entry, sent: undefined, fate: 'goneMeanwhile' };
  const errors = drawnErrors(formErrorsOf(error, fieldOfParameter), sent.draft);
  return { ...entry, sent: undefined, refusal: { error, draft: sent.draft, errors }, fate: 'refused' };
}

/** Whether a new entry is refused because it is there: an earlier try, whose answer was lost, had saved it. */
function isSavedBefore(error: Error, { item }: SentEntry): boolean {
  return (
    item.id === undefined &&
    error instanceof RejectedError &&
    error.problems.some(
      ({ type, param }) => type === 'DUPLICATE' && (param === undefined || /apiSourceId$/.test(param)),
    )
  );
}

/** Whether the service says that the books are closed on the day of an entry. */
export function isOfClosedBooks(error: Error): boolean {
  return error instanceof RejectedError && error.problems.some(({ type }) => type === 'NOT_MODIFIABLE');
}
