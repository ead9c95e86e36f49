import { beforeAll, describe, expect, test } from 'vitest';
import { bankTransactionPage } from '../../../sandbox/service/bank-transactions/list.ts';
import { createCursors } from '../../../sandbox/service/http/cursors.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';
import { coffee, openBank, problemsOf } from './openBank.ts';

const bank = await openBank();
/** The transactions of this file's company, newest first. */
const newestFirst = ['inactive', 'unknown_in', 'unknown_out', 'split', 'software'];
let reader: string;
beforeAll(async () => {
  const books = tinyBooks('_l');
  const [, split, unknownOut, unknownIn] = books.bankTransactions;
  if (!split || !unknownOut || !unknownIn) expect.unreachable();
  Object.assign(unknownOut, {
    notes: 'Ask 100% of the crew',
    reviewStatus: 'PARTNER_REVIEW_REQUIRED',
    amount: -12_345,
  });
  Object.assign(unknownIn, { customerId: 'cus_cafe_l', notes: 'paid back' });
  await importBooks(bank.database, books);
  await bank.addUser('usr_list', 'co_tiny_l');
  reader = await bank.signIn({ userId: 'usr_list', scope: 'read' });
});

const shortId = ({ id }: { id: string }) => id.replace(/^btxn_(.*)_l$/, '$1');
const list = async (body: object) => {
  const response = await bank.query(body, reader);
  expect(response.status).toBe(200);
  return response.body.data.map(shortId);
};

describe('a filter', () => {
  test.each<[object, string[]]>([
    [{}, newestFirst],
    [{ search: 'adobe *' }, ['software']],
    [{ search: ' KIOSK ' }, ['unknown_out']],
    [{ search: 'ÅNGSTRÖM' }, ['unknown_in']],
    [{ search: 'paper' }, ['split']],
    [{ search: '100%' }, ['unknown_out', 'split']],
    [{ search: '%' }, ['unknown_out', 'split']],
    [{ search: '_' }, []],
    [{ search: '123.45' }, ['unknown_out']],
    [{ search: '-123' }, ['unknown_out']],
    [{ search: "'; drop table bank_transactions --" }, []],
    [{ search: '' }, newestFirst],
    [{ date: { equal: '2026-01-20' } }, ['unknown_out', 'split']],
    [{ date: { notEqual: '2026-01-20' } }, ['inactive', 'unknown_in', 'software']],
    [{ date: { greaterThan: '2026-01-20' } }, ['inactive', 'unknown_in']],
    [{ date: { greaterThanEqual: '2026-01-21', lessThan: '2026-01-22' } }, ['unknown_in']],
    [{ date: { lessThanEqual: '2026-01-10' } }, ['software']],
    [{ amount: { equal: -12_345 } }, ['unknown_out']],
    [{ amount: { notEqual: -1 } }, ['unknown_in', 'unknown_out', 'split', 'software']],
    [{ amount: { greaterThan: -1 } }, ['unknown_in']],
    [{ amount: { greaterThanEqual: -1 } }, ['inactive', 'unknown_in']],
    [{ amount: { lessThan: -10_000 } }, ['unknown_out']],
    [{ amount: { lessThanEqual: -10_000 } }, ['unknown_out', 'split']],
    [{ description: { equal: 'KIOSK' } }, ['unknown_out']],
    [{ description: { equal: 'kiosk' } }, []],
    [{ description: { notEqual: 'KIOSK', contain: 'k' } }, []],
    [{ description: { contain: 'cotton' } }, ['split']],
    [{ description: { contain: '100_' } }, []],
    [{ notes: { contain: 'BACK' } }, ['unknown_in']],
    [{ notes: { equal: 'paid back' } }, ['unknown_in']],
    [{ notes: { notEqual: 'paid back' } }, ['inactive', 'unknown_out', 'split', 'software']],
    [{ status: { in: ['INACTIVE'] } }, ['inactive']],
    [{ status: { notIn: ['INACTIVE'] } }, ['unknown_in', 'unknown_out', 'split', 'software']],
    [{ status: { in: [], notIn: [] } }, newestFirst],
    [{ reviewStatus: { in: ['PARTNER_REVIEW_REQUIRED', 'OTHER'] } }, ['unknown_out']],
    [{ reviewStatus: { notIn: ['PARTNER_REVIEW_REQUIRED'] } }, ['inactive', 'unknown_in', 'split', 'software']],
    [{ type: { in: ['REVENUE'] } }, ['unknown_in']],
    [{ type: { notIn: ['EXPENSE'] } }, ['unknown_in']],
    [{ bankAccount: { id: { in: ['bka_checking_l'] } } }, newestFirst],
    [{ bankAccount: { id: { in: ['bka_checking'] } } }, []],
    [{ vendor: { id: { in: ['vnd_adobe_l', 'vnd_none'] } } }, ['software']],
    [{ customer: { id: { in: ['cus_cafe_l'] } } }, ['unknown_in']],
    [{ customer: { id: { in: ['cus_other_l'] } } }, ['split']],
    [{ category: { id: { in: ['ctg_software_l'] } } }, ['split', 'software']],
    [{ glAccount: { id: { in: ['gla_6200_l'] } } }, ['split']],
    [{ dimensionValues: { id: { in: ['dv_logos_l'] } } }, ['software']],
    [{ dimensionValues: { id: { in: ['dv_design_l'] } } }, ['split', 'software']],
    [{ dimensionValues: { id: { in: ['dv_print_l', 'dv_oslo_l'] } } }, ['split', 'software']],
    [{ dimensionValues: { id: { in: ['dv_design'] } } }, []],
    [{ dimensionValues: { id: { in: [] } }, vendor: { id: {} }, customer: {} }, newestFirst],
    [
      { type: { in: ['EXPENSE'] }, date: { greaterThan: '2026-01-10' }, amount: { lessThan: -1 } },
      ['unknown_out', 'split'],
    ],
    [{ search: null, date: null, amount: { equal: null } }, newestFirst],
  ])('%j matches %j', async (filter, matches) => {
    expect(await list({ filter })).toEqual(matches);
  });

  test.each([
    [{ filter: { date: { equal: '2026-02-30' } } }, 'filter.date.equal'],
    [{ filter: { date: '2026-02-03' } }, 'filter.date'],
    [{ filter: { amount: { lessThan: '5' } } }, 'filter.amount.lessThan'],
    [{ filter: { amount: { lessThan: 0.5 } } }, 'filter.amount.lessThan'],
    [{ filter: { status: { in: ['GONE'] } } }, 'filter.status.in[0]'],
    [{ filter: { type: { notIn: 'EXPENSE' } } }, 'filter.type.notIn'],
    [{ filter: { notes: { contain: 'a\u0000' } } }, 'filter.notes.contain'],
    [{ filter: { vendor: { id: { in: [1] } } } }, 'filter.vendor.id.in[0]'],
    [{ sort: { orderBy: 'AMOUNT' } }, 'sort.orderBy'],
    [{ sort: { orderBy: 'DATE', direction: 'UP' } }, 'sort.direction'],
    [{ sort: { orderBy: 'DATE', start: 'today' } }, 'sort.start'],
    [{ limit: 251 }, 'limit'],
  ])('or a sort that is invalid is rejected: %j at %s', async (body, param) => {
    const response = await bank.query(body, reader);
    expect([response.status, response.body.error[0].param]).toEqual([400, param]);
  });
});

describe('sorted by date', () => {
  test.each<[object, string[]]>([
    [{ orderBy: 'DATE' }, newestFirst],
    [{ orderBy: 'DATE', direction: 'DESC' }, newestFirst],
    [{ orderBy: 'DATE', direction: 'ASC' }, newestFirst.toReversed()],
    [{ orderBy: 'DATE', direction: 'ASC', start: '2026-01-21' }, ['unknown_in', 'inactive']],
    [{ orderBy: 'DATE', direction: 'DESC', start: '2026-01-20' }, ['unknown_out', 'split', 'software']],
    [{ start: '2026-01-09' }, []],
  ])('%j: %j', async (sort, ids) => {
    expect(await list({ sort })).toEqual(ids);
  });
});

describe('pages', () => {
  test.each(['ASC', 'DESC'])('add up to the list, forward and backward (%s)', async (direction) => {
    const sort = { orderBy: 'DATE', direction };
    const pages = [(await bank.query({ sort, limit: 2 }, reader)).body];
    for (let page = pages[0]; page.cursor; page = pages.at(-1)) {
      pages.push((await bank.query({ sort, limit: 2, cursor: page.cursor.after }, reader)).body);
    }
    expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1]);
    expect(pages.flatMap(({ data }) => data.map(shortId))).toEqual(await list({ sort }));
    const back = await bank.query({ sort, limit: 2, cursor: pages[1].cursor.before }, reader);
    expect(back.body.data).toEqual(pages[0].data);
  });

  test('can only be continued by the same user with the same filter and sort', async () => {
    const { after } = (await bank.query({ limit: 1 }, reader)).body.cursor;
    const partner = await bank.signIn();
    for (const [as, body] of [
      [reader, { filter: { search: 'a' } }],
      [reader, { sort: { direction: 'ASC' } }],
      [bank.token, {}],
      [partner, {}],
    ] as const) {
      const response = await bank.query({ ...body, cursor: after }, as);
      expect([response.status, problemsOf(response.body.error)]).toEqual([400, ['INVALID_VALUE cursor']]);
    }
    expect((await bank.query({ cursor: after, limit: 250 }, reader)).body.data).toHaveLength(4);
  });

  test('of a request without a body match an unfiltered query, which can continue them', async () => {
    const bare = (init: RequestInit = {}) =>
      bank.send('/v6/banks/transactions', { method: 'POST', ...init, headers: { Authorization: `Bearer ${partner}` } });
    const books = tinyBooks('_m');
    const [software] = books.bankTransactions;
    if (!software) expect.unreachable();
    books.bankTransactions = Array.from({ length: 202 }, (_, index) => ({ ...software, id: `btxn_m${index}` }));
    await importBooks(bank.database, books);
    await bank.addUser('usr_many', 'co_tiny_m');
    const partner = await bank.signIn({ userId: 'usr_many', scope: 'read' });
    const first = await bare();
    expect(first).toEqual(await bank.query({}, partner));
    expect(await bare({ body: '' })).toEqual(first);
    const sizes = [first.body.data.length];
    for (let { cursor } = first.body; cursor; ) {
      const { body } = await bank.query({ cursor: cursor.after }, partner);
      sizes.push(body.data.length);
      cursor = body.cursor;
    }
    expect(sizes).toEqual([100, 100, 2]);
  });

  test('of any size take the same number of database queries', async () => {
    let queries = 0;
    const database = new Proxy(bank.database, {
      get: (target, name, receiver) => {
        if (name === 'select') queries += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const all = {
      ...coffee,
      vendorId: 'vnd_adobe',
      customerId: 'cus_cafe',
      categoryId: 'ctg_software',
      glAccountId: 'gla_6100',
    };
    const items = Array.from({ length: 60 }, () => ({
      ...all,
      matchingBankTransactionId: 'btxn_software',
      attachmentIds: ['att_1'],
      children: [{ amount: -450, classSegmentIds: ['dv_print'] }],
    }));
    expect((await bank.post(items)).status).toBe(200);
    const context = { database, cursors: await createCursors('00'), introspectionFlags: false };
    const access = {
      partnerId: 'prt_demo',
      kind: 'OWNER',
      userId: 'usr_first',
      scope: 'read',
      companyIds: ['co_tiny'],
    } as const;
    const cost = async (limit: number) => {
      queries = 0;
      const page = await bankTransactionPage(
        context,
        { ...access, companyIds: ['co_tiny'] },
        { cursor: undefined, limit, sort: undefined, filter: undefined },
      );
      return [page.data.length, queries];
    };
    const [, one = 0] = await cost(1);
    expect(await cost(60)).toEqual([60, one]);
    expect(one).toBeLessThan(15);
  });
});
