import type { PlainDate } from '../../core/dates/plainDate.ts';
import { memoizeByObject } from '../../core/memoize.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { toMinor } from '../../core/money/minor.ts';
import { emptyMoneyInput, type MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { hidesCustomData, isIntrospected } from '../../core/writes/customData.ts';
import { type CustomField, customFieldKey, customFieldText } from '../../form/document/customField.ts';
import { defineFields } from '../../form/document/defineFields.ts';
import type { ReferenceTexts } from '../../reference-lists/data/useReferenceTexts.ts';
import type { BankTransactionItem } from '../data/api.ts';
import { directionOf } from '../data/rules.ts';
import type { BankTransaction, TaxPayment } from '../data/schema.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import { omitNullish } from './itemOfTransaction.ts';
import {
  changedMembers,
  type Direction,
  type LineValues,
  signedAmount,
  toLineItems,
  toLineValues,
} from './lineValues.ts';

/** Form values of a bank transaction. */
export interface FormValues {
  date: PlainDate | undefined;
  direction: Direction;
  /** Unsigned; `direction` has the sign. */
  amount: MoneyInput;
  /** Follows `direction`, except for transfers and the like. */
  type: string | null;
  description: string;
  notes: string;
  bankAccountId: string | null;
  categoryId: string | null;
  /** The category before a match, which comes back when it ends. */
  replacedCategoryId: string | null;
  glAccountId: string | null;
  vendorId: string | null;
  customerId: string | null;
  dimensionValueIds: readonly string[];
  reviewStatus: string | null;
  status: string | null;
  matchingBankTransactionId: string | null;
  tax: { region: string; year: string; quarter: string };
  attachmentIds: readonly string[];
  /** Each key is a field; undefined removes it. */
  customData: Readonly<Record<string, unknown>>;
  /** Empty unless the transaction is split. */
  lines: readonly LineValues[];
  /** Whether the last line takes the remainder. */
  hasRemainderLine: boolean;
  /** How many lines have been added so far, for their keys. */
  linesAdded: number;
}

/** A transaction with only empty values; its date is invalid. */
const blank: BankTransaction = { id: '', date: '' as PlainDate, amount: toMinor(0), dimensionValues: [] };

/** Names and formats that turn the values of fields into text. */
interface FieldTexts extends Pick<ReferenceTexts, 'listed'> {
  messages: typeof transactionMessages;
  /** The host's fields. */
  customFields: readonly CustomField[];
  dateOf: (date: PlainDate) => string;
  moneyOf: (amount: MoneyInput, direction: Direction) => string;
  named: (kind: 'bankAccount' | 'category' | 'glAccount' | 'vendor' | 'customer', id: string | null) => string;
  dimensionValueNames: (ids: readonly string[]) => string;
  fileName: (id: string) => string | null | undefined;
  matchOf: (transactionId: string) => string;
  lineOf: (line: LineValues, direction: Direction) => string;
}

/** The fields the user sees, in their order. */
export const transactionFields = defineFields<FormValues, BankTransaction, BankTransactionItem, FieldTexts>(blank)(
  {
    date: {
      from: ({ date }) => ({ date }),
      to: ({ date }) => ({ date }),
      param: 'date',
      text: ({ date }, { dateOf }) => (date ? dateOf(date) : ''),
    },
    amount: {
      from: (stored) => ({
        direction: directionOf(stored),
        amount: { amount: toMinor(Math.abs(stored.amount)) },
        type: stored.type ?? null,
      }),
      to: (values) => ({ amount: signedAmount(values, values.direction), type: values.type ?? undefined }),
      param: ['amount', 'type'],
      text: ({ amount, direction }, { moneyOf }) => moneyOf(amount, direction),
    },
    description: {
      from: ({ description }) => ({ description: description ?? '' }),
      to: ({ description }) => ({ description }),
      param: 'description',
      text: ({ description }) => description,
    },
    notes: {
      from: ({ notes }) => ({ notes: notes ?? '' }),
      to: ({ notes }) => ({ notes: notes || null }),
      param: 'notes',
      text: ({ notes }) => notes,
    },
    bankAccount: {
      from: ({ bankAccount }) => ({ bankAccountId: bankAccount?.id ?? null }),
      to: ({ bankAccountId }) => ({ bankAccountId: bankAccountId ?? undefined }),
      param: 'bankAccountId',
      text: ({ bankAccountId }, { named }) => named('bankAccount', bankAccountId),
    },
    category: {
      from: ({ category }) => ({ categoryId: category?.id ?? null }),
      to: ({ categoryId }) => ({ categoryId }),
      param: 'categoryId',
      text: ({ categoryId }, { named }) => named('category', categoryId),
    },
    glAccount: {
      from: ({ glAccount }) => ({ glAccountId: glAccount?.id ?? null }),
      to: ({ glAccountId }) => ({ glAccountId }),
      param: 'glAccountId',
      text: ({ glAccountId }, { named }) => named('glAccount', glAccountId),
    },
    vendor: {
      from: ({ vendor }) => ({ vendorId: vendor?.id ?? null }),
      to: ({ vendorId }) => ({ vendorId }),
      param: 'vendorId',
      text: ({ vendorId }, { named }) => named('vendor', vendorId),
    },
    customer: {
      from: ({ customer }) => ({ customerId: customer?.id ?? null }),
      to: ({ customerId }) => ({ customerId }),
      param: 'customerId',
      text: ({ customerId }, { named }) => named('customer', customerId),
    },
    dimensions: {
      from: ({ dimensionValues }) => ({ dimensionValueIds: dimensionValues.map(({ id }) => id) }),
      to: ({ dimensionValueIds }) => ({ classSegmentIds: [...dimensionValueIds] }),
      param: ['classSegmentIds', 'dimensionValueIds'],
      text: ({ dimensionValueIds }, { dimensionValueNames }) => dimensionValueNames(dimensionValueIds),
    },
    reviewStatus: {
      from: ({ reviewStatus }) => ({ reviewStatus: reviewStatus ?? null }),
      to: ({ reviewStatus }) => ({ reviewStatus }),
      param: 'reviewStatus',
      text: ({ reviewStatus }, { messages }) =>
        reviewStatus === null ? messages.notSet : wordOf(messages, 'review', reviewStatus),
    },
    status: {
      from: ({ status }) => ({ status: status ?? null }),
      to: ({ status }) => ({ status: status ?? undefined }),
      param: 'status',
      text: ({ status }, { messages }) => (status === null ? messages.notSet : wordOf(messages, 'status', status)),
    },
    match: {
      from: (stored) => ({ matchingBankTransactionId: stored.matchingBankTransaction?.id ?? null }),
      to: ({ matchingBankTransactionId }) => ({ matchingBankTransactionId }),
      param: 'matchingBankTransactionId',
      text: ({ matchingBankTransactionId: id }, { matchOf }) => (id === null ? '' : matchOf(id)),
    },
    tax: {
      from: ({ tax }) => ({ tax: toTaxValues(tax?.paymentInfo) }),
      to: ({ tax }, stored) => ({ tax: taxItem(tax, stored?.tax?.paymentInfo) }),
      param: 'tax',
      text: ({ tax }) => Object.values(tax).filter(Boolean).join(' '),
    },
    attachments: {
      from: ({ attachments }) => ({ attachmentIds: (attachments ?? []).map(({ id }) => id) }),
      to: ({ attachmentIds }) => ({ attachmentIds: [...attachmentIds] }),
      param: 'attachmentIds',
      text: ({ attachmentIds }, { messages, listed, fileName }) =>
        listed(attachmentIds.map((id) => fileName(id) || messages.attachment)),
    },
    lines: {
      from: (stored) => ({
        lines: (stored.children ?? []).map((part, index) => toLineValues(part, index, directionOf(stored))),
        hasRemainderLine: false,
      }),
      to: ({ lines, direction }, stored) => ({ children: toLineItems(lines, direction, stored?.children ?? []) }),
      param: {
        children: 'lines',
        'children[]': 'lines[].amount',
        'children[].amount': 'lines[].amount',
        'children[].notes': 'lines[].notes',
        'children[].categoryId': 'lines[].category',
        'children[].glAccountId': 'lines[].glAccount',
        'children[].customerId': 'lines[].customer',
        'children[].classSegmentIds': 'lines[].dimensions',
        'children[].dimensionValueIds': 'lines[].dimensions',
        'children[].invoiceId': 'lines[].invoiceId',
        'children[].billId': 'lines[].billId',
        'children[].payrollId': 'lines[].payrollId',
      },
      text: ({ lines, direction }, { messages, lineOf }) => {
        const count = lines.length === 0 ? messages.notSplit : messages.linesCount({ count: lines.length });
        return [count, ...lines.map((line) => lineOf(line, direction))].join(' · ');
      },
      compare: ({ lines, direction }) => (lines.length > 0 ? [direction, lines.map(withoutKey)] : []), // amounts are in the direction
      input: ({ lines }) => lines.map(withoutKey),
    },
  },
  {
    name: 'customData',
    from: ({ customData }) => ({ customData: customData && !isIntrospected(customData) ? customData : {} }),
    to: ({ customData }, stored) =>
      hidesCustomData(stored?.customData) ? {} : { customData: withoutUndefined(customData) },
    text: (key, { customData }, { customFields }) => {
      const own = customFields.find((field) => customFieldKey(field) === key);
      return own ? customFieldText(own, customData) : '';
    },
  },
);

type BuiltInField = (typeof transactionFields.names)[number];
export type FormField = BuiltInField | `customData.${string}`;

function withoutUndefined(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/** What is saved of a line. A typed percentage doesn’t count: it’s saved as an amount. */
const withoutKey = memoizeByObject(({ key, percent, ...line }: LineValues) => line);

/** The unchanged form values of a stored transaction. */
export const toFormValues = memoizeByObject(
  (transaction: BankTransaction): FormValues => ({
    ...transactionFields.from(transaction),
    replacedCategoryId: null,
    linesAdded: 0,
  }),
);

function toTaxValues(payment: TaxPayment | null | undefined): FormValues['tax'] {
  const { region, year, quarter } = payment ?? {};
  return { region: region ?? '', year: year?.toString() ?? '', quarter: quarter ?? '' };
}

/** The stored tax payment with its changes; undefined if there is none. */
function taxItem(tax: FormValues['tax'], stored: TaxPayment | null | undefined): BankTransactionItem['tax'] {
  const changes = changedMembers(taxMembers(tax), taxMembers(toTaxValues(stored)));
  const paymentInfo = { ...omitNullish(stored ?? {}), ...changes };
  return Object.keys(paymentInfo).length > 0 ? { paymentInfo } : undefined;
}

function taxMembers({ region, year, quarter }: FormValues['tax']): TaxPayment {
  return { region: region || null, year: year.trim() === '' ? null : Number(year), quarter: quarter || null };
}

/** The form values of a new transaction: money out, otherwise empty. */
export function emptyFormValues(date: PlainDate | undefined): FormValues {
  const values = toFormValues({ ...blank, type: 'EXPENSE', status: 'ACTIVE' });
  return { ...values, date, amount: emptyMoneyInput, hasRemainderLine: true };
}

/** The form values of a new transaction with default values, such as a copy of another. */
export function defaultFormValues(transaction: Partial<BankTransaction> | undefined, date: PlainDate): FormValues {
  const empty = emptyFormValues(date);
  if (!transaction) return empty;
  const known = toFormValues({ ...blank, date, ...transaction });
  const lines = known.lines.map((line, index) => ({ ...line, key: `new-${index}`, id: null }));
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

/** The form values with another direction. Switching back restores the original type. */
export function withDirection(values: FormValues, direction: Direction, base: FormValues): FormValues {
  const hasDirection = values.type === 'EXPENSE' || values.type === 'REVENUE';
  const followed = direction === 'out' ? 'EXPENSE' : 'REVENUE';
  const type = direction === base.direction ? base.type : hasDirection ? followed : values.type;
  return { ...values, direction, type };
}
