import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { openTestService } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
let token: string;
beforeAll(async () => {
  service = await openTestService();
  const books = tinyBooks();
  const names = ['zebra', 'Apple', 'apple', 'Éclair', '100% Wool', 'a_b', 'ab', 'Mango', 'kiwi'];
  books.customers = names.map((name, index) => ({
    id: `cus_${index}`,
    name,
    email: index === 0 ? null : `c${index}@example.com`,
    status: index % 3 === 0 ? 'INACTIVE' : 'ACTIVE',
  }));
  books.bankTransactions = [];
  books.invoices = [];
  books.payments = [];
  const category = { iconUrl: null, status: 'ACTIVE' as const, glAccountId: 'gla_6100' };
  books.categories.push(
    { ...category, id: 'ctg_cloud', kind: 'expense', parentId: 'ctg_software', name: 'Cloud' },
    { ...category, id: 'ctg_income', kind: 'revenue', parentId: null, name: 'Income' },
  );
  await importBooks(service.database, books);
  await importBooks(service.database, tinyBooks('_b'));
  await service.addUser('usr_tiny', 'co_tiny');
  token = await service.signIn({ userId: 'usr_tiny', scope: 'read' });
});
afterAll(() => service.close());

const query = async (path: string, body: object = {}) => {
  const response = await service.post(token, path, body);
  expect(response.status).toBe(200);
  return response.body as { data: { id: string; name: string }[]; cursor?: { after: string; before?: string } };
};
const namesOf = async (path: string, body?: object) => (await query(path, body)).data.map(({ name }) => name);

test.each(['/v6/customers/query', '/v6/vendors/query', '/v6/banks/accounts/query'])(
  '%s is sorted by name in either direction',
  async (path) => {
    const names = await namesOf(path);
    expect(names.length).toBeGreaterThan(0);
    for (const sort of [{ orderBy: 'NAME' }, { orderBy: 'NAME', direction: 'ASC' }]) {
      expect(await namesOf(path, { sort })).toEqual(names);
    }
    expect(await namesOf(path, { sort: { orderBy: 'NAME', direction: 'DESC' } })).toEqual(names.toReversed());
    const { status, body } = await service.post(token, path, { sort: { orderBy: 'DATE' } });
    expect([status, body.error[0].param]).toEqual([400, 'sort.orderBy']);
  },
);

describe('a list', () => {
  test.each([
    ['/v6/accounting/glAccounts/query', { sort: { orderBy: 'NAME' } }],
    ['/v6/accounting/glAccounts/query', { sort: { orderBy: 'NAME', direction: 'DESC' } }],
    ['/v6/accounting/glAccounts/query', {}],
    ['/v6/customers/query', {}],
    ['/v6/customers/query', { sort: { orderBy: 'NAME', direction: 'DESC' } }],
    ['/v6/classes/segments/query', {}],
  ])('%s %j is the same in pages, forward and backward', async (path, sort) => {
    const all = await query(path, { ...sort, limit: 250 });
    expect(all).not.toHaveProperty('cursor');
    const pages = [await query(path, { ...sort, limit: 2 })];
    for (let page = pages[0]; page?.cursor; page = pages.at(-1)) {
      pages.push(await query(path, { ...sort, limit: 2, cursor: page.cursor.after }));
    }
    expect(pages.length).toBe(Math.ceil(all.data.length / 2));
    expect(pages.flatMap(({ data }) => data)).toEqual(all.data);
    for (const [index, { cursor }] of pages.entries()) {
      if (!cursor?.before) continue;
      const back = await query(path, { ...sort, limit: 2, cursor: cursor.before });
      expect(back.data).toEqual(pages[index - 1]?.data);
    }
  });

  test('of 202 vendors has pages of 100, 100 and 2, the last without a cursor', async () => {
    const books = tinyBooks('_c');
    books.vendors = Array.from({ length: 202 }, (_, index) => ({
      id: `vnd_c${index}`,
      name: `Vendor ${index % 7}`, // equal names are sorted by id
      email: null,
      status: 'ACTIVE',
    }));
    books.bankTransactions = [];
    await importBooks(service.database, books);
    await service.addUser('usr_many', 'co_tiny_c');
    const many = await service.signIn({ userId: 'usr_many' });
    const sizes: number[] = [];
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const { body } = await service.post(many, '/v6/vendors/query', { cursor });
      sizes.push(body.data.length);
      for (const { id } of body.data) seen.add(id);
      cursor = body.cursor?.after;
    } while (cursor);
    expect(sizes).toEqual([100, 100, 2]);
    expect(seen.size).toBe(202);
  });
});

describe('GL accounts', () => {
  test('are sorted by account number, or by name in either direction, case-insensitively', async () => {
    const path = '/v6/accounting/glAccounts/query';
    expect((await namesOf(path)).slice(0, 3)).toEqual(['Checking', 'Accounts Receivable', 'Undeposited Funds']);
    const sorted = await namesOf(path, { sort: { orderBy: 'NAME', direction: 'ASC' } });
    expect(sorted.slice(0, 3)).toEqual(['Accounts Receivable', 'Checking', 'Design Income']);
    const reversed = await namesOf(path, { sort: { orderBy: 'NAME', direction: 'DESC' } });
    expect(reversed).toEqual(sorted.toReversed());
  });

  test('match the interface', async () => {
    const { status, body } = await service.get(token, '/v6/accounting/glAccounts/gla_1010');
    expect([status, body]).toEqual([
      200,
      {
        result: 'SUCCESS',
        data: {
          id: 'gla_1010',
          name: 'Checking',
          accountNo: '1010',
          type: 'ASSET',
          iconUrl: null,
          displayName: '1010 · Checking',
          status: 'ACTIVE',
        },
      },
    ]);
  });

  test('can’t be sorted by anything else', async () => {
    const response = await service.post(token, '/v6/accounting/glAccounts/query', { sort: { orderBy: 'BALANCE' } });
    expect([response.status, response.body.error[0].param]).toEqual([400, 'sort.orderBy']);
  });
});

describe('a filter by name and status', () => {
  test.each([
    [{ name: 'an' }, ['Mango']],
    [{ name: { contain: 'APPLE' } }, ['Apple', 'apple']],
    [{ name: { contain: '0%' } }, ['100% Wool']],
    [{ name: { contain: 'a_b' } }, ['a_b']],
    [{ name: { contain: '\\' } }, []],
    [{ name: { equal: 'Apple' } }, ['Apple']],
    [{ name: { contain: 'apple', notEqual: 'Apple' } }, ['apple']],
    [{ status: { in: ['INACTIVE'] } }, ['ab', 'zebra', 'Éclair']],
    [{ status: { notIn: ['ACTIVE'] }, name: 'ab' }, ['ab']],
    [{ name: { equal: "'; drop table customers --" } }, []],
  ])('%j matches %j', async (filter, names) => {
    expect(new Set(await namesOf('/v6/customers/query', { filter }))).toEqual(new Set(names));
  });

  test.each([
    [{ status: { in: ['GONE'] } }, 'filter.status.in[0]'],
    [{ status: 'ACTIVE' }, 'filter.status'],
    [{ name: 7 }, 'filter.name'],
    [{ name: 'a\u0000' }, 'filter.name'],
  ])('%j is rejected at %s', async (filter, param) => {
    const response = await service.post(token, '/v6/vendors/query', { filter });
    expect([response.status, response.body.error[0].param]).toEqual([400, param]);
  });
});

test('vendors, customers and bank accounts match the interface', async () => {
  expect((await query('/v6/vendors/query')).data).toEqual([
    { id: 'vnd_adobe', name: 'Adobe', email: null, status: 'ACTIVE' },
  ]);
  expect((await query('/v6/customers/query', { filter: { name: 'kiwi' } })).data).toEqual([
    { id: 'cus_8', name: 'kiwi', email: 'c8@example.com', status: 'ACTIVE' },
  ]);
  expect((await query('/v6/banks/accounts/query')).data).toEqual([
    { id: 'bka_checking', name: 'First Bank Checking', displayName: 'Checking ··1234', status: 'ACTIVE' },
  ]);
});

test('categories are trees, by kind', async () => {
  const { body } = await service.get(token, '/v6/categories');
  const category = (id: string, name: string, children: unknown[] = []) => {
    return { id, name, status: 'ACTIVE', iconUrl: null, children };
  };
  expect(body.data).toEqual({
    expense: [category('ctg_software', 'Software', [category('ctg_cloud', 'Cloud')])],
    revenue: [category('ctg_income', 'Income')],
    transfer: [],
  });
});

test('class segments are trees, each segment with its label', async () => {
  const { data } = await query('/v6/classes/segments/query');
  const team = { id: 'dim_team', name: 'Team', requiredness: 'REQUIRED' };
  const city = { id: 'dim_city', name: 'City', requiredness: 'NOT_REQUIRED' };
  const logos = { id: 'dv_logos', label: team, name: 'Logos', children: [] };
  const brand = { id: 'dv_brand', label: team, name: 'Brand', children: [logos] };
  expect(data).toEqual([
    { id: 'dv_design', label: team, name: 'Design', children: [brand] },
    { id: 'dv_oslo', label: city, name: 'Oslo', children: [] },
    { id: 'dv_print', label: team, name: 'Print', children: [] },
    { id: 'dv_rome', label: city, name: 'Rome', children: [] },
  ]);
});
