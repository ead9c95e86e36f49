import { formErrorsOf } from '../../core/writes/formErrors.ts';
import { defineDocument } from '../../form/document/defineDocument.ts';
import type { DocumentState } from '../../form/document/documentState.ts';
import { visibleErrors } from '../../form/document/fieldErrors.ts';
import { isSavedWithoutId } from '../../form/document/isSavedWithoutId.ts';
import { keepLineKeys } from '../../form/document/lines.ts';
import type { JournalEntryItem } from '../data/api.ts';
import type { JournalEntry } from '../data/schema.ts';
import {
  areFormValuesEqual,
  entryFields,
  type FormField,
  type FormValues,
  filledLines,
  isLineBlank,
  newFormValues,
  serializeLine,
  toFormValues,
} from './formValues.ts';

/** The types of a journal entry in a form. */
export interface EntryDocument {
  Values: FormValues;
  Stored: JournalEntry;
  Item: JournalEntryItem;
  Name: FormField;
  Field: (typeof entryFields.fieldOf)[string];
}

/** A journal entry in a form. */
export const entryDocument = defineDocument<EntryDocument>({
  fields: {
    ...entryFields,
    // The service may order lines, and may hide custom data.
    isStoredAs: (field, sent, stored) => {
      if (field === 'customData' && stored.hidesCustomData) return true;
      return field === 'lines' ? lineSet(sent) === lineSet(stored) : entryFields.isStoredAs(field, sent, stored);
    },
  },
  from: toFormValues,
  merge: (values, base, stored, earlier) => {
    const merged = entryFields.merge(values, toFormValues(base), toFormValues(stored), earlier);
    if (merged.values.lines === values.lines) return merged;
    const lines = keepLineKeys(merged.values.lines, values.lines, isLineBlank);
    return { ...merged, values: { ...merged.values, lines } };
  },
  choose: entryFields.choose,
  keepLocal: (saved, sent, { linesAdded }) => ({
    ...saved,
    lines: keepLineKeys(saved.lines, sent.lines, isLineBlank),
    linesAdded,
  }),
  takeIds: (values) => values,
  errorsOf: (error, { values }) => {
    const isVisible = (place: string) =>
      place === 'recurrence.frequency' || !place.startsWith('recurrence.') || values.recurrence.frequency !== '';
    return visibleErrors(formErrorsOf(error, entryFields.fieldOf), filledLines(values).length, isVisible);
  },
});

/** Whether nothing is entered in a new entry. */
export function isBlankEntry(entry: DocumentState<EntryDocument>): boolean {
  const isOpen = !entry.stored && !isSavedWithoutId(entry) && entry.outcome !== 'outcomeUnknown';
  return isOpen && areBlankValues(entry.values);
}

export function areBlankValues(values: FormValues): boolean {
  return areFormValuesEqual(values, newFormValues());
}

function lineSet(values: FormValues): string {
  return JSON.stringify(filledLines(values).map(serializeLine).toSorted());
}
