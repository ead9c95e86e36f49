import fc from 'fast-check';
import type { BankTransactionFilters } from '../../../src/bank-transactions/data/filters.ts';
import { rangePresets } from '../../../src/core/dates/dateRange.ts';
import { agingBuckets } from '../../../src/invoices/data/aging.ts';
import type { InvoiceFilters } from '../../../src/invoices/data/filters.ts';
import type { LedgerFilters } from '../../../src/ledger/data/filters.ts';
import { days } from '../../core/dates/days.ts';

/** Any input that a URL must preserve: commas, URL syntax, accents, emoji, or nothing. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    ',',
    'a,b',
    '&',
    '=',
    '?x=1&y',
    '#',
    '+',
    '%',
    '%41',
    '\n',
    'é',
    '🧾',
    'null',
    '[]',
    '__proto__',
  ),
);

/** Dimensions with values, under any IDs. */
const groups = fc.array(fc.record({ dimensionId: anyText, dimensionValueIds: fc.array(anyText, { maxLength: 3 }) }), {
  maxLength: 3,
});
const lists = fc.array(anyText, { maxLength: 4 });
const choices = fc.record({ in: lists, notIn: lists }, partly());
const ids = fc.record({ id: fc.record({ in: lists }) });
const comparisonsOf = <Value>(value: fc.Arbitrary<Value>) => ({
  equal: value,
  notEqual: value,
  greaterThan: value,
  greaterThanEqual: value,
  lessThan: value,
  lessThanEqual: value,
});

/** Any filters that the type allows: absent, undefined and empty members, and unknown values. */
export const anyInvoiceFilters: fc.Arbitrary<InvoiceFilters> = fc.record(
  {
    period: fc.constantFrom(...rangePresets),
    aging: fc.subarray([...agingBuckets]),
    search: anyText,
    invoiceNumber: fc.record({ ...comparisonsOf(anyText), contain: anyText }, partly()),
    status: choices,
    invoiceStatus: choices,
    dueDate: choices,
    amount: fc.record(comparisonsOf(fc.maxSafeInteger()), partly()),
    date: fc.record(comparisonsOf(days), partly()),
    customer: ids,
    dimensionValues: ids,
  },
  partly(),
);

/** Any filters of bank transactions. */
export const anyBankTransactionFilters: fc.Arbitrary<BankTransactionFilters> = fc.record(
  {
    period: fc.constantFrom(...rangePresets),
    search: anyText,
    date: fc.record(comparisonsOf(days), partly()),
    amount: fc.record(comparisonsOf(fc.maxSafeInteger()), partly()),
    description: fc.record({ ...comparisonsOf(anyText), contain: anyText }, partly()),
    notes: fc.record({ ...comparisonsOf(anyText), contain: anyText }, partly()),
    status: choices,
    reviewStatus: choices,
    type: choices,
    bankAccount: ids,
    vendor: ids,
    customer: ids,
    category: ids,
    glAccount: ids,
    dimensionValues: ids,
  },
  partly(),
);

/** Any filters of the general ledger. */
export const anyLedgerFilters: fc.Arbitrary<LedgerFilters> = fc.record(
  {
    period: fc.constantFrom(...rangePresets),
    beginDate: days,
    endDate: days,
    search: anyText,
    customer: ids,
    dimensionValues: groups,
    accountingMethod: fc.constantFrom('ACCRUAL' as const, 'CASH' as const),
  },
  partly(),
);

function partly(): { requiredKeys: [] } {
  return { requiredKeys: [] };
}
