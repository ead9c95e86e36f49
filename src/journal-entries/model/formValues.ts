import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { emptyMoneyInput, type MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { isIntrospected } from '../../core/query/customData.ts';
import type { JournalEntry, JournalEntryRecurrence } from '../data/schema.ts';
import { type CustomField, customFieldsOf } from './customFields.ts';

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
      drAmount: moneyFrom(drAmount),
      crAmount: moneyFrom(crAmount),
    })),
    linesAdded: 0,
    recurrence: recurrenceOf(entry.recurrence),
    bankAccountId: entry.bankAccount?.id ?? null,
    dimensionValueIds: entry.dimensionValues?.map(({ id }) => id) ?? [],
    attachmentIds: entry.attachments?.map(({ id }) => id) ?? [],
    customData: customFieldsOf(customData),
    hidesCustomData: Boolean(customData && isIntrospected(customData) && customData.empty !== true),
  };
}

/** Whether nothing is said of a line, so that it is not saved. */
function isEmptyLine({ glAccountId, accountText, drAmount, crAmount }: LineValues): boolean {
  return glAccountId === null && accountText === '' && isNothing(drAmount) && isNothing(crAmount);
}

/** The lines that are saved, in their order. */
export function saidLines({ lines }: Pick<FormValues, 'lines'>): LineValues[] {
  return lines.filter((line) => !isEmptyLine(line));
}

/** Whether a side of a line is empty; 0 says as much. */
export function isNothing(money: MoneyInput): boolean {
  return money.amount === null ? money.code === 'empty' : money.amount === 0;
}

/** Whether two drafts say the same. Which entries a change is for is no change by itself. */
export function isSameDraft(a: FormValues, b: FormValues): boolean {
  return a === b || written(a) === written(b);
}

function written(draft: FormValues): string {
  const { linesAdded, customData, hidesCustomData, recurrence, ...said } = draft;
  const { updateType, ...rhythm } = recurrence;
  return JSON.stringify({
    ...said,
    recurrence: rhythm.frequency === '' ? null : rhythm,
    lines: saidLines(draft).map(writtenLine),
    // Ids are sets: who takes one out and puts it back has changed nothing.
    dimensionValueIds: said.dimensionValueIds.toSorted(),
    attachmentIds: said.attachmentIds.toSorted(),
    customData: customData.map(({ name, text }) => [name, text]),
  });
}

/** What a line says, as a text by which two can be compared. */
export function writtenLine({ key, drAmount, crAmount, ...line }: LineValues): string {
  return JSON.stringify([line, sideOf(drAmount), sideOf(crAmount)]);
}

function sideOf(money: MoneyInput): MoneyInput {
  return isNothing(money) ? emptyMoneyInput : money;
}

function moneyFrom(amount: Minor | null | undefined): MoneyInput {
  return amount ? { amount } : emptyMoneyInput;
}

function recurrenceOf(stored: JournalEntryRecurrence | null | undefined): RecurrenceValues {
  return {
    frequency: stored?.frequency ?? '',
    interval: String(stored ? (stored.interval ?? '') : 1),
    hasEnd: Boolean(stored?.endDate),
    endDate: stored?.endDate ?? undefined,
    updateType: '', // that of the change before says nothing of the one to come
  };
}
