import { isIntrospected } from '../../core/query/customData.ts';
import type { JournalEntryItem, JournalEntryLineItem, JournalEntryRecurrenceItem } from '../data/api.ts';
import type { JournalEntry } from '../data/schema.ts';
import { areSameFields, toCustomData, toCustomFields } from './customFields.ts';
import { type FormValues, filledLines, type LineValues } from './formValues.ts';

/**
 * Converts form values to the item to save. It includes every known value of a saved entry, changed or not, because a service may
 * delete what a request omits. A value that the response omitted may still exist, so it's only sent if the user entered one.
 * @param values valid form values. @param stored undefined for a new entry.
 */
export function toItem(values: FormValues, stored: JournalEntry | undefined): JournalEntryItem {
  const lines = filledLines(values);
  const idsToSend = (ids: readonly string[], known: unknown) =>
    ids.length > 0 || !stored || Array.isArray(known) ? [...ids] : undefined;
  return withoutUndefined({
    id: stored?.id,
    description: values.description !== '' || typeof stored?.description === 'string' ? values.description : undefined,
    recurrence: recurrenceItem(values, stored),
    apiName: stored ? (stored.apiName ?? undefined) : 'MANUAL_ENTRY',
    apiSourceId: stored?.apiSourceId ?? undefined,
    bankAccountId: values.bankAccountId ?? (stored?.bankAccount ? null : undefined),
    dimensionValueIds: idsToSend(values.dimensionValueIds, stored?.dimensionValues),
    children: lines.length > 0 ? lines.map(lineItem) : undefined,
    attachmentIds: idsToSend(values.attachmentIds, stored?.attachments),
    customData: customDataItem(values, stored),
  });
}

function lineItem({ glAccountId, drAmount, crAmount }: LineValues): JournalEntryLineItem {
  return {
    glAccountId: glAccountId ?? '', // valid lines have one
    drAmount: drAmount.amount ?? 0,
    crAmount: crAmount.amount ?? 0,
  };
}

function recurrenceItem({ recurrence }: FormValues, stored: JournalEntry | undefined): JournalEntryItem['recurrence'] {
  const { frequency, interval, hasEnd, endDate, updateType } = recurrence;
  const current = stored?.recurrence;
  if (frequency === '') return current?.frequency ? null : undefined;
  const removal = current?.endDate ? null : undefined;
  return withoutUndefined<JournalEntryRecurrenceItem>({
    updateType: current ? updateType : undefined,
    frequency,
    interval: interval.trim() === '' ? undefined : Number(interval), // empty only if none is saved
    endDate: hasEnd ? endDate : removal,
  });
}

function customDataItem({ customData }: FormValues, stored: JournalEntry | undefined): JournalEntryItem['customData'] {
  const current = stored?.customData;
  const data = toCustomData(customData);
  const hasData = Object.keys(data).length > 0;
  if (!current || isIntrospected(current)) return hasData ? data : undefined;
  // Unchanged data is sent back as it was received, even if it couldn't be typed.
  return areSameFields(customData, toCustomFields(current)) ? current : data;
}

type Undefinable<Item> = { [Key in keyof Item]: Item[Key] | undefined };

function withoutUndefined<Item extends object>(item: Undefinable<Item>): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as Item; // only optional members can be undefined
}
