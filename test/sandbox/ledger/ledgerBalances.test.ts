import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedOnFirstStart } from '../../../sandbox/service/seeding/seedOnFirstStart.ts';
import { openTestService } from '../../support/sandbox/testService.ts';

type Methods = 'ACCRUAL' | 'CASH';
interface Row {
  id: string;
  date: string;
  drAmount: number;
  crAmount: number;
  runningBalance: number;
  type: string;
}

let service: Awaited<ReturnType<typeof openTestService>>;
let token: string;
let accounts: { id: string; type: string }[];
beforeAll(async () => {
  service = await openTestService();
  await seedOnFirstStart(service.database, { seed: 'small', today: '2026-03-31' });
  token = await service.signIn({ userId: 'usr_bookkeeper' });
  accounts = (await service.post(token, '/v6/accounting/glAccounts/query', { limit: 250 })).body.data;
});
afterAll(() => service.close());

/** The pages of an account's ledger, first to last. */
async function pagesOf(id: string, accountingMethod: Methods, query: { limit: number; filter?: object }) {
  const pages: { data: Row[]; beginningBalance: number | null; cursor?: { after: string; before?: string } }[] = [];
  for (let cursor: string | undefined; pages.length === 0 || cursor; cursor = pages.at(-1)?.cursor?.after) {
    const { status, body } = await service.ledger(token, id, { ...query, accountingMethod, cursor });
    expect(status).toBe(200);
    pages.push(body);
  }
  return pages;
}

const debitNormal = ['ASSET', 'COGS', 'EXPENSE', 'OTHER_EXPENSE', 'SUSPENSE'];
const change = ({ type, drAmount, crAmount }: Row) => (debitNormal.includes(type) ? 1 : -1) * (drAmount - crAmount);

describe.each<Methods>(['ACCRUAL', 'CASH'])('by %s', (method) => {
  test('running balances and beginning balances match debits minus credits on every page', async () => {
    let lines = 0;
    for (const { id, type } of accounts) {
      const pages = await pagesOf(id, method, { limit: 37, filter: { includeBeginningBalance: true } });
      expect(pages.map(({ beginningBalance }) => beginningBalance)).toEqual([0, ...pages.slice(1).map(() => null)]);
      expect(pages.slice(0, -1).every(({ data }) => data.length === 37)).toBe(true);
      const rows = pages.flatMap(({ data }) => data);
      expect(rows.map((row) => row.date)).toEqual(rows.map((row) => row.date).sort());
      expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
      lines += rows.length;

      let balance = 0;
      for (const row of rows) {
        expect(row.type).toBe(type);
        balance += change(row);
        expect([row.id, row.runningBalance]).toEqual([row.id, balance]);
      }
      for (const beginDate of ['2025-12-01', '2026-02-15', '2026-04-01']) {
        const filter = { includeBeginningBalance: true, beginDate };
        const [first] = await pagesOf(id, method, { limit: 5, filter });
        const before = rows.filter((row) => row.date < beginDate).at(-1);
        expect([beginDate, first?.beginningBalance]).toEqual([beginDate, before?.runningBalance ?? 0]);
        const from = rows.find((row) => row.date >= beginDate);
        expect([first?.data[0]?.id, first?.data[0]?.runningBalance]).toEqual([from?.id, from?.runningBalance]);
      }
    }
    expect(lines).toBeGreaterThan(1000);
  });

  test('debits equal credits over all accounts', async () => {
    const rows: Row[] = [];
    for (const { id } of accounts) {
      for (const { data } of await pagesOf(id, method, { limit: 250 })) rows.push(...data);
    }
    const debits = rows.reduce((sum, { drAmount }) => sum + drAmount, 0);
    expect(debits).toBeGreaterThan(0);
    expect(rows.reduce((sum, { crAmount }) => sum + crAmount, 0)).toBe(debits);
  });

  test('paging backward returns the same rows with the same balances', async () => {
    const pages = await pagesOf('gla_1010', method, { limit: 23 });
    expect(pages.length).toBeGreaterThan(4);
    expect(pages[0]?.cursor).toEqual({ after: expect.any(String) });
    expect(pages.at(-1)).not.toHaveProperty('cursor');
    for (const [index, page] of pages.entries()) {
      const before = page.cursor?.before;
      if (before === undefined) continue;
      const { body } = await service.ledger(token, 'gla_1010', { cursor: before, limit: 23, accountingMethod: method });
      expect(body.data).toEqual(pages[index - 1]?.data);
      expect(Object.keys(body.cursor)).toEqual(index === 1 ? ['after'] : ['after', 'before']);
      const again = { cursor: body.cursor.after, limit: 23, accountingMethod: method };
      expect((await service.ledger(token, 'gla_1010', again)).body.data).toEqual(page.data);
    }
  });
});

test('paging back to the first page returns its beginning balance', async () => {
  const query = { limit: 5, filter: { includeBeginningBalance: true, beginDate: '2026-01-01' } };
  const first = (await service.ledger(token, 'gla_1010', query)).body;
  const second = (await service.ledger(token, 'gla_1010', { ...query, cursor: first.cursor.after })).body;
  const back = (await service.ledger(token, 'gla_1010', { ...query, cursor: second.cursor.before })).body;
  expect(first.beginningBalance).not.toBe(0);
  expect([back.beginningBalance, second.beginningBalance]).toEqual([first.beginningBalance, null]);
  expect(back.data).toEqual(first.data);
});

test('the accounting method defaults to the company’s: accrual for one, cash for the other', async () => {
  for (const [id, method] of [
    ['gla_1200', 'ACCRUAL'],
    ['gla_b4010', 'CASH'],
  ] as const) {
    const own = (await service.ledger(token, id, { limit: 250 })).body;
    const other = method === 'CASH' ? 'ACCRUAL' : 'CASH';
    expect(own.data).toEqual((await service.ledger(token, id, { limit: 250, accountingMethod: method })).body.data);
    expect(own.data).not.toEqual((await service.ledger(token, id, { limit: 250, accountingMethod: other })).body.data);
  }
});
