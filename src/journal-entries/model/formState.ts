import type { Rejection } from '../../form/document/fieldErrors.ts';
import type { JournalEntryItem } from '../data/api.ts';
import type { EntryField } from '../data/mutations.ts';
import type { JournalEntry } from '../data/schema.ts';
import { areFormValuesEqual, type FormValues, filledLines, newFormValues, toFormValues } from './formValues.ts';

/** An entry that was sent. */
export interface Attempt {
  item: JournalEntryItem;
  values: FormValues;
}

/** The outcome of an entry's last save, apart from field errors. */
type EntryOutcome =
  | 'editing'
  | 'saved'
  /** The response was lost. */
  | 'outcomeUnknown'
  /** An attempt whose response was lost had saved it. */
  | 'wasSaved'
  /** Such an attempt had saved an earlier version, without the latest changes. */
  | 'earlierAttemptSaved'
  /** The saved entry is neither what was sent nor the previous version. */
  | 'savedDiffers'
  | 'wasNotSaved'
  | 'rejected'
  | 'deletedByOther';

/** The state of one entry in the form. */
export interface FormState {
  /** Local React key. */
  key: string;
  /** The latest known saved version; undefined for a new entry. */
  stored: JournalEntry | undefined;
  /** Initial values of a new entry, with the names of its references. */
  copied: Partial<JournalEntry> | undefined;
  base: FormValues;
  values: FormValues;
  /** Identifies repeated attempts to save a new entry. */
  sourceId: string;
  /** Whether an earlier attempt may have saved a new entry: then a duplicate error means success. */
  mayExist: boolean;
  /** The last attempt, while its outcome is unknown. */
  sent: Attempt | undefined;
  outcome: EntryOutcome;
  rejection: Rejection<FormValues, EntryField> | undefined;
  /** Whether the user has tried to save it, so that missing values are shown. */
  isSubmitted: boolean;
  /** A version saved by someone else, which the user has to resolve. */
  changedByOther: JournalEntry | undefined;
}

/** The state of an entry without a pending or failed save. */
const settled = {
  sent: undefined,
  rejection: undefined,
  changedByOther: undefined,
  isSubmitted: false,
  mayExist: false,
};

export function initialFormState(
  key: string,
  { stored, copied, sourceId }: Pick<FormState, 'stored' | 'copied' | 'sourceId'>,
): FormState {
  const base = stored ? toFormValues(stored) : newFormValues(copied);
  return { key, stored, copied, sourceId, base, values: base, ...settled, outcome: 'editing' };
}

/** Whether it's saved without a known id, so that it can't be edited here. */
export function isDone({ stored, outcome }: FormState): boolean {
  return (outcome === 'wasSaved' || outcome === 'earlierAttemptSaved') && stored === undefined;
}

/** Whether it's a new entry without values, unless another attempt of it may have been saved. */
export function isBlankEntry(entry: FormState): boolean {
  return !entry.stored && !isDone(entry) && entry.outcome !== 'outcomeUnknown' && !isToSave(entry);
}

/** Whether there are unsaved changes. */
export function isDirty(entry: FormState): boolean {
  return entry.outcome === 'outcomeUnknown' || (!isDone(entry) && !areFormValuesEqual(entry.values, entry.base));
}

/** Whether the next save sends it: a changed entry, or a new one that isn't blank. */
export function isToSave(entry: FormState): boolean {
  if (isDone(entry) || entry.outcome === 'outcomeUnknown' || entry.outcome === 'deletedByOther') return false;
  return !areFormValuesEqual(entry.values, entry.stored ? entry.base : newFormValues());
}

/** Applies a change to the form values. */
export function changeValues(entry: FormState, change: (values: FormValues) => FormValues): FormState {
  if (isDone(entry) || entry.outcome === 'outcomeUnknown') return entry; // a retry must send the same values
  const outcome = entry.outcome === 'rejected' ? entry.outcome : 'editing';
  return { ...entry, values: change(entry.values), outcome };
}

/** Applies a newly loaded version, unless the user has unsaved changes. */
export function mergeStored(entry: FormState, stored: JournalEntry): FormState {
  if (areFormValuesEqual(toFormValues(stored), entry.base)) return { ...entry, stored };
  if (isDirty(entry)) return entry; // the conflict is resolved on save
  return { ...entry, stored, ...withBase(entry, toFormValues(stored)) };
}

/** Applies a successful save. Changes made during the save are kept. */
export function applySaved(entry: FormState, sent: Attempt, saved: JournalEntry): FormState {
  const base = toFormValues(saved);
  const isChangedSince = entry.values !== sent.values;
  const current =
    isChangedSince || areFormValuesEqual(entry.values, base) ? entry.values : withBase(entry, base).values;
  const values = { ...current, recurrence: { ...current.recurrence, updateType: base.recurrence.updateType } };
  return { ...entry, ...settled, base, values, stored: saved, outcome: 'saved' };
}

/** The saved values with the keys of the current lines, so that the focused field stays mounted. */
function withBase({ values }: FormState, base: FormValues): Pick<FormState, 'base' | 'values'> {
  const before = filledLines(values);
  const lines = base.lines.map((line, place) => ({ ...line, key: before[place]?.key ?? line.key }));
  const isSameCount = before.length === lines.length;
  return { base, values: { ...base, lines: isSameCount ? lines : base.lines, linesAdded: values.linesAdded } };
}

/** Resolves a conflict with the user's values or the saved ones. */
export function resolveConflict(entry: FormState, keep: 'mine' | 'saved'): FormState {
  const { changedByOther } = entry;
  if (!changedByOther) return entry;
  const base = toFormValues(changedByOther);
  const next = { ...entry, stored: changedByOther, changedByOther: undefined, outcome: 'editing' as const };
  return keep === 'mine' ? { ...next, base } : { ...next, ...withBase(entry, base), rejection: undefined };
}
