import type { FormErrors } from '../../core/query/formErrors.ts';
import type { JournalEntryItem } from '../data/api.ts';
import type { EntryField } from '../data/mutations.ts';
import type { JournalEntry } from '../data/schema.ts';
import { areFormValuesEqual, type FormValues, filledLines, newFormValues, toFormValues } from './formValues.ts';

/** An entry that was sent. */
export interface SentEntry {
  item: JournalEntryItem;
  draft: FormValues;
}

/** What a service refused, with the draft that it was said of. */
export interface Refusal {
  error: Error;
  draft: FormValues;
  errors: FormErrors<EntryField>;
}

/** What came of an entry, besides what is wrong with single fields. */
type EntryOutcome =
  | 'editing'
  | 'saved'
  /** Nobody knows whether it was saved. */
  | 'unknown'
  /** A try whose answer was lost had saved it. */
  | 'wasSaved'
  /** Such a try had saved it as it was then; what was changed since is not in the books. */
  | 'earlierAttemptSaved'
  /** What is stored is neither what was sent nor what was there before. */
  | 'savedDiffers'
  | 'wasNotSaved'
  | 'refused'
  | 'deletedByOther';

/** What the form holds of one of its entries. */
export interface FormState {
  /** Tells it from the others of the form. */
  key: string;
  /** What is stored, as far as is known here; undefined for a new one. */
  stored: JournalEntry | undefined;
  /** What names what a new one refers to, such as the entry that it is a copy of. */
  copied: Partial<JournalEntry> | undefined;
  base: FormValues;
  draft: FormValues;
  /** By which a second try of a new one is known for what it is. */
  sourceId: string;
  /** Whether a try of a new one may have saved it: what the service then refuses as a second one is there. */
  mayExist: boolean;
  /** The last try; of which nobody knows the outcome where the outcome is unknown. */
  sent: SentEntry | undefined;
  outcome: EntryOutcome;
  refusal: Refusal | undefined;
  /** Whether a person has tried to save it, so that they are told what is missing. */
  isSaveAttempted: boolean;
  /** What somebody else stored meanwhile, which a person has to look at. */
  changedByOther: JournalEntry | undefined;
}

/** @param copied what a new one begins with. */
export function initialFormState(
  key: string,
  { stored, copied, sourceId }: Pick<FormState, 'stored' | 'copied' | 'sourceId'>,
): FormState {
  const base = stored ? toFormValues(stored) : newFormValues(copied);
  const cleared = {
    sent: undefined,
    refusal: undefined,
    changedByOther: undefined,
    isSaveAttempted: false,
    outcome: 'editing',
  } as const;
  const mayExist = false;
  return { key, stored, copied, sourceId, base, draft: base, mayExist, ...cleared };
}

/** Whether it is in the books, and the service did not tell its id: there is cleared to change here any more. */
export function isDone({ stored, outcome }: FormState): boolean {
  return (outcome === 'wasSaved' || outcome === 'earlierAttemptSaved') && stored === undefined;
}

/** Whether there is something to lose. */
export function isDirty(entry: FormState): boolean {
  return entry.outcome === 'unknown' || (!isDone(entry) && !areFormValuesEqual(entry.draft, entry.base));
}

/** Whether it is sent with the next save: what was changed of a stored one, and a new one of which something is said. */
export function isToSave(entry: FormState): boolean {
  if (isDone(entry) || entry.outcome === 'unknown' || entry.outcome === 'deletedByOther') return false;
  return !areFormValuesEqual(entry.draft, entry.stored ? entry.base : newFormValues());
}

/** The entry with something changed in its draft. */
export function withFormValues(entry: FormState, change: (draft: FormValues) => FormValues): FormState {
  if (isDone(entry) || entry.outcome === 'unknown') return entry; // what was sent is sent again as it is
  const outcome = entry.outcome === 'refused' ? entry.outcome : 'editing';
  return { ...entry, draft: change(entry.draft), outcome };
}

/** The entry as it is stored now, where nobody has typed over it. */
export function withStored(entry: FormState, stored: JournalEntry): FormState {
  if (areFormValuesEqual(toFormValues(stored), entry.base)) return { ...entry, stored };
  if (isDirty(entry)) return entry; // what was stored meanwhile, it is asked about when it is saved
  return { ...entry, stored, ...withBase(entry, toFormValues(stored)) };
}

/** The entry once it was saved. What a person changed while that went on stays changed. */
export function withSaved(entry: FormState, sent: SentEntry, saved: JournalEntry): FormState {
  const base = toFormValues(saved);
  const isTouched = entry.draft !== sent.draft;
  const kept =
    isTouched || areFormValuesEqual(entry.draft, base) ? { base, draft: entry.draft } : withBase(entry, base);
  const draft = { ...kept.draft, recurrence: { ...kept.draft.recurrence, updateType: base.recurrence.updateType } };
  const cleared = {
    sent: undefined,
    refusal: undefined,
    changedByOther: undefined,
    isSaveAttempted: false,
    mayExist: false,
  };
  return { ...entry, ...cleared, base, draft, stored: saved, outcome: 'saved' };
}

/** What is stored as the draft, with the keys that its lines had, so that a field with the focus stays. */
function withBase({ draft }: FormState, base: FormValues): Pick<FormState, 'base' | 'draft'> {
  const before = filledLines(draft);
  const lines = base.lines.map((line, place) => ({ ...line, key: before[place]?.key ?? line.key }));
  const isSameCount = before.length === lines.length;
  return { base, draft: { ...base, lines: isSameCount ? lines : base.lines, linesAdded: draft.linesAdded } };
}

/** The entry over what somebody else stored: with a person's own draft, or with changedByOther. */
export function withConflictResolved(entry: FormState, keep: 'mine' | 'saved'): FormState {
  const { changedByOther } = entry;
  if (!changedByOther) return entry;
  const base = toFormValues(changedByOther);
  const next = { ...entry, stored: changedByOther, changedByOther: undefined, outcome: 'editing' as const };
  return keep === 'mine' ? { ...next, base } : { ...next, ...withBase(entry, base), refusal: undefined };
}
