import { OutcomeUnknownError, RejectedError } from '../../core/errors.ts';
import { isIntrospected } from '../../core/query/customData.ts';
import { formErrorsOf } from '../../core/query/formErrors.ts';
import { isNotFound } from '../../core/query/isNotFound.ts';
import { visibleErrors } from '../../form/document/fieldErrors.ts';
import { isDuplicate } from '../../form/document/isDuplicate.ts';
import type { JournalEntryItem } from '../data/api.ts';
import { fieldOfParameter, type JournalEntryOutcome } from '../data/mutations.ts';
import type { JournalEntry } from '../data/schema.ts';
import { type Attempt, applySaved, type FormState } from './formState.ts';
import { filledLines, toFormValues } from './formValues.ts';
import { toItem } from './toItem.ts';

/** Applies the result of a save. @param isRetry whether the same values were sent before. */
export function applySaveOutcome(
  entry: FormState,
  sent: Attempt,
  result: JournalEntryOutcome | { isSaved: false; error: Error },
  isRetry: boolean,
): FormState {
  if (result.isSaved) return applySaved(entry, sent, result.data);
  const { error } = result;
  // A retry that didn't reach the service is not evidence about the first attempt.
  if (error instanceof OutcomeUnknownError || (isRetry && !(error instanceof RejectedError))) {
    return { ...entry, sent, mayExist: sent.item.id === undefined, outcome: 'outcomeUnknown' };
  }
  if (entry.mayExist && sent.item.id === undefined && isDuplicate(error)) {
    const outcome = isRetry ? 'wasSaved' : 'earlierAttemptSaved';
    return { ...entry, sent: undefined, rejection: undefined, values: sent.values, outcome };
  }
  if (sent.item.id !== undefined && isNotFound(error)) return { ...entry, sent: undefined, outcome: 'deletedByOther' };
  const { values } = sent;
  const isVisible = (place: string) =>
    place === 'recurrence.frequency' || !place.startsWith('recurrence.') || values.recurrence.frequency !== '';
  const errors = visibleErrors(formErrorsOf(error, fieldOfParameter), filledLines(values).length, isVisible);
  return { ...entry, sent: undefined, rejection: { error, values, errors }, outcome: 'rejected' };
}

/** Whether the saved entry matches what was sent. */
export function isStoredAs(item: JournalEntryItem, now: JournalEntry): boolean {
  const found = toItem(toFormValues(now), now);
  const compared = [
    'description',
    'recurrence',
    'bankAccountId',
    'dimensionValueIds',
    'children',
    'attachmentIds',
  ] as const;
  const names = isIntrospected(now.customData ?? {}) ? compared : ([...compared, 'customData'] as const);
  return names.every((name) => item[name] === undefined || serialize(item[name]) === serialize(found[name]));
}

/** A member as text, for comparison: blank equals absent, arrays are sets, and `updateType` isn't saved. */
function serialize(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return JSON.stringify(value.map(serialize).toSorted());
  if (typeof value !== 'object') return String(value).trim();
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'updateType')
    .map(([name, each]) => [name, serialize(each)])
    .filter(([, text]) => text !== '');
  return entries.length === 0 ? '' : JSON.stringify(entries.toSorted());
}

/** Whether the service rejects any change of the entry, as in a closed period. */
export function isNotModifiable(error: Error): boolean {
  const isOfEntry = (param: string | undefined) => param === undefined || /(^|\.)(id|date)$/.test(param);
  return (
    error instanceof RejectedError &&
    error.problems.some(({ type, param }) => type === 'NOT_MODIFIABLE' && isOfEntry(param))
  );
}
