import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { emptyMoneyInput, type MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { isIntrospected } from '../../core/query/customData.ts';
import type { JournalEntry, JournalEntryRecurrence } from '../data/schema.ts';
import { type CustomField, toCustomFields } from './customFields.ts';

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
  /** Whether there is an end date, which may still be missing. */
  hasEnd: boolean;
  endDate: PlainDate | undefined;
  updateType: string;
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
  customData: readonly CustomField[];
  /** Whether the service hides the saved custom data: editing rows would delete it. */
  hidesCustomData: boolean;
}

/** A blank line. */
export function emptyLine(key: string): LineValues {
  return { key, glAccountId: null, accountText: '', drAmount: emptyMoneyInput, crAmount: emptyMoneyInput };
}

/** The form values of a new entry. A copy takes over everything visible except the id. */
export function newFormValues(copied: Partial<JournalEntry> = {}): FormValues {
  const values = toFormValues(copied);
  const missing = Math.max(0, 2 - values.lines.length);
  const added = Array.from({ length: missing }, (_line, place) => emptyLine(`new-${place}`));
  return { ...values, lines: [...values.lines, ...added], linesAdded: missing, hidesCustomData: false };
}

/** The form values of a saved entry. */
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

/** Whether a line is blank, so that it isn't saved. */
function isLineBlank({ glAccountId, accountText, drAmount, crAmount }: LineValues): boolean {
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

/** Whether two sets of form values are equal, ignoring `updateType`. */
export function areFormValuesEqual(a: FormValues, b: FormValues): boolean {
  return a === b || serialize(a) === serialize(b);
}

function serialize(values: FormValues): string {
  const { linesAdded, customData, hidesCustomData, recurrence, ...others } = values;
  const { updateType, ...pattern } = recurrence;
  return JSON.stringify({
    ...others,
    recurrence: pattern.frequency === '' ? null : pattern,
    lines: filledLines(values).map(serializeLine),
    // Ids are sets: their order doesn't matter.
    dimensionValueIds: others.dimensionValueIds.toSorted(),
    attachmentIds: others.attachmentIds.toSorted(),
    customData: customData.map(({ name, text }) => [name, text]),
  });
}

/** A line as text, for comparison. */
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
    updateType: '', // chosen again for each change
  };
}
