import { isIntrospected } from '../core/query/customData.ts';
import type { JournalEntryItem, JournalEntryRecurrenceItem } from './api.ts';
import { customDataOf, customFieldsOf } from './CustomFields.ts';
import { type EntryDraft, saidLines } from './EntryDraft.ts';
import type { JournalEntry } from './schema.ts';

/**
 * What saves a draft. Of a stored entry all that is known goes along, changed or not: a service may take what is left out as
 * none. What is none already needs no sending.
 * @param draft one without problems. @param stored undefined for a new one.
 */
export function itemOfDraft(draft: EntryDraft, stored: JournalEntry | undefined): JournalEntryItem {
  return withoutUndefined({
    id: stored?.id,
    description: draft.description !== '' || stored ? draft.description : undefined,
    recurrence: recurrenceItem(draft, stored),
    apiName: stored ? (stored.apiName ?? undefined) : 'MANUAL_ENTRY',
    apiSourceId: stored?.apiSourceId ?? undefined,
    bankAccountId: draft.bankAccountId ?? (stored?.bankAccount ? null : undefined),
    dimensionValueIds: [...draft.dimensionValueIds],
    children: saidLines(draft).map(({ glAccountId, drAmount, crAmount }) => ({
      glAccountId: glAccountId ?? '', // a draft without problems has one
      drAmount: drAmount.amount ?? 0,
      crAmount: crAmount.amount ?? 0,
    })),
    attachmentIds: [...draft.attachmentIds],
    customData: customDataItem(draft, stored),
  });
}

function recurrenceItem({ recurrence }: EntryDraft, stored: JournalEntry | undefined): JournalEntryItem['recurrence'] {
  const { frequency, interval, hasEnd, endDate, updateType } = recurrence;
  const before = stored?.recurrence;
  if (frequency === '') return before ? null : undefined;
  const none = before?.endDate ? null : undefined; // takes back what is stored
  return withoutUndefined<JournalEntryRecurrenceItem>({
    updateType: before ? updateType : undefined,
    frequency,
    interval: Number(interval),
    endDate: hasEnd ? endDate : none,
  });
}

function customDataItem({ customData }: EntryDraft, stored: JournalEntry | undefined): JournalEntryItem['customData'] {
  const before = stored?.customData;
  const data = customDataOf(customData);
  const isSaid = Object.keys(data).length > 0;
  if (!before || isIntrospected(before)) return isSaid ? data : undefined;
  // What nobody changed goes back as it came, also where it could not be typed so.
  const isSame = written(customData) === written(customFieldsOf(before));
  return isSame ? before : data;
}

function written(fields: EntryDraft['customData']): string {
  return JSON.stringify(fields.map(({ name, text }) => [name, text]));
}

type Undefinable<Item> = { [Key in keyof Item]: Item[Key] | undefined };

function withoutUndefined<Item extends object>(item: Undefinable<Item>): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as Item; // such members are optional
}
