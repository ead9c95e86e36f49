import fc from 'fast-check';
import type { BankTransactionItem } from '../../../src/bank-transactions/data/api.ts';

/** The ids of existing records. */
export interface ChoiceIds {
  bankAccounts: readonly string[];
  categories: readonly string[];
  glAccounts: readonly string[];
  vendors: readonly string[];
  customers: readonly string[];
  /** Values of the required dimension. */
  requiredValues: readonly string[];
  otherValues: readonly string[];
  transactions: readonly string[];
  attachments: readonly string[];
  invoices: readonly string[];
}

/** A valid item for a new transaction. */
export type NewItem = BankTransactionItem & { date: string; amount: number; description: string };

/** Valid new transactions in which each member is set, omitted or unusual. */
export function anyNewItem(choosable: ChoiceIds): fc.Arbitrary<NewItem> {
  const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
  const oneOf = (ids: readonly string[]) => fc.constantFrom(...ids);
  const someOf = (ids: readonly string[]) => fc.shuffledSubarray([...ids]);
  const values = fc
    .tuple(oneOf(choosable.requiredValues), someOf(choosable.otherValues))
    .map(([required, others]) => [...others, required]);
  const part = fc.record(
    {
      amount: amounts,
      notes: texts,
      classSegmentIds: fc.oneof(values, fc.constant<string[]>([])),
      customerId: oneOf(choosable.customers),
      categoryId: oneOf(choosable.categories),
      glAccountId: oneOf(choosable.glAccounts),
      invoiceId: oneOf(choosable.invoices),
      billId: texts,
      payrollId: texts,
      apiItemId: texts,
    },
    { requiredKeys: ['amount'] },
  );
  const item = fc.record({
    date: days,
    amount: amounts,
    description: descriptions,
    notes: maybe(texts),
    apiName: fc.constantFrom('MANUAL_ENTRY', 'BANK_FEED', 'another source'),
    bankAccountId: oneOf(choosable.bankAccounts),
    status: maybe(fc.constantFrom('ACTIVE', 'INACTIVE')),
    reviewStatus: maybe(fc.constantFrom('RECONCILED', 'RECONCILIATION_DISCREPANCY', 'SEEN_BY_THE_BANK')),
    userAccess: maybe(fc.constantFrom('NONE', 'READ_ONLY')),
    accountantAccess: maybe(fc.constantFrom('NONE', 'EVERYTHING')),
    type: maybe(fc.constantFrom('EXPENSE', 'REVENUE', 'TRANSFER', 'OWNER_LOAN')), // an expense may be above 0
    matchingBankTransactionId: maybe(oneOf(choosable.transactions)),
    vendorId: maybe(oneOf(choosable.vendors)),
    customerId: maybe(oneOf(choosable.customers)),
    categoryId: maybe(oneOf(choosable.categories)),
    glAccountId: maybe(oneOf(choosable.glAccounts)),
    classSegmentIds: values,
    tax: maybe(
      fc.record({
        paymentInfo: fc.record(
          {
            region: fc.constantFrom('FEDERAL', 'NEW_YORK'),
            year: fc.integer({ min: 1, max: 9999 }),
            quarter: fc.constantFrom('Q1', 'Q4', 'WHOLE_YEAR'),
          },
          { requiredKeys: [] },
        ),
      }),
    ),
    children: maybe(fc.array(part, { maxLength: 5 })),
    attachmentIds: maybe(someOf(choosable.attachments)),
    customData: maybe(customData),
  });
  return item.map((each) => ({ ...each, children: each.children && addingUp(each.children, each.amount) }));
}

/** Minor units of either sign: typical, near zero, and as large as the sandbox accepts. */
export const amounts: fc.Arbitrary<number> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -5_000_000, max: 5_000_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: -3, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(9_999_999_999, -9_999_999_999) },
);

export const days: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 400 })
  .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

const oddTexts = [
  '',
  ' ',
  '0',
  'null',
  ' both ends ',
  'two\nlines\tand a tab',
  '<b>"R&D"</b> \\',
  '١٢٫٥',
  '👩‍👩‍👧 é',
  'İ',
];

/** Texts that the sandbox can store: without U+0000 and unpaired surrogates. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.replaceAll('\0', '')),
  fc.constantFrom(...oddTexts),
);

export const descriptions: fc.Arbitrary<string> = texts.filter((text) => text.trim() !== '');

const keys = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('constructor', 'prototype', 'toString', 'empty', 'object', 'nodeType', '1', '__proto__'),
);

/** Any allowed JSON object, as received after serialization. */
const customData = fc
  .array(fc.tuple(keys, fc.jsonValue({ maxDepth: 2 })), { maxLength: 6 })
  .map((entries): Record<string, unknown> => JSON.parse(`{${entries.map(written).join()}}`))
  .filter((data) => JSON.stringify(data).length <= 2000);

function written([key, value]: [string, unknown]): string {
  return `${JSON.stringify(key)}:${JSON.stringify(value)}`;
}

function addingUp<Part extends { amount: number }>(parts: readonly Part[], total: number): Part[] {
  const others = parts.slice(0, -1);
  const rest = others.reduce((left, { amount }) => left - amount, total);
  return parts.map((part, index) => (index === parts.length - 1 ? { ...part, amount: rest } : part));
}
