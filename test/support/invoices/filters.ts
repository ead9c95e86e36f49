import fc from 'fast-check';
import { rangePresets } from '../../../src/core/dates/dateRange.ts';
import { agingBuckets } from '../../../src/invoices/data/aging.ts';
import type { InvoiceFilters } from '../../../src/invoices/data/filters.ts';
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
    aging: fc.constantFrom(...agingBuckets),
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

function partly(): { requiredKeys: [] } {
  return { requiredKeys: [] };
}
