import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceFilter } from '../../../src/client.ts';
import { type ExpectedInvoice, matchesFilter, operatorNames } from '../../support/invoices/queryModel.ts';
import { runs } from '../../support/propertyRuns.ts';
import { newestFirst, openQueriedInvoices } from './queriedInvoices.ts';

let opened: Awaited<ReturnType<typeof openQueriedInvoices>>;
let all: ExpectedInvoice[];
const idsOf = (body: object) => opened.idsOf(body);
beforeAll(async () => {
  opened = await openQueriedInvoices();
  all = opened.all;
});
afterAll(() => opened.service.close());

describe('a filter matches exactly the expected invoices', () => {
  const check = async (filter: InvoiceFilter) => {
    const matches = all.filter((invoice) => matchesFilter(filter, invoice));
    expect(await idsOf({ filter })).toEqual(newestFirst(matches));
    return matches.length;
  };

  // Each matches some invoices but not all, so that an ignored operator fails the test.
  test.each<InvoiceFilter>([
    { search: ' hARBOR ' },
    { search: 'ÉTUDE NO' },
    { search: 'cafe\u0301' },
    { search: '100% №' },
    { search: 'hours' },
    ...operatorNames.map((name) => ({ invoiceNumber: { [name]: 'INV-1010' } })),
    ...operatorNames.map((name) => ({ invoiceNumber: { [name]: 'inv-999' } })),
    { invoiceNumber: { greaterThan: 'INV-1003', lessThanEqual: 'INV-1020', notEqual: 'INV-1010' } },
    { invoiceNumber: { contain: 'nv-10' } },
    { invoiceNumber: { contain: '%' } },
    { invoiceNumber: { contain: '_' } },
    { status: { in: ['INACTIVE'] } },
    { status: { notIn: ['INACTIVE'] } },
    ...['DRAFT', 'OPEN', 'CLOSED', 'CANCELLED', 'REFUNDED', 'SCHEDULED'].flatMap((word) => [
      { invoiceStatus: { in: [word] } },
      { invoiceStatus: { notIn: [word] } },
    ]),
    { invoiceStatus: { in: ['OPEN', 'DRAFT'], notIn: ['DRAFT'] } },
    ...['OVERDUE', 'DUE_TODAY', 'DUE_THIS_WEEK', 'DUE_THIS_MONTH', 'NOT_DUE'].flatMap((word) => [
      { dueDate: { in: [word] } },
      { dueDate: { notIn: [word] } },
    ]),
    { dueDate: { in: ['DUE_THIS_WEEK', 'DUE_THIS_MONTH'], notIn: ['DUE_TODAY', 'OVERDUE'] } },
    ...operatorNames.map((name) => ({ amount: { [name]: 10_343 } })),
    ...operatorNames.map((name) => ({ date: { [name]: '2026-03-11' } })),
    { customer: { id: { in: ['cus_001', 'cus_cafe_t', 'cus_none'] } } },
    { dimensionValues: { id: { in: ['dv_design_t'] } } },
    { dimensionValues: { id: { in: ['dv_brand_t', 'dv_oslo_t'] } } },
    { search: 'website', date: { greaterThan: '2026-01-01' }, dueDate: { notIn: ['NOT_DUE'] } },
  ])('%j', async (filter) => {
    const count = await check(filter);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all.length);
  });

  test.each<object>([
    {},
    { search: '  ' },
    {
      invoiceNumber: { contain: '' },
      status: { in: [] },
      dueDate: { in: [], notIn: [] },
      invoiceStatus: { notIn: [] },
    },
    { customer: { id: { in: [] } }, dimensionValues: { id: {} }, amount: {}, date: null },
    { unknown: ['x'] },
  ])('all invoices for %j, which restricts nothing', async (filter) => {
    expect(await idsOf({ filter })).toEqual(newestFirst(all));
  });

  test('for any combination of members and values', async () => {
    const words = (...values: string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
    const lists = (...values: string[]) =>
      fc.record({ in: words(...values), notIn: words(...values) }, { requiredKeys: [] });
    const comparisons = (value: fc.Arbitrary<string | number>) =>
      fc.dictionary(fc.constantFrom(...operatorNames), value, { maxKeys: 2 });
    const some = <Value>(pick: (invoice: ExpectedInvoice) => Value) => fc.constantFrom(...all.map(pick));
    const ids = (id: fc.Arbitrary<string>) =>
      fc.uniqueArray(id, { maxLength: 3 }).map((list) => ({ id: { in: list } }));
    const filters = fc.record(
      {
        search: fc.oneof(
          some(({ customerName }) => customerName.slice(0, 3)),
          fc.constantFrom('', 'website', 'INV-10', 'a', "'"),
        ),
        invoiceNumber: comparisons(some(({ number }) => number)),
        status: lists('ACTIVE', 'INACTIVE'),
        invoiceStatus: lists('DRAFT', 'OPEN', 'CLOSED', 'CANCELLED', 'REFUNDED', 'SCHEDULED'),
        dueDate: lists('OVERDUE', 'DUE_TODAY', 'DUE_THIS_WEEK', 'DUE_THIS_MONTH', 'NOT_DUE'),
        amount: comparisons(some(({ total }) => total)),
        date: comparisons(some(({ date }) => date)),
        customer: ids(some(({ customerId }) => customerId)),
        dimensionValues: ids(some(({ dimensionValueIds }) => [...dimensionValueIds][0] ?? 'dv_none')),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        await check(filter as InvoiceFilter);
      }),
      { numRuns: runs(40) },
    );
  });

  test('no invoices of other companies, whose ids count as unknown', async () => {
    expect(await idsOf({ filter: { customer: { id: { in: ['cus_cafe_foreign'] } } } })).toEqual([]);
    expect(await idsOf({ filter: { dimensionValues: { id: { in: ['dv_design_foreign'] } } } })).toEqual([]);
  });
});
