import { memoizeByObject } from '../../core/memoize.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import type { Minor } from '../../core/money/minor.ts';
import { emptyMoneyInput, type MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { hidesCustomData, isIntrospected } from '../../core/writes/customData.ts';
import { defineFields } from '../../form/document/defineFields.ts';
import type { ReferenceTexts } from '../../reference-lists/data/useReferenceTexts.ts';
import type { JournalEntryItem, JournalEntryLineItem, JournalEntryRecurrenceItem } from '../data/api.ts';
import type { JournalEntry, JournalEntryRecurrence } from '../data/schema.ts';
import type { journalEntryMessages } from '../messages.ts';
import {
  areSameFields,
  type CustomDataRow,
  filledFields,
  serializeFields,
  toCustomData,
  toCustomFields,
} from './customFields.ts';

/** A line as typed: a debit or a credit. Both at once is invalid. */
export interface LineValues {
  /** Local key; the service has none. */
  key: string;
  glAccountId: string | null;
  /** The pasted text of an unknown account; otherwise empty. */
  accountText: string;
  drAmount: MoneyInput;
  crAmount: MoneyInput;
}

/** The recurrence as typed; none without a frequency. */
export interface RecurrenceValues {
  frequency: string;
  interval: string;
}

/** The form values of a journal entry. */
export interface FormValues {
  description: string;
  lines: readonly LineValues[];
  /** The number of lines added so far, for unique keys. */
  linesAdded: number;
  recurrence: RecurrenceValues;
  bankAccountId: string | null;
  dimensionValueIds: readonly string[];
  attachmentIds: readonly string[];
  customData: readonly CustomDataRow[];
  /** Whether the service hides the saved custom data: editing rows would delete it. */
  hidesCustomData: boolean;
}

/** A blank line. */
export function emptyLine(key: string): LineValues {
  return { key, glAccountId: null, accountText: '', drAmount: emptyMoneyInput, crAmount: emptyMoneyInput };
}

/** The form values of a new entry. A copy takes over everything visible except the id. */
export function newFormValues(copied: Partial<JournalEntry> = {}): FormValues {
  const values = toFormValues({ ...copied }); // the host may change its own
  const missing = Math.max(0, 2 - values.lines.length);
  const added = Array.from({ length: missing }, (_line, index) => emptyLine(`new-${index}`));
  return { ...values, lines: [...values.lines, ...added], linesAdded: missing, hidesCustomData: false };
}

/** The form values of a saved entry. */
export const toFormValues = memoizeByObject(
  (entry: Partial<JournalEntry>): FormValues => ({ ...entryFields.from(entry), linesAdded: 0 }),
);

/** Names and formats that turn the values of fields into text. */
interface FieldTexts extends Pick<ReferenceTexts, 'listed'> {
  messages: typeof journalEntryMessages;
  named: (kind: 'bankAccount' | 'glAccount', id: string | null) => string;
  dimensionValueNames: (ids: readonly string[]) => string;
  fileName: (id: string) => string | null | undefined;
  sideOf: (side: string, amount: MoneyInput) => string;
}

/**
 * The fields of an entry, in the form's order. A service may delete what a request omits, so every known value is sent, changed or
 * not. A value that the response omitted may still exist, so it's only sent if the user entered one.
 */
export const entryFields = defineFields<FormValues, Partial<JournalEntry>, Undefinable<JournalEntryItem>, FieldTexts>(
  {},
)({
  description: {
    from: ({ description }) => ({ description: description ?? '' }),
    to: ({ description }, stored) => ({
      description: description !== '' || typeof stored?.description === 'string' ? description : undefined,
    }),
    param: 'description',
    text: ({ description }) => description,
  },
  bankAccount: {
    from: ({ bankAccount }) => ({ bankAccountId: bankAccount?.id ?? null }),
    to: ({ bankAccountId }, stored) => ({ bankAccountId: bankAccountId ?? (stored?.bankAccount ? null : undefined) }),
    param: 'bankAccountId',
    text: ({ bankAccountId }, { named }) => named('bankAccount', bankAccountId),
  },
  dimensions: {
    from: ({ dimensionValues }) => ({ dimensionValueIds: dimensionValues?.map(({ id }) => id) ?? [] }),
    to: ({ dimensionValueIds: ids }, stored) => ({
      dimensionValueIds: ids.length > 0 || !stored || stored.dimensionValues ? [...ids] : undefined,
    }),
    param: ['dimensionValueIds', 'classSegmentIds'],
    text: ({ dimensionValueIds }, { dimensionValueNames }) => dimensionValueNames(dimensionValueIds),
  },
  lines: {
    from: ({ children }) => ({
      lines: (children ?? []).map(({ glAccount, drAmount, crAmount }, index) => ({
        key: `stored-${index}`,
        glAccountId: glAccount.id,
        accountText: '',
        drAmount: toMoneyInput(drAmount),
        crAmount: toMoneyInput(crAmount),
      })),
    }),
    to: (values) => {
      const lines = filledLines(values);
      return { children: lines.length > 0 ? lines.map(lineItem) : undefined };
    },
    param: {
      children: 'lines',
      'children[]': 'lines[].drAmount',
      'children[].glAccountId': 'lines[].glAccount',
      'children[].drAmount': 'lines[].drAmount',
      'children[].crAmount': 'lines[].crAmount',
    },
    text: (values, { messages, listed, named, sideOf }) =>
      filledLines(values)
        .map(({ glAccountId, accountText, drAmount, crAmount }) =>
          listed([
            named('glAccount', glAccountId) || accountText,
            sideOf(messages.debit, drAmount),
            sideOf(messages.credit, crAmount),
          ]),
        )
        .join(' · '),
    compare: (values) => filledLines(values).map(serializeLine).join(),
  },
  recurrence: {
    from: ({ recurrence }) => ({ recurrence: toRecurrenceValues(recurrence) }),
    to: ({ recurrence }, stored) => ({ recurrence: recurrenceItem(recurrence, stored?.recurrence) }),
    param: {
      recurrence: 'recurrence.frequency',
      'recurrence.frequency': 'recurrence.frequency',
      'recurrence.interval': 'recurrence.interval',
      'recurrence.endDate': 'recurrence.frequency',
      'recurrence.updateType': 'recurrence.frequency',
    },
    text: ({ recurrence: { frequency, interval } }, { messages, listed }) =>
      frequency === ''
        ? messages.frequencyNone
        : listed([wordOf(messages, 'frequency', frequency), interval && `${messages.interval} ${interval}`]),
    compare: ({ recurrence }) => (recurrence.frequency === '' ? null : recurrence),
  },
  attachments: {
    from: ({ attachments }) => ({ attachmentIds: attachments?.map(({ id }) => id) ?? [] }),
    to: ({ attachmentIds: ids }, stored) => ({
      attachmentIds: ids.length > 0 || !stored || stored.attachments ? [...ids] : undefined,
    }),
    param: 'attachmentIds',
    text: ({ attachmentIds }, { messages, listed, fileName }) =>
      listed(attachmentIds.map((id) => fileName(id) || messages.attachment)),
  },
  customData: {
    from: ({ customData }) => ({
      customData: toCustomFields(customData),
      hidesCustomData: hidesCustomData(customData),
    }),
    to: ({ customData }, stored) => ({ customData: customDataItem(customData, stored?.customData) }),
    param: 'customData',
    text: ({ customData }, { listed }) => listed(customData.map(({ name, text }) => `${name}: ${text}`)),
    compare: ({ customData }) => serializeFields(filledFields(customData)),
  },
});

type Undefinable<Item> = { [Key in keyof Item]: Item[Key] | undefined };

/** Whether a line is blank, so that it isn't saved. */
export function isLineBlank({ glAccountId, accountText, drAmount, crAmount }: LineValues): boolean {
  return glAccountId === null && accountText === '' && isBlank(drAmount) && isBlank(crAmount);
}

/** The lines that aren't blank. */
export function filledLines({ lines }: Pick<FormValues, 'lines'>): LineValues[] {
  return lines.filter((line) => !isLineBlank(line));
}

/** Whether an amount is empty or 0. */
export function isBlank(money: MoneyInput): boolean {
  return money.amount === null ? money.code === 'empty' : money.amount === 0;
}

export type FormField = (typeof entryFields.names)[number];

/** Whether two sets of form values are equal, ignoring `updateType`. */
export function areFormValuesEqual(a: FormValues, b: FormValues): boolean {
  return a === b || entryFields.changed(a, b).length === 0;
}

/** A line as text, for comparison. */
export const serializeLine = memoizeByObject(({ key, drAmount, crAmount, ...line }: LineValues): string =>
  JSON.stringify([line, normalizeSide(drAmount), normalizeSide(crAmount)]),
);

function normalizeSide(money: MoneyInput): MoneyInput {
  return isBlank(money) ? emptyMoneyInput : money;
}

function toMoneyInput(amount: Minor | null | undefined): MoneyInput {
  return amount ? { amount } : emptyMoneyInput;
}

function toRecurrenceValues(stored: JournalEntryRecurrence | null | undefined): RecurrenceValues {
  return {
    frequency: stored?.frequency ?? '',
    interval: String(stored ? (stored.interval ?? '') : 1),
  };
}

function lineItem({ glAccountId, drAmount, crAmount }: LineValues): JournalEntryLineItem {
  return {
    glAccountId: glAccountId ?? '', // valid lines have one
    drAmount: drAmount.amount ?? 0,
    crAmount: crAmount.amount ?? 0,
  };
}

function recurrenceItem(
  { frequency, interval }: RecurrenceValues,
  current: JournalEntry['recurrence'],
): JournalEntryItem['recurrence'] {
  if (frequency === '') return current?.frequency ? null : undefined;
  return omitUndefined<JournalEntryRecurrenceItem>({
    updateType: current ? 'FUTURE_ONLY' : undefined, // entries that were already made stay as they are
    frequency,
    interval: interval.trim() === '' ? undefined : Number(interval), // empty only if none is saved
    endDate: current?.endDate ?? undefined,
  });
}

function customDataItem(
  customData: readonly CustomDataRow[],
  current: JournalEntry['customData'],
): JournalEntryItem['customData'] {
  const data = toCustomData(customData);
  const hasData = Object.keys(data).length > 0;
  if (!current || isIntrospected(current)) return hasData ? data : undefined;
  // Unchanged data is sent back as it was received, even if it couldn't be typed.
  return areSameFields(customData, toCustomFields(current)) ? current : data;
}

/** Without undefined members. */
export function omitUndefined<Item extends object>(item: Undefinable<Item>): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as Item; // only optional members can be undefined
}
