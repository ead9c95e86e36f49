import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rangeOfPreset } from '../../../src/core/dates/dateRange.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { ConfigurationError } from '../../../src/core/errors.ts';
import { toDateRange } from '../../../src/core/filters/filterEntries.ts';
import { omitEmpty } from '../../../src/core/omitEmpty.ts';
import type { InvoiceFilter, InvoiceFilters } from '../../../src/index.ts';
import { getAgingBucket } from '../../../src/invoices/data/aging.ts';
import { invoiceFilters, narrowToOpen, toInvoiceFilter } from '../../../src/invoices/data/filters.ts';
import { dueDateBuckets, invoicePageShape } from '../../../src/invoices/data/schema.ts';
import { dayOf, numberOf } from '../../core/dates/days.ts';
import { type ApiInvoice, expectedIds } from '../../support/invoices/api.ts';
import { anyInvoiceFilters } from '../../support/list/anyFilters.ts';

const today = toPlainDate('2026-06-15');
const toFilter = (filters: InvoiceFilters) => toInvoiceFilter(filters, toDateRange(filters, today, 1));
const names = [
  ...['period', 'aging', 'search', 'invoiceNumber', 'status', 'invoiceStatus'],
  ...['dueDate', 'amount', 'date', 'customer', 'dimensionValues'],
];

describe('stored filters', () => {
  test('keeps valid filters unchanged', () => {
    fc.assert(
      fc.property(anyInvoiceFilters, (filters) => {
        const { filters: read, error } = invoiceFilters.parse(filters);
        expect(error).toBeUndefined();
        expect(read).toEqual(filters);
      }),
    );
  });

  test('reads a single aging bucket, as stored before, as a list', () => {
    expect(invoiceFilters.parse({ aging: 'over90' })).toEqual({ filters: { aging: ['over90'] } });
  });

  test('produces a query from any input and reports everything it omits', () => {
    const members = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.jsonValue());
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), members), (given) => {
        const { filters, error } = invoiceFilters.parse(given);
        narrowToOpen(toFilter(filters));
        expect(invoiceFilters.parse(filters)).toEqual({ filters });
        const isPlain = typeof given === 'object' && given !== null && !Array.isArray(given);
        for (const [name, value] of Object.entries(isPlain ? given : {})) {
          const isKept = Object.hasOwn(filters, name);
          if (!isKept && value !== null) expect(error?.message).toContain(`The filter ${name} is `);
        }
      }),
    );
  });

  test.each<[string, unknown, string]>([
    ['period', 'nextYear', 'period is "nextYear": expected one of thisMonth'],
    ['aging', 'over30', 'aging is ["over30"]: expected some of current, days1To30, days31To60, days61To90, over90'],
    ['aging', ['over90', 'over30'], 'aging is ["over90","over30"]: expected some of current'],
    ['search', 7, 'search is 7: expected a string'],
    ['invoiceNumber', 'INV-7', 'invoiceNumber is "INV-7": expected text comparisons, such as {"contain":"INV-10"}'],
    ['invoiceNumber', { begins: 'INV' }, 'invoiceNumber is {"begins":"INV"}: expected text comparisons'],
    ['status', ['ACTIVE'], 'status is ["ACTIVE"]: expected values, such as {"in":["ACTIVE"]}'],
    ['invoiceStatus', { in: 'OPEN' }, 'invoiceStatus is {"in":"OPEN"}: expected values'],
    ['dueDate', { in: [null] }, 'dueDate is {"in":[null]}: expected values, such as {"in":["OVERDUE"]}'],
    ['amount', { equal: 12.5 }, 'amount is {"equal":12.5}: expected amount comparisons in minor units'],
    ['amount', { equal: '1250' }, 'amount is {"equal":"1250"}: expected amount comparisons'],
    ['amount', { lessThan: 2 ** 53 }, 'amount is {"lessThan":9007199254740992}: expected amount comparisons'],
    ['date', { equal: '2026-02-30' }, 'date is {"equal":"2026-02-30"}: expected date comparisons'],
    ['customer', { id: 'cus_1' }, 'customer is {"id":"cus_1"}: expected IDs, such as {"id":{"in":["cus_1"]}}'],
    ['dimensionValues', [{ dimensionId: 'dim_1' }], 'dimensionValues is [{"dimensionId":"dim_1"}]: expected IDs'],
    ['overdue', true, 'overdue is true: expected only the filters period, aging, search'],
  ])('omits and reports %s of %j only', (name, value, expected) => {
    const right: InvoiceFilters = { dueDate: { in: ['OVERDUE'] }, search: 'rent', period: 'lastYear' };
    const { [name as keyof typeof right]: _replaced, ...others } = right; // another name takes nothing out
    const { filters, error } = invoiceFilters.parse({ ...right, [name]: value });
    expect(filters).toStrictEqual(others);
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error?.message).toContain(`The filter ${expected}`);
  });
});

describe('the service’s filter', () => {
  test('has no empty members and none of Daybook’s own', () => {
    fc.assert(
      fc.property(anyInvoiceFilters, (filters) => {
        const filter = toFilter(filters);
        expect(filter).not.toHaveProperty('period');
        expect(filter).not.toHaveProperty('aging');
        expect(omitEmpty(filter) ?? {}).toEqual(filter);
        expect(toFilter(filter)).toEqual(filter); // idempotent
      }),
    );
  });

  test.each<[string, InvoiceFilters, InvoiceFilters]>([
    ['spaces around a search', { search: '  rent ' }, { search: 'rent' }],
    ['spaces around part of a number', { invoiceNumber: { contain: ' 10 ' } }, { invoiceNumber: { contain: '10' } }],
    ['nothing but spaces', { search: ' ', invoiceNumber: { contain: '  ' } }, {}],
    ['empty lists', { status: { in: [] }, customer: { id: { in: [] } }, dimensionValues: { id: { in: [] } } }, {}],
    ['empty comparisons', { amount: {}, date: {}, invoiceNumber: {} }, {}],
    ['the period of all dates', { period: 'all' }, {}],
    ['buckets', { aging: ['over90', 'current'] }, {}],
    [
      'a period overridden by a date',
      { period: 'lastMonth', date: { equal: '2026-01-02' } },
      { date: { equal: '2026-01-02' } },
    ],
    ['a period', { period: 'lastMonth' }, { date: { greaterThanEqual: '2026-05-01', lessThanEqual: '2026-05-31' } }],
  ])('maps %s to the same query as its plain form', (_what, filters, plain) => {
    expect(toFilter(filters)).toStrictEqual(plain);
    expect(JSON.stringify(toFilter(filters))).toBe(JSON.stringify(toFilter(plain)));
  });

  test('starts a period with the fiscal year', () => {
    const range = rangeOfPreset('thisYear', today, 4);
    expect(toInvoiceFilter({ period: 'thisYear' }, range)).toEqual({
      date: { greaterThanEqual: '2026-04-01', lessThanEqual: '2027-03-31' },
    });
  });
});

describe('the filter for open invoices', () => {
  const day = (offset: number) => dayOf(numberOf(today) + offset);
  const dueDays = [-91, -90, -61, -60, -31, -30, -1, 0, 1, 40].map(day);
  const words = ['DRAFT', 'OPEN', 'CLOSED', 'CANCELLED', 'REFUNDED', 'SCHEDULED'];
  const served: ApiInvoice[] = dueDays.flatMap((dueDate) =>
    words.flatMap((invoiceStatus) =>
      [0, 500, -500].map((balance) => ({
        id: `inv_${dueDate}_${invoiceStatus}_${balance}`,
        invoiceNumber: 'INV-1',
        status: 'ACTIVE',
        invoiceStatus,
        detailedInvoiceDisplayStatus: invoiceStatus,
        date: day(-100),
        customer: { id: 'cus_1', name: 'Corner Coffee' },
        dimensionValues: [],
        notes: null,
        totals: { total: 1000, paidAmount: 1000 - balance, balance },
        collectionInfo: { term: { dueDate } },
        lineItems: [],
      })),
    ),
  );
  const invoices = v.parse(invoicePageShape.schema, { data: served }).rows;
  const matching = (filter: InvoiceFilter) => expectedIds(served, { filter, today });
  const someOf = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });
  const lists = (values: readonly string[]) =>
    fc.record({ in: someOf(values), notIn: someOf(values) }, { requiredKeys: [] });
  const filters = fc.record({ invoiceStatus: lists(words), dueDate: lists(dueDateBuckets) }, { requiredKeys: [] });

  test('returns the outstanding invoices that match the other filters', () => {
    const outstanding = invoices.filter((invoice) => getAgingBucket(invoice, today)).map(({ id }) => id);
    fc.assert(
      fc.property(filters, (filter) => {
        const open = narrowToOpen(filter);
        const expected = matching(filter).filter((id) => outstanding.includes(id));
        expect(open ? matching(open).filter((id) => outstanding.includes(id)) : []).toEqual(expected);
        if (open) expect(matching(open).every((id) => id.includes('_OPEN_'))).toBe(true);
      }),
    );
  });
});
