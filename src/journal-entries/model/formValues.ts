import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { emptyMoneyInput, type MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { isIntrospected } from '../../core/query/customData.ts';
import type { JournalEntry, JournalEntryRecurrence } from '../data/schema.ts';
import { type CustomField, toCustomFields } from './customFields.ts';

/** A line as a person types it: a debit or a credit. Both at once comes from elsewhere, and is said to be wrong. */
export interface LineValues {
  /** Tells it from the other lines; the service knows none. */
  key: string;
  glAccountId: string | null;
  /** What was pasted as the account, where that is none; otherwise empty. */
  accountText: string;
  drAmount: MoneyInput;
  crAmount: MoneyInput;
}

/** How often an entry is to be made again, as a person types it; without a frequency it is not. */
export interface RecurrenceValues {
  frequency: string;
  interval: string;
  /** Whether there is a last day, which may still be missing. */
  hasEnd: boolean;
  endDate: PlainDate | undefined;
  updateType: string;
}

/** A journal entry as a person edits it. */
export interface FormValues {
  description: string;
  lines: readonly LineValues[];
  /** How many lines were added by now, for the keys of more. */
  linesAdded: number;
  recurrence: RecurrenceValues;
  bankAccountId: string | null;
  dimensionValueIds: readonly string[];
  attachmentIds: readonly string[];
  customData: readonly CustomField[];
  /** Whether custom data are stored of which the service tells their kind alone: rows in their place would take them away. */
  hidesCustomData: boolean;
}

/** A line of which nothing is said yet. */
export function emptyLine(key: string): LineValues {
  return { key, glAccountId: null, accountText: '', drAmount: emptyMoneyInput, crAmount: emptyMoneyInput };
}

/** What a new entry begins with; of one that it is a copy of, all but its id, and what nobody can see of it. */
export function newFormValues(copied: Partial<JournalEntry> = {}): FormValues {
  const draft = toFormValues(copied);
  const missing = Math.max(0, 2 - draft.lines.length);
  const added = Array.from({ length: missing }, (_line, place) => emptyLine(`new-${place}`));
  return { ...draft, lines: [...draft.lines, ...added], linesAdded: missing, hidesCustomData: false };
}

/** A stored entry to edit. */
export function toFormValues(entry: Partial<JournalEntry>): FormValues {
  const { customData } = entry;
  return {
    description: entry.description ?? '',
    lines: (entry.children ?? []).map(({ glAccount, drAmount, crAmount }, place) => ({
      key: `stored-${place}`,
      glAccountId: glAccount.id,
      accountText: '',
      drAmount: toMoneyInput(drAmount),
      crAmount: toMoneyInput(crAmount),
    })),
    linesAdded: 0,
    recurrence: toRecurrenceValues(entry.recurrence),
    bankAccountId: entry.bankAccount?.id ?? null,
    dimensionValueIds: entry.dimensionValues?.map(({ id }) => id) ?? [],
    attachmentIds: entry.attachments?.map(({ id }) => id) ?? [],
    customData: toCustomFields(customData),
    hidesCustomData: Boolean(customData && isIntrospected(customData) && customData.empty !== true),
  };
}

/** Whether nothing is said of a line, so that it is not saved. */
function isLineBlank({ glAccountId, accountText, drAmount, crAmount }: LineValues): boolean {
  return glAccountId === null && accountText === '' && isBlank(drAmount) && isBlank(crAmount);
}

/** The lines that are saved, in their order. */
export function filledLines({ lines }: Pick<FormValues, 'lines'>): LineValues[] {
  return lines.filter((line) => !isLineBlank(line));
}

/** Whether a side of a line is empty; 0 says as much. */
export function isBlank(money: MoneyInput): boolean {
  return money.amount === null ? money.code === 'empty' : money.amount === 0;
}

/** Whether two drafts say the same. Which entries a change is for is no change by itself. */
export function areFormValuesEqual(a: FormValues, b: FormValues): boolean {
  return a === b || serialize(a) === serialize(b);
}

function serialize(draft: FormValues): string {
  const { linesAdded, customData, hidesCustomData, recurrence, ...others } = draft;
  const { updateType, ...pattern } = recurrence;
  return JSON.stringify({
    ...others,
    recurrence: pattern.frequency === '' ? null : pattern,
    lines: filledLines(draft).map(serializeLine),
    // Ids are sets: who takes one out and puts it back has changed nothing.
    dimensionValueIds: others.dimensionValueIds.toSorted(),
    attachmentIds: others.attachmentIds.toSorted(),
    customData: customData.map(({ name, text }) => [name, text]),
  });
}

/** What a line says, as a text by which two can be compared. */
export function serializeLine({ key, drAmount, crAmount, ...line }: LineValues): string {
  return JSON.stringify([line, normalizeSide(drAmount), normalizeSide(crAmount)]);
}

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
    hasEnd: Boolean(stored?.endDate),
    endDate: stored?.endDate ?? undefined,
    updateType: '', // that of the change before says nothing of the one to come
  };
}
