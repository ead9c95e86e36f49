import type { PlainDate } from '../../core/dates/plainDate.ts';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import type { MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { directionOf } from '../data/rules.ts';
import type { BankTransaction, TaxPayment, TransactionPart } from '../data/schema.ts';

/** A part of a split transaction while a person works on it. */
export interface LineValues {
  /** Stays the same while lines come, go and move. */
  key: string;
  /** Of a part that is stored already. */
  id: string | null;
  /** In the transaction's direction: above 0 for a part of what went out of one that went out. */
  amount: MoneyInput;
  /** The share of the whole that decides the amount, as typed; null where the amount itself is typed. */
  percent: string | null;
  notes: string;
  categoryId: string | null;
  glAccountId: string | null;
  customerId: string | null;
  dimensionValueIds: readonly string[];
  invoiceId: string;
  billId: string;
  payrollId: string;
  apiItemId: string | null;
}

/** A bank transaction while a person works on it. */
export interface FormValues {
  date: PlainDate | undefined;
  direction: 'in' | 'out';
  /** Without a sign: the direction has it. */
  amount: MoneyInput;
  /** Follows the direction, unless it is of a kind that has none. */
  type: string | null;
  description: string;
  notes: string;
  bankAccountId: string | null;
  categoryId: string | null;
  glAccountId: string | null;
  vendorId: string | null;
  customerId: string | null;
  dimensionValueIds: readonly string[];
  reviewStatus: string | null;
  status: string | null;
  matchingBankTransactionId: string | null;
  tax: { region: string; year: string; quarter: string };
  attachmentIds: readonly string[];
  /** Empty where it is not split. */
  lines: readonly LineValues[];
  /** Whether the last line takes what the others leave. */
  hasRest: boolean;
  /** How many lines were ever added, for their keys. */
  linesAdded: number;
}

/** Fields of one member, which has the same name in a draft and in what is saved. */
export const plainFields = {
  description: ['description'],
  notes: ['notes'],
  bankAccount: ['bankAccountId'],
  category: ['categoryId'],
  glAccount: ['glAccountId'],
  vendor: ['vendorId'],
  customer: ['customerId'],
  dimensions: ['dimensionValueIds'],
  reviewStatus: ['reviewStatus'],
  status: ['status'],
  match: ['matchingBankTransactionId'],
  tax: ['tax'],
  attachments: ['attachmentIds'],
} as const;

/** What a person sees as one field, in the order in which it is told, with the members of a draft that it is made of. */
const draftFields = {
  date: ['date'],
  amount: ['direction', 'amount', 'type'],
  ...plainFields,
  lines: ['lines', 'hasRest'],
} as const satisfies Record<string, readonly (keyof FormValues)[]>;

export type FormField = keyof typeof draftFields;

// The keys are those of the object above.
export const formFieldNames = Object.keys(draftFields) as FormField[];

/** A stored transaction as a draft in which nothing has been changed. */
export function toFormValues(transaction: BankTransaction): FormValues {
  const direction = directionOf(transaction);
  return {
    date: transaction.date,
    direction,
    amount: { amount: toMinor(Math.abs(transaction.amount)) },
    type: transaction.type ?? null,
    description: transaction.description ?? '',
    notes: transaction.notes ?? '',
    bankAccountId: transaction.bankAccount?.id ?? null,
    categoryId: transaction.category?.id ?? null,
    glAccountId: transaction.glAccount?.id ?? null,
    vendorId: transaction.vendor?.id ?? null,
    customerId: transaction.customer?.id ?? null,
    dimensionValueIds: transaction.dimensionValues.map(({ id }) => id),
    reviewStatus: transaction.reviewStatus ?? null,
    status: transaction.status ?? null,
    matchingBankTransactionId: transaction.matchingBankTransaction?.id ?? null,
    tax: taxOf(transaction.tax?.paymentInfo),
    attachmentIds: (transaction.attachments ?? []).map(({ id }) => id),
    lines: (transaction.children ?? []).map((part, place) => lineOf(part, place, direction)),
    hasRest: false,
    linesAdded: 0,
  };
}

/** What a person sees of a stored tax payment. */
export function taxOf(payment: TaxPayment | null | undefined): FormValues['tax'] {
  const { region, year, quarter } = payment ?? {};
  return { region: region ?? '', year: year?.toString() ?? '', quarter: quarter ?? '' };
}

/** The line of a stored part. */
export function lineOf(part: TransactionPart, place: number, direction: FormValues['direction']): LineValues {
  return {
    key: keyOfPart(part, place),
    id: part.id ?? null,
    amount: { amount: signed(part.amount, direction) },
    percent: null,
    notes: part.notes ?? '',
    categoryId: part.category?.id ?? null,
    glAccountId: part.glAccount?.id ?? null,
    customerId: part.customer?.id ?? null,
    dimensionValueIds: part.dimensionValues.map(({ id }) => id),
    invoiceId: part.invoiceId ?? '',
    billId: part.billId ?? '',
    payrollId: part.payrollId ?? '',
    apiItemId: part.apiItemId ?? null,
  };
}

/** By which a line is known for the stored part that it came from. */
export function keyOfPart({ id }: TransactionPart, place: number): string {
  return id ?? `stored-${place}`;
}

/** A draft of a new transaction: money out, and nothing else said. */
export function newFormValues(date: PlainDate | undefined): FormValues {
  return {
    date,
    direction: 'out',
    amount: { amount: null, text: '', code: 'empty' },
    type: 'EXPENSE',
    description: '',
    notes: '',
    bankAccountId: null,
    categoryId: null,
    glAccountId: null,
    vendorId: null,
    customerId: null,
    dimensionValueIds: [],
    reviewStatus: null,
    status: 'ACTIVE',
    matchingBankTransactionId: null,
    tax: { region: '', year: '', quarter: '' },
    attachmentIds: [],
    lines: [],
    hasRest: true,
    linesAdded: 0,
  };
}

/** A draft of a new transaction that begins with what is known of another, such as a copy of it. */
export function copiedFormValues(transaction: Partial<BankTransaction> | undefined, date: PlainDate): FormValues {
  const empty = newFormValues(date);
  if (!transaction) return empty;
  const known = toFormValues({ id: '', date, amount: toMinor(0), dimensionValues: [], ...transaction });
  const lines = known.lines.map((line, place) => ({ ...line, key: `new-${place}`, id: null }));
  return {
    ...known,
    amount: transaction.amount === undefined ? empty.amount : known.amount,
    type: known.type ?? (known.direction === 'out' ? 'EXPENSE' : 'REVENUE'),
    status: known.status ?? empty.status,
    matchingBankTransactionId: null, // which is the other's
    lines,
    hasRest: lines.length === 0,
    linesAdded: lines.length,
  };
}

/**
 * An amount between its sign in the books and its sign in a direction; the way there and back is the same.
 * @param amount minor units.
 */
export function signed(amount: Minor, direction: FormValues['direction']): Minor {
  return direction === 'out' ? toMinor(-amount) : amount;
}

/** The fields in which two drafts differ. */
export function changedFields(draft: FormValues, from: FormValues): FormField[] {
  return formFieldNames.filter((field) => !isSameField(field, draft, from));
}

/** Whether a field stands for the same in two drafts; how lines were added, and how they were typed, is no difference. */
export function isSameField(field: FormField, a: FormValues, b: FormValues): boolean {
  return writtenOf(field, a) === writtenOf(field, b);
}

function writtenOf(field: FormField, draft: FormValues): string {
  if (field === 'lines') {
    const lines = draft.lines.map(({ key, percent, ...line }) => line);
    return written(lines.length > 0 ? [draft.direction, lines] : []); // the direction has the sign of each
  }
  return written(draftFields[field].map((member) => draft[member]));
}

/** A value as a text to compare. Lists of ids are sets: who takes one out and puts it back has changed nothing. */
export function written(value: unknown): string {
  const isIds = (member: unknown) => Array.isArray(member) && member.every((id) => typeof id === 'string');
  return JSON.stringify(value, (_key, member) => (isIds(member) ? member.toSorted() : member));
}

/** A draft with one field of another. */
export function withField(field: FormField, draft: FormValues, from: FormValues): FormValues {
  return { ...draft, ...Object.fromEntries(draftFields[field].map((member) => [member, from[member]])) };
}

/** A draft with money going the other way. What it was at first, it is again on the way back. */
export function withDirection(draft: FormValues, direction: FormValues['direction'], base: FormValues): FormValues {
  const hasDirection = draft.type === 'EXPENSE' || draft.type === 'REVENUE';
  const followed = direction === 'out' ? 'EXPENSE' : 'REVENUE';
  const type = direction === base.direction ? base.type : hasDirection ? followed : draft.type;
  return { ...draft, direction, type };
}
