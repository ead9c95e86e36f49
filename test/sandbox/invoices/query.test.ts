import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageOf } from '../../../sandbox/service/http/answers.ts';
import { invoiceAnswer } from '../../../sandbox/service/invoices/answers.ts';
import { invoices } from '../../../sandbox/service/invoices/tables.ts';
import { sampleBooks } from '../../../sandbox/service/sample-company/sampleBooks.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { openTestService } from '../../support/testService.ts';
import { tinyBooks } from '../../support/tinyBooks.ts';
import { compareNumbers, type PlainInvoice, plainInvoices } from './plainInvoices.ts';

const path = '/v6/invoicing/invoices/query';
const now = new Date('2026-03-31T12:00:00Z'); // in Auckland it is April already
let service: Awaited<ReturnType<typeof openTestService>>;
let token: string;
let all: PlainInvoice[];
beforeAll(async () => {
  service = await openTestService({ now: () => now });
  const studio = sampleBooks({ today: '2026-03-31', seed: 1, size: 'small', company: 'studio' });
  const tiny = tinyBooks('_t');
  tiny.company.timeZone = 'Pacific/Auckland';
  const [invoice = expect.unreachable()] = tiny.invoices;
  const numbers = ['INV-999', 'inv-1000', 'INV-0999', 'A-12-3', 'A-9-20', '7', '', '100% № 5', 'a_b'];
  tiny.invoices.push(
    ...numbers.map((invoiceNumber, index) => ({
      ...invoice,
      id: `inv_t${index}`,
      invoiceNumber,
      date: `2026-03-${10 + (index % 3)}`,
      dueDate: ['2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01', '2026-04-05', '2026-04-06'][index % 6] ?? '',
      customerId: index % 2 === 0 ? 'cus_cafe_t' : 'cus_other_t',
      dimensionValueIds: [['dv_logos_t'], ['dv_design_t', 'dv_oslo_t'], []][index % 3] ?? [],
      lineItems: invoice.lineItems.map((item) => ({
        ...item,
        id: `ili_t${index}`,
        description: `Étude no. ${index}`,
        quantity: index === 1 ? '1.0' : item.quantity,
      })),
    })),
  );
  await importBooks(service.database, studio);
  await importBooks(service.database, tiny);
  await importBooks(service.database, tinyBooks('_foreign'));
  await service.addUser('usr_books', 'co_1', 'co_tiny_t');
  token = await service.signIn({ userId: 'usr_books', scope: 'read' });

  all = [...plainInvoices(studio, '2026-03-31'), ...plainInvoices(tiny, '2026-04-01')];
  const [deleted, inactive] = [all[3] ?? expect.unreachable(), all[5] ?? expect.unreachable()];
  await service.database.update(invoices).set({ deletedAt: now.toISOString() }).where(eq(invoices.id, deleted.id));
  await service.database.update(invoices).set({ status: 'INACTIVE' }).where(eq(invoices.id, inactive.id));
  inactive.status = 'INACTIVE';
  all.splice(3, 1);
});
afterAll(() => service.close());

interface Page {
  data: { id: string }[];
  cursor?: { after: string; before?: string };
}
const query = async (body: object): Promise<Page> => {
  const answer = await service.post(token, path, body);
  expect(answer).toMatchObject({ status: 200 });
  return v.parse(pageOf(invoiceAnswer), answer.body); // no member that is not described
};
const idsOf = async (body: object) => (await query({ limit: 250, ...body })).data.map(({ id }) => id);

const exactly = (one: string | number, other: string | number) => (one < other ? -1 : Number(one > other));
const newestFirst = (invoices: PlainInvoice[]) =>
  invoices
    .toSorted((one, other) => exactly(other.record.date, one.record.date) || exactly(other.id, one.id))
    .map(({ id }) => id);

type Comparisons = { [operator: string]: string | number };
const operators: Record<string, (order: number) => boolean> = {
  equal: (order) => order === 0,
  notEqual: (order) => order !== 0,
  greaterThan: (order) => order > 0,
  greaterThanEqual: (order) => order >= 0,
  lessThan: (order) => order < 0,
  lessThanEqual: (order) => order <= 0,
};
const holds = (given: Comparisons, orderTo: (value: string | number) => number) =>
  Object.entries(given).every(([name, value]) => operators[name]?.(orderTo(value)) ?? true);

interface Filter {
  search?: string;
  invoiceNumber?: Comparisons & { contain?: string };
  status?: Lists;
  invoiceStatus?: Lists;
  dueDate?: Lists;
  amount?: Comparisons;
  date?: Comparisons;
  customer?: { id: { in: string[] } };
  dimensionValues?: { id: { in: string[] } };
}
type Lists = { in?: string[]; notIn?: string[] };
const isListed = (lists: Lists | undefined, words: string[]) =>
  (!lists?.in?.length || lists.in.some((word) => words.includes(word))) &&
  !lists?.notIn?.some((word) => words.includes(word));

/** The filter in plain words. */
function keeps(filter: Filter, invoice: PlainInvoice): boolean {
  const ids = (list: { id: { in: string[] } } | undefined) => list?.id.in ?? [];
  const number = filter.invoiceNumber ?? {};
  return (
    invoice.searched.includes((filter.search ?? '').trim().normalize('NFC').toLowerCase()) &&
    holds(number, (value) => compareNumbers(invoice.number, String(value))) &&
    invoice.number.toLowerCase().includes((number.contain ?? '').toLowerCase()) &&
    isListed(filter.status, [invoice.status]) &&
    isListed(filter.invoiceStatus, [invoice.invoiceStatus]) &&
    isListed(filter.dueDate, invoice.buckets) &&
    holds(filter.amount ?? {}, (value) => exactly(invoice.total, value)) &&
    holds(filter.date ?? {}, (value) => exactly(invoice.record.date, value)) &&
    (ids(filter.customer).length === 0 || ids(filter.customer).includes(invoice.record.customerId)) &&
    (ids(filter.dimensionValues).length === 0 ||
      ids(filter.dimensionValues).some((id) => invoice.dimensionValueIds.has(id)))
  );
}

describe('a filter keeps exactly the invoices that it says', () => {
  const check = async (filter: Filter) => {
    const kept = all.filter((invoice) => keeps(filter, invoice));
    expect(await idsOf({ filter })).toEqual(newestFirst(kept));
    return kept.length;
  };

  // Each is written so that it keeps some and drops some: an operator that did nothing would show.
  test.each<Filter>([
    { search: ' hARBOR ' },
    { search: 'ÉTUDE NO' },
    { search: 'cafe\u0301' },
    { search: '100% №' },
    { search: 'hours' },
    ...Object.keys(operators).map((name) => ({ invoiceNumber: { [name]: 'INV-1010' } })),
    ...Object.keys(operators).map((name) => ({ invoiceNumber: { [name]: 'inv-999' } })),
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
    ...Object.keys(operators).map((name) => ({ amount: { [name]: 10_343 } })),
    ...Object.keys(operators).map((name) => ({ date: { [name]: '2026-03-11' } })),
    { customer: { id: { in: ['cus_001', 'cus_cafe_t', 'cus_none'] } } },
    { dimensionValues: { id: { in: ['dv_design_t'] } } },
    { dimensionValues: { id: { in: ['dv_brand_t', 'dv_oslo_t'] } } },
    { search: 'website', date: { greaterThan: '2026-01-01' }, dueDate: { notIn: ['NOT_DUE'] } },
  ])('%j', async (filter) => {
    const kept = await check(filter);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(all.length);
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
  ])('all of them for %j, which restricts nothing', async (filter) => {
    expect(await idsOf({ filter })).toEqual(newestFirst(all));
  });

  test('whatever members are combined, and whatever their values', async () => {
    const words = (...values: string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
    const lists = (...values: string[]) =>
      fc.record({ in: words(...values), notIn: words(...values) }, { requiredKeys: [] });
    const comparisons = (value: fc.Arbitrary<string | number>) =>
      fc.dictionary(fc.constantFrom(...Object.keys(operators)), value, { maxKeys: 2 });
    const some = <Value>(pick: (invoice: PlainInvoice) => Value) => fc.constantFrom(...all.map(pick));
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
        date: comparisons(some(({ record }) => record.date)),
        customer: ids(some(({ record }) => record.customerId)),
        dimensionValues: ids(some(({ dimensionValueIds }) => [...dimensionValueIds][0] ?? 'dv_none')),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        await check(filter as Filter);
      }),
      { numRuns: 80 },
    );
  });

  test('nothing of another company, whose ids look like unknown ones', async () => {
    expect(await idsOf({ filter: { customer: { id: { in: ['cus_cafe_foreign'] } } } })).toEqual([]);
    expect(await idsOf({ filter: { dimensionValues: { id: { in: ['dv_design_foreign'] } } } })).toEqual([]);
  });
});

const orders: Record<string, (one: PlainInvoice, other: PlainInvoice) => number> = {
  INVOICE_NUMBER: (one, other) => compareNumbers(one.number, other.number),
  DATE: (one, other) => exactly(one.record.date, other.record.date),
  DUE_DATE: (one, other) => exactly(one.record.dueDate, other.record.dueDate),
  CUSTOMER: (one, other) => exactly(one.customerName.toLowerCase(), other.customerName.toLowerCase()),
  NAME: (one, other) => exactly(one.customerName.toLowerCase(), other.customerName.toLowerCase()),
  TOTAL: (one, other) => exactly(one.total, other.total),
  BALANCE: (one, other) => exactly(one.balance, other.balance),
};
const ascending = (orderBy: string) =>
  all.toSorted((one, other) => (orders[orderBy]?.(one, other) ?? 0) || exactly(one.id, other.id));

describe.each(Object.keys(orders))('sorted by %s', (orderBy) => {
  test('both ways, and the same page by page, forth and back', async () => {
    const sorted = ascending(orderBy).map(({ id }) => id);
    expect(await idsOf({ sort: { orderBy } })).toEqual(sorted);
    for (const direction of ['ASC', 'DESC']) {
      const sort = { orderBy, direction };
      const wanted = direction === 'ASC' ? sorted : sorted.toReversed();
      const pages = [await query({ sort, limit: 7 })];
      for (let page = pages[0]; page?.cursor; page = pages.at(-1)) {
        pages.push(await query({ sort, limit: 7, cursor: page.cursor.after }));
      }
      expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(wanted);
      for (const [index, { cursor }] of pages.entries()) {
        if (!cursor?.before) continue;
        expect((await query({ sort, limit: 7, cursor: cursor.before })).data).toEqual(pages[index - 1]?.data);
      }
    }
  });
});

describe('a list that is jumped into', () => {
  test.each([
    [
      { orderBy: 'INVOICE_NUMBER', value: 'inv-1005' },
      (one: PlainInvoice) => compareNumbers(one.number, 'INV-1005') >= 0,
    ],
    [{ orderBy: 'DATE', value: '2026-02-01' }, (one: PlainInvoice) => one.record.date >= '2026-02-01'],
    [{ orderBy: 'DUE_DATE', value: '2026-03-31' }, (one: PlainInvoice) => one.record.dueDate >= '2026-03-31'],
    [{ orderBy: 'CUSTOMER', value: 'HUDSON' }, (one: PlainInvoice) => one.customerName.toLowerCase() >= 'hudson'],
    [{ orderBy: 'TOTAL', value: 300_000 }, (one: PlainInvoice) => one.total >= 300_000],
    [{ orderBy: 'BALANCE', value: '1' }, (one: PlainInvoice) => one.balance >= 1],
  ])('by %j begins there, and goes back from there', async (sort, isBeyond) => {
    const sorted = ascending(sort.orderBy);
    const wanted = sorted.filter(isBeyond).map(({ id }) => id);
    expect(await idsOf({ sort })).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(3);
    const first = await query({ sort, limit: 3 });
    const before = await query({ sort, limit: 3, cursor: first.cursor?.before });
    const position = sorted.length - wanted.length;
    expect(before.data.map(({ id }) => id)).toEqual(
      sorted.slice(Math.max(0, position - 3), position).map(({ id }) => id),
    );
  });

  test('by a bare value begins at that date in the usual order, the newest first', async () => {
    const wanted = newestFirst(all.filter(({ record }) => record.date <= '2026-02-01'));
    expect(await idsOf({ sort: { value: '2026-02-01' } })).toEqual(wanted);
  });
});

describe('a wrong parameter is named', () => {
  test.each([
    [{ filter: { dueDate: { in: ['SOON'] } } }, 'filter.dueDate.in[0]', 'INVALID_VALUE'],
    [{ filter: { dueDate: { notIn: ['OVERDUE', ''] } } }, 'filter.dueDate.notIn[1]', 'INVALID_VALUE'],
    [{ filter: { status: { in: ['active'] } } }, 'filter.status.in[0]', 'INVALID_VALUE'],
    [{ filter: { invoiceStatus: { notIn: ['PAID'] } } }, 'filter.invoiceStatus.notIn[0]', 'INVALID_VALUE'],
    [{ filter: { invoiceStatus: { in: 'OPEN' } } }, 'filter.invoiceStatus.in', 'INVALID_FORMAT'],
    [{ filter: { invoiceNumber: 'INV-1' } }, 'filter.invoiceNumber', 'INVALID_FORMAT'],
    [{ filter: { invoiceNumber: { equal: 7 } } }, 'filter.invoiceNumber.equal', 'INVALID_FORMAT'],
    [{ filter: { invoiceNumber: { contain: 'a\u0000' } } }, 'filter.invoiceNumber.contain', 'INVALID_VALUE'],
    [{ filter: { amount: { lessThan: '7' } } }, 'filter.amount.lessThan', 'INVALID_FORMAT'],
    [{ filter: { amount: { equal: 0.5 } } }, 'filter.amount.equal', 'INVALID_VALUE'],
    [{ filter: { amount: { equal: 2 ** 53 } } }, 'filter.amount.equal', 'INVALID_VALUE'],
    [{ filter: { date: { equal: '2026-02-30' } } }, 'filter.date.equal', 'INVALID_FORMAT'],
    [{ filter: { customer: { id: { in: [7] } } } }, 'filter.customer.id.in[0]', 'INVALID_FORMAT'],
    [{ filter: { dimensionValues: [] } }, 'filter.dimensionValues', 'INVALID_FORMAT'],
    [{ filter: { search: 7 } }, 'filter.search', 'INVALID_FORMAT'],
    [{ sort: { orderBy: 'COLOUR' } }, 'sort.orderBy', 'INVALID_VALUE'],
    [{ sort: { direction: 'UP' } }, 'sort.direction', 'INVALID_VALUE'],
    [{ sort: { value: 'INV-1' } }, 'sort.value', 'INVALID_VALUE'],
    [{ sort: { value: 7 } }, 'sort.value', 'INVALID_VALUE'],
    [{ sort: { value: {} } }, 'sort.value', 'INVALID_FORMAT'],
    [{ sort: { orderBy: 'TOTAL', value: 'x' } }, 'sort.value', 'INVALID_VALUE'],
    [{ sort: { orderBy: 'BALANCE', value: 1.5 } }, 'sort.value', 'INVALID_VALUE'],
    [{ sort: { orderBy: 'DUE_DATE', value: '2026-13-01' } }, 'sort.value', 'INVALID_VALUE'],
    [{ sort: { orderBy: 'CUSTOMER', value: 7 } }, 'sort.value', 'INVALID_VALUE'],
    [{ cursor: 'x' }, 'cursor', 'INVALID_VALUE'],
    [{ limit: 251 }, 'limit', 'INVALID_VALUE'],
  ])('%j → %s', async (body, param, type) => {
    const answer = await service.post(token, path, body);
    expect([answer.status, answer.body]).toEqual([
      400,
      { result: 'FAILURE', data: null, error: [{ type, message: expect.stringMatching(/\w/), param }] },
    ]);
  });
});

test('a cursor fits no other filter, order or person', async () => {
  const asked = { limit: 2, sort: { orderBy: 'TOTAL' }, filter: { search: 'a' } };
  const { cursor } = await query(asked);
  await service.addUser('usr_other', 'co_1', 'co_tiny_t');
  const other = await service.signIn({ userId: 'usr_other' });
  for (const [reader, change] of [
    [token, { sort: { orderBy: 'TOTAL', direction: 'DESC' } }],
    [token, { sort: { orderBy: 'BALANCE' } }],
    [token, { filter: { search: 'b' } }],
    [token, { filter: { search: 'a', status: { in: ['ACTIVE'] } } }],
    [other, {}],
  ] as const) {
    const { status, body } = await service.post(reader, path, { ...asked, ...change, cursor: cursor?.after });
    expect([status, body.error?.[0]?.param]).toEqual([400, 'cursor']);
  }
});
