import type { PlainDate } from '../../core/dates/plainDate.ts';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import type { MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { directionOf } from '../data/rules.ts';
import type { BankTransaction, BankTransactionSplitLine, TaxPayment } from '../data/schema.ts';

/** Form values of one line of a split transaction. */
export interface LineValues {
  /** Stable while lines are added, removed and moved. */
  key: string;
  /** The stored line's id; null for a new one. */
  id: string | null;
  /** In the transaction's direction: positive for money out of a transaction that is money out. */
  amount: MoneyInput;
  /** The percentage that decides the amount, as typed; null if the amount itself is typed. */
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

/** Form values of a bank transaction. */
export interface FormValues {
  date: PlainDate | undefined;
  direction: 'in' | 'out';
  /** Unsigned; `direction` has the sign. */
  amount: MoneyInput;
  /** Follows `direction`, except for transfers and the like. */
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
  /** Empty unless the transaction is split. */
  lines: readonly LineValues[];
  /** Whether the last line takes the remainder. */
  hasRemainderLine: boolean;
  /** How many lines have been added so far, for their keys. */
  linesAdded: number;
}

/** Fields of one member each, with the same name in the form values and in the saved item. */
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

/** The fields the user sees, in their order, with the members of the form values that each is made of. */
const formFields = {
  date: ['date'],
  amount: ['direction', 'amount', 'type'],
  ...plainFields,
  lines: ['lines', 'hasRemainderLine'],
} as const satisfies Record<string, readonly (keyof FormValues)[]>;

export type FormField = keyof typeof formFields;

// The keys of the object above.
export const formFieldNames = Object.keys(formFields) as FormField[];

/** The unchanged form values of a stored transaction. */
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
    tax: toTaxValues(transaction.tax?.paymentInfo),
    attachmentIds: (transaction.attachments ?? []).map(({ id }) => id),
    lines: (transaction.children ?? []).map((part, place) => toLineValues(part, place, direction)),
    hasRemainderLine: false,
    linesAdded: 0,
  };
}

/** The form values of a tax payment. */
export function toTaxValues(payment: TaxPayment | null | undefined): FormValues['tax'] {
  const { region, year, quarter } = payment ?? {};
  return { region: region ?? '', year: year?.toString() ?? '', quarter: quarter ?? '' };
}

/** The unchanged form values of a stored line. */
export function toLineValues(
  part: BankTransactionSplitLine,
  place: number,
  direction: FormValues['direction'],
): LineValues {
  return {
    key: lineKey(part, place),
    id: part.id ?? null,
    amount: { amount: withSign(part.amount, direction) },
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

/** The key of a stored line. */
export function lineKey({ id }: BankTransactionSplitLine, place: number): string {
  return id ?? `stored-${place}`;
}

/** The form values of a new transaction: money out, otherwise empty. */
export function emptyFormValues(date: PlainDate | undefined): FormValues {
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
    hasRemainderLine: true,
    linesAdded: 0,
  };
}

/** The form values of a new transaction with default values, such as a copy of another. */
export function defaultFormValues(transaction: Partial<BankTransaction> | undefined, date: PlainDate): FormValues {
  const empty = emptyFormValues(date);
  if (!transaction) return empty;
  const known = toFormValues({ id: '', date, amount: toMinor(0), dimensionValues: [], ...transaction });
  const lines = known.lines.map((line, place) => ({ ...line, key: `new-${place}`, id: null }));
  return {
    ...known,
    amount: transaction.amount === undefined ? empty.amount : known.amount,
    type: known.type ?? (known.direction === 'out' ? 'EXPENSE' : 'REVENUE'),
    status: known.status ?? empty.status,
    matchingBankTransactionId: null, // the match belongs to the original
    lines,
    hasRemainderLine: lines.length === 0,
    linesAdded: lines.length,
  };
}

/** Converts an amount in minor units between its sign in the books and its sign in a direction; its own inverse. */
export function withSign(amount: Minor, direction: FormValues['direction']): Minor {
  return direction === 'out' ? toMinor(-amount) : amount;
}

/** The fields that differ. */
export function changedFields(values: FormValues, from: FormValues): FormField[] {
  return formFieldNames.filter((field) => !isSameField(field, values, from));
}

/** Whether a field has the same value in both. The keys of lines and typed percentages don't count. */
export function isSameField(field: FormField, a: FormValues, b: FormValues): boolean {
  return serializeField(field, a) === serializeField(field, b);
}

function serializeField(field: FormField, values: FormValues): string {
  if (field === 'lines') {
    const lines = values.lines.map(({ key, percent, ...line }) => line);
    return serialize(lines.length > 0 ? [values.direction, lines] : []); // amounts of lines are in the direction
  }
  return serialize(formFields[field].map((member) => values[member]));
}

/** A value as comparable text. Lists of ids are sets: removing one and adding it back is not a change. */
export function serialize(value: unknown): string {
  const isIds = (member: unknown) => Array.isArray(member) && member.every((id) => typeof id === 'string');
  return JSON.stringify(value, (_key, member) => (isIds(member) ? member.toSorted() : member));
}

/** The form values with one field replaced by its value in `from`. */
export function withField(field: FormField, values: FormValues, from: FormValues): FormValues {
  return { ...values, ...Object.fromEntries(formFields[field].map((member) => [member, from[member]])) };
}

/** The form values with another direction. Switching back restores the original type. */
export function withDirection(values: FormValues, direction: FormValues['direction'], base: FormValues): FormValues {
  const hasDirection = values.type === 'EXPENSE' || values.type === 'REVENUE';
  const followed = direction === 'out' ? 'EXPENSE' : 'REVENUE';
  const type = direction === base.direction ? base.type : hasDirection ? followed : values.type;
  return { ...values, direction, type };
}
