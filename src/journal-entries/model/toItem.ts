import type { JournalEntryItem } from '../data/api.ts';
import type { JournalEntry } from '../data/schema.ts';
import { entryFields, type FormValues, omitUndefined } from './formValues.ts';

/** Converts form values to the item to save. @param values valid form values. @param stored undefined for a new entry. */
export function toItem(values: FormValues, stored: JournalEntry | undefined): JournalEntryItem {
  return omitUndefined({
    ...entryFields.to(values, stored),
    id: stored?.id,
    apiName: stored ? (stored.apiName ?? undefined) : 'MANUAL_ENTRY',
    apiSourceId: stored?.apiSourceId ?? undefined,
  });
}
