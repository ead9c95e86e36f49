import type { FormErrors } from '../../core/query/formErrors.ts';
import type { JournalEntryItem } from '../data/api.ts';
import type { EntryField } from '../data/mutations.ts';
import type { JournalEntry } from '../data/schema.ts';
import { type FormValues, isSameDraft, newFormValues, saidLines, toFormValues } from './formValues.ts';

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
type EntryFate =
  | 'editing'
  | 'saved'
  /** Nobody knows whether it was saved. */
  | 'unknown'
  /** A try whose answer was lost had saved it. */
  | 'wasSaved'
  /** Such a try had saved it as it was then; what was changed since is not in the books. */
  | 'wasSavedEarlier'
  /** What is stored is neither what was sent nor what was there before. */
  | 'isOtherwise'
  | 'wasNotSaved'
  | 'refused'
  | 'goneMeanwhile';

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
  mayBeThere: boolean;
  /** The last try; of which nobody knows the outcome where the fate is unknown. */
  sent: SentEntry | undefined;
  fate: EntryFate;
  refusal: Refusal | undefined;
  /** Whether a person has tried to save it, so that they are told what is missing. */
  isTried: boolean;
  /** What somebody else stored meanwhile, which a person has to look at. */
  theirs: JournalEntry | undefined;
}

/** @param copied what a new one begins with. */
export function initialFormState(
  key: string,
  { stored, copied, sourceId }: Pick<FormState, 'stored' | 'copied' | 'sourceId'>,
): FormState {
  const base = stored ? toFormValues(stored) : newFormValues(copied);
  const nothing = { sent: undefined, refusal: undefined, theirs: undefined, isTried: false, fate: 'editing' } as const;
  const mayBeThere = false;
  return { key, stored, copied, sourceId, base, draft: base, mayBeThere, ...nothing };
}

/** Whether it is in the books, and the service did not tell its id: there is nothing to change here any more. */
export function isDone({ stored, fate }: FormState): boolean {
  return (fate === 'wasSaved' || fate === 'wasSavedEarlier') && stored === undefined;
}

/** Whether there is something to lose. */
export function isDirty(entry: FormState): boolean {
  return entry.fate === 'unknown' || (!isDone(entry) && !isSameDraft(entry.draft, entry.base));
}

/** Whether it is sent with the next save: what was changed of a stored one, and a new one of which something is said. */
export function isToSave(entry: FormState): boolean {
  if (isDone(entry) || entry.fate === 'unknown' || entry.fate === 'goneMeanwhile') return false;
  return !isSameDraft(entry.draft, entry.stored ? entry.base : newFormValues());
}

/** The entry with something changed in its draft. */
export function withDraft(entry: FormState, change: (draft: FormValues) => FormValues): FormState {
  if (isDone(entry) || entry.fate === 'unknown') return entry; // what was sent is sent again as it is
  const fate = entry.fate === 'refused' ? entry.fate : 'editing';
  return { ...entry, draft: change(entry.draft), fate };
}

/** The entry as it is stored now, where nobody has typed over it. */
export function withStored(entry: FormState, stored: JournalEntry): FormState {
  if (isSameDraft(toFormValues(stored), entry.base)) return { ...entry, stored };
  if (isDirty(entry)) return entry; // what was stored meanwhile, it is asked about when it is saved
  return { ...entry, stored, ...overBase(entry, toFormValues(stored)) };
}

/** The entry once it was saved. What a person changed while that went on stays changed. */
export function withSaved(entry: FormState, sent: SentEntry, saved: JournalEntry): FormState {
  const base = toFormValues(saved);
  const isTouched = entry.draft !== sent.draft;
  const kept = isTouched || isSameDraft(entry.draft, base) ? { base, draft: entry.draft } : overBase(entry, base);
  const draft = { ...kept.draft, recurrence: { ...kept.draft.recurrence, updateType: base.recurrence.updateType } };
  const nothing = { sent: undefined, refusal: undefined, theirs: undefined, isTried: false, mayBeThere: false };
  return { ...entry, ...nothing, base, draft, stored: saved, fate: 'saved' };
}

/** What is stored as the draft, with the keys that its lines had, so that a field with the focus stays. */
function overBase({ draft }: FormState, base: FormValues): Pick<FormState, 'base' | 'draft'> {
  const before = saidLines(draft);
  const lines = base.lines.map((line, place) => ({ ...line, key: before[place]?.key ?? line.key }));
  const isSameCount = before.length === lines.length;
  return { base, draft: { ...base, lines: isSameCount ? lines : base.lines, linesAdded: draft.linesAdded } };
}

/** The entry over what somebody else stored: with a person's own draft, or with theirs. */
export function withTheirs(entry: FormState, keep: 'mine' | 'theirs'): FormState {
  const { theirs } = entry;
  if (!theirs) return entry;
  const base = toFormValues(theirs);
  const next = { ...entry, stored: theirs, theirs: undefined, fate: 'editing' as const };
  return keep === 'mine' ? { ...next, base } : { ...next, ...overBase(entry, base), refusal: undefined };
}
