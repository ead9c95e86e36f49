import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  comparators,
  compareInvoiceNumbers,
  type ExpectedInvoice,
  sortInvoices,
} from '../../support/invoices/queryModel.ts';
import { newestFirst, openQueriedInvoices, path } from './queriedInvoices.ts';

let opened: Awaited<ReturnType<typeof openQueriedInvoices>>;
let all: ExpectedInvoice[];
const query = (body: object) => opened.query(body);
const idsOf = (body: object) => opened.idsOf(body);
beforeAll(async () => {
  opened = await openQueriedInvoices();
  all = opened.all;
});
afterAll(() => opened.service.close());

const ascending = (orderBy: string) => sortInvoices(all, { orderBy });

describe.each(Object.keys(comparators))('sorted by %s', (orderBy) => {
  test('in both directions, and the same when paging forward and backward', async () => {
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

describe('a list with a start value', () => {
  test.each([
    [
      { orderBy: 'INVOICE_NUMBER', value: 'inv-1005' },
      (one: ExpectedInvoice) => compareInvoiceNumbers(one.number, 'INV-1005') >= 0,
    ],
    [{ orderBy: 'DATE', value: '2026-02-01' }, (one: ExpectedInvoice) => one.date >= '2026-02-01'],
    [{ orderBy: 'DUE_DATE', value: '2026-03-31' }, (one: ExpectedInvoice) => one.dueDate >= '2026-03-31'],
    [{ orderBy: 'CUSTOMER', value: 'HUDSON' }, (one: ExpectedInvoice) => one.customerName.toLowerCase() >= 'hudson'],
    [{ orderBy: 'TOTAL', value: 300_000 }, (one: ExpectedInvoice) => one.total >= 300_000],
    [{ orderBy: 'BALANCE', value: '1' }, (one: ExpectedInvoice) => one.balance >= 1],
  ])('sorted by %j starts there and can be paged backward', async (sort, isBeyond) => {
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

  test('without orderBy starts at that date, newest first', async () => {
    const wanted = newestFirst(all.filter(({ date }) => date <= '2026-02-01'));
    expect(await idsOf({ sort: { value: '2026-02-01' } })).toEqual(wanted);
  });
});

describe('an invalid parameter is reported', () => {
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
    const response = await opened.service.post(opened.token, path, body);
    expect([response.status, response.body]).toEqual([
      400,
      { result: 'FAILURE', data: null, error: [{ type, message: expect.stringMatching(/\w/), param }] },
    ]);
  });
});

test('a cursor is only valid for the same filter, order and user', async () => {
  const requestPath = { limit: 2, sort: { orderBy: 'TOTAL' }, filter: { search: 'a' } };
  const { cursor } = await query(requestPath);
  await opened.service.addUser('usr_other', 'co_1', 'co_tiny_t');
  const other = await opened.service.signIn({ userId: 'usr_other' });
  for (const [reader, change] of [
    [opened.token, { sort: { orderBy: 'TOTAL', direction: 'DESC' } }],
    [opened.token, { sort: { orderBy: 'BALANCE' } }],
    [opened.token, { filter: { search: 'b' } }],
    [opened.token, { filter: { search: 'a', status: { in: ['ACTIVE'] } } }],
    [other, {}],
  ] as const) {
    const { status, body } = await opened.service.post(reader, path, {
      ...requestPath,
      ...change,
      cursor: cursor?.after,
    });
    expect([status, body.error?.[0]?.param]).toEqual([400, 'cursor']);
  }
});
