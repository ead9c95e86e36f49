import { beforeAll, describe, expect, inject, test } from 'vitest';
import {
  createDaybookClient,
  type DaybookClient,
  type Invoice,
  type InvoiceQuery,
  NotFoundError,
  PagingError,
  RejectedError,
} from '../../src/client.ts';
import { catchDaybookError } from '../support/http/catchDaybookError.ts';
import { type ApiInvoice, expectedIds, fetchInvoices } from '../support/invoices/api.ts';
import { comparators, operatorNames } from '../support/invoices/queryModel.ts';
import { type Company, createCompany, issueToken, sampleDay } from '../support/sandbox/company.ts';

let company: Company;
let client: DaybookClient;
let all: ApiInvoice[];
beforeAll(async () => {
  company = await createCompany();
  client = clientOf(inject('sampleDayUrl'));
  all = await fetchInvoices(company);
});
const clientOf = (baseUrl: string) =>
  createDaybookClient({ baseUrl, identity: company.userId, fetchToken: () => issueToken(company) });

async function everyPage(query: InvoiceQuery) {
  const pages = [await client.invoices.list(query)];
  for (let cursor = pages[0]?.next; cursor !== undefined; cursor = pages.at(-1)?.next) {
    pages.push(await client.invoices.list({ ...query, cursor }));
  }
  return pages;
}
const everyInvoice = async (query: InvoiceQuery) => {
  const invoices: Invoice[] = [];
  for await (const invoice of client.invoices.listAll(query)) invoices.push(invoice);
  return invoices;
};
const idsOf = async (query: InvoiceQuery) => (await everyInvoice(query)).map(({ id }) => id);
const customerIds = (count: number) => [...new Set(all.map(({ customer }) => customer.id))].slice(0, count);
const middle = (values: (string | number)[]) =>
  values.toSorted((one, other) => (one < other ? -1 : 1))[values.length >> 1];

describe('a filter returns the matching invoices', () => {
  test.each<[string, () => NonNullable<InvoiceQuery['filter']>]>([
    ['a search', () => ({ search: all[0]?.customer.name.toUpperCase() })],
    ...operatorNames.flatMap((name): [string, () => object][] => [
      [`number ${name}`, () => ({ invoiceNumber: { [name]: middle(all.map((each) => each.invoiceNumber ?? '')) } })],
      [`amount ${name}`, () => ({ amount: { [name]: middle(all.map(({ totals }) => totals.total)) } })],
      [`date ${name}`, () => ({ date: { [name]: middle(all.map(({ date }) => date)) } })],
    ]),
    ['number contain', () => ({ invoiceNumber: { contain: all[0]?.invoiceNumber?.slice(-2) } })],
    ...['DRAFT', 'OPEN', 'CLOSED', 'CANCELLED', 'REFUNDED', 'SCHEDULED'].flatMap((word): [string, () => object][] => [
      [`invoice status ${word}`, () => ({ invoiceStatus: { in: [word] } })],
      [`invoice status but ${word}`, () => ({ invoiceStatus: { notIn: [word] } })],
    ]),
    ...['OVERDUE', 'DUE_TODAY', 'DUE_THIS_WEEK', 'DUE_THIS_MONTH', 'NOT_DUE'].flatMap(
      (word): [string, () => object][] => [
        [`due ${word}`, () => ({ dueDate: { in: [word] } })],
        [`due but ${word}`, () => ({ dueDate: { notIn: [word] } })],
      ],
    ),
    ['customers', () => ({ customer: { id: { in: customerIds(2) } } })],
    [
      'a class',
      () => ({ dimensionValues: { id: { in: [all.flatMap((each) => each.dimensionValues)[0]?.id ?? ''] } } }),
    ],
    ['several', () => ({ customer: { id: { in: customerIds(5) } }, invoiceStatus: { notIn: ['DRAFT'] } })],
  ])('by %s', async (_what, filterOf) => {
    const filter = filterOf();
    const expected = expectedIds(all, { filter, today: sampleDay });
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    expect(await idsOf({ filter })).toEqual(expected);
  });

  test('by status: all of the sample are active', async () => {
    expect(await idsOf({ filter: { status: { in: ['ACTIVE'] } } })).toEqual(expectedIds(all, { today: sampleDay }));
    expect(await idsOf({ filter: { status: { in: ['INACTIVE'] } } })).toEqual([]);
  });
});

test.each(Object.keys(comparators))('sorts by %s in both directions, over several pages', async (orderBy) => {
  for (const direction of ['ASC', 'DESC'] as const) {
    const sort = { orderBy, direction };
    expect(await idsOf({ sort, limit: 20 })).toEqual(expectedIds(all, { sort, today: sampleDay }));
  }
});

describe('a page at a time', () => {
  test('the next page continues after the last row, and the last page has none', async () => {
    const first = await client.invoices.list({ limit: 20 });
    expect(first.rows.map(({ id }) => id)).toEqual(all.slice(0, 20).map(({ id }) => id));
    const second = await client.invoices.list({ limit: 20, cursor: first.next ?? expect.unreachable() });
    expect(second.rows.map(({ id }) => id)).toEqual(all.slice(20, 40).map(({ id }) => id));
    const pages = await everyPage({ limit: 20 });
    expect(pages.map(({ rows }) => rows.length).slice(0, -1)).toEqual(new Array(pages.length - 1).fill(20));
    expect(pages.map(({ next }) => next === undefined)).toEqual([...new Array(pages.length - 1).fill(false), true]);
  });

  test('a company without invoices has an empty page', async () => {
    const other = await createCompany({ seed: 'none' });
    const { userId: identity } = other;
    const baseUrl = inject('sampleDayUrl');
    const empty = createDaybookClient({ baseUrl, identity, fetchToken: () => issueToken(other) });
    expect(await empty.invoices.list()).toEqual({ rows: [], unreadable: [], next: undefined, previous: undefined });
  });

  test('a repeated cursor ends the list with an error', async () => {
    const looping = clientOf(`${inject('sandboxUrl')}/sandbox/faults/repeat-cursor,key=${crypto.randomUUID()}`);
    const read: string[] = [];
    const error = await catchDaybookError(async () => {
      for await (const { id } of looping.invoices.listAll({ limit: 20 })) read.push(id);
    });
    expect(error).toBeInstanceOf(PagingError);
    expect(read.length).toBeLessThan(80);
  });
});

describe('one invoice', () => {
  test('equals its row in the list', async () => {
    const listed = await everyInvoice({});
    for (const invoice of listed.slice(0, 10)) expect(await client.invoices.get(invoice.id)).toEqual(invoice);
  });

  test.each(['inv_none', 'query', 'a/b?c=d#e', 'é 🧾'])('%j is not found', async (invoiceId) => {
    expect(await catchDaybookError(() => client.invoices.get(invoiceId))).toBeInstanceOf(NotFoundError);
  });

  test.each(['', ' ', undefined, null])('an ID that is %j is not sent', async (invoiceId) => {
    const error = await catchDaybookError(() => client.invoices.get(invoiceId as string));
    expect(error).toMatchObject({ kind: 'configuration', message: expect.stringContaining("Pass the service's ID") });
  });

  test('of another company is not found', async () => {
    const other = await createCompany();
    const [theirs = expect.unreachable()] = await fetchInvoices(other);
    expect(await catchDaybookError(() => client.invoices.get(theirs.id))).toBeInstanceOf(NotFoundError);
  });
});

test.each<[InvoiceQuery, string]>([
  [{ filter: { dueDate: { in: ['OVERDUE', 'SOON'] } } }, 'filter.dueDate.in[1]'],
  [{ filter: { date: { equal: '2026-02-30' } } }, 'filter.date.equal'],
  [{ sort: { orderBy: 'COLOUR' } }, 'sort.orderBy'],
  [{ limit: 251 }, 'limit'],
])('%j is rejected, and %s is named', async (query, param) => {
  const error = await catchDaybookError(() => client.invoices.list(query));
  expect(error).toBeInstanceOf(RejectedError);
  expect(error.problems).toEqual([expect.objectContaining({ param })]);
});

test('a request can be aborted', async () => {
  const signal = AbortSignal.abort(new Error('Left.'));
  await expect(client.invoices.list({ signal })).rejects.toThrow('Left.');
  await expect(client.invoices.get('inv_1', { signal })).rejects.toThrow('Left.');
});
