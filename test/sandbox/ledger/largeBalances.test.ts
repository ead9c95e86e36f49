import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { openTestService } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
let token: string;
beforeAll(async () => {
  service = await openTestService();
  for (const suffix of ['', '_b']) {
    const books = tinyBooks(suffix);
    const [entry = expect.unreachable()] = books.journalEntries;
    const children = [line(`gla_6200${suffix}`, loaded, 0), line(`gla_3000${suffix}`, 0, loaded)];
    books.journalEntries.push({ ...entry, id: `mje_large${suffix}`, children });
    await importBooks(service.database, books);
  }
  await service.addUser('usr_both', 'co_tiny', 'co_tiny_b');
  token = await service.signIn({ userId: 'usr_both' });
});
afterAll(() => service.close());

/** The maximum amount of a line or a bank transaction. */
const most = 999_999_999_999;
/** An opening balance that leaves room for three maximum amounts and the other entries of the books. */
const loaded = Number.MAX_SAFE_INTEGER - 3 * most - 1_000_000;
const line = (glAccountId: string, drAmount: number, crAmount: number) => ({ glAccountId, drAmount, crAmount });
const lines = (count: number) =>
  Array.from({ length: count }, () => [line('gla_6200', most, 0), line('gla_3000', 0, most)]).flat();
const journal = (item: object) => service.post(token, '/v6/accounting/manualJournalEntries', { data: [item] });
const bank = (item: object) => service.post(token, '/v6/banks/transactions', { data: [item] });

/** Reads all pages of an account's ledger and returns its balance. */
async function balanceOf(glAccountId: string) {
  let balance = 0;
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const { status, body } = await service.ledger(token, glAccountId, { limit: 250, cursor });
    expect(status).toBe(200);
    balance = body.data.at(-1)?.runningBalance ?? balance;
    cursor = body.cursor?.after;
  }
  const filter = { beginDate: '2099-01-01', includeBeginningBalance: true };
  const { status, body } = await service.ledger(token, glAccountId, { filter });
  expect([status, body.beginningBalance]).toEqual([200, balance]);
  return balance;
}

describe('an amount that would make a balance inexact', () => {
  test('is rejected for a new or updated journal entry, and all ledgers stay readable', async () => {
    const before = await balanceOf('gla_6200');
    const first = await journal({ children: lines(1) });
    expect(first.status).toBe(200);
    const { id } = first.body.data[0].data;
    for (const item of [{ children: lines(3) }, { id, children: lines(4) }]) {
      const { status, body } = await journal(item);
      expect([status, body.data[0].statusCode]).toEqual([400, 400]);
      expect(body.data[0].error).toMatchObject([{ type: 'INVALID_VALUE', param: 'children' }]);
      expect(await balanceOf('gla_6200')).toBe(before + most);
    }

    // An update replaces the previous lines, so they don't count.
    expect((await journal({ id, children: lines(3) })).status).toBe(200);
    expect(await balanceOf('gla_6200')).toBe(before + 3 * most);
    expect((await journal({ id, children: lines(2) })).status).toBe(200);
    expect((await journal({ children: lines(1) })).status).toBe(200);
    expect((await journal({ children: lines(1) })).status).toBe(400);
    expect(await balanceOf('gla_6200')).toBe(before + 3 * most);
    await balanceOf('gla_3000');
  });

  test('is rejected for a bank transaction and a split; deleting one makes room', async () => {
    const before = await balanceOf('gla_6200_b');
    const payment = {
      date: '2026-04-01',
      amount: -most,
      description: 'Too much',
      apiName: 'MANUAL_ENTRY',
      bankAccountId: 'bka_checking_b',
      type: 'TRANSFER',
    };
    const unsplit = { ...payment, glAccountId: 'gla_6200_b' };
    // The lines add up to the same amount, but their debits and credits use up more of the total.
    const parts = [-most, -most, most].map((amount) => ({ amount, glAccountId: 'gla_6200_b' }));
    const split = { ...payment, children: parts };
    const saved = [];
    for (let count = 0; count < 2; count += 1) saved.push(await bank(unsplit));
    for (const rejected of [await bank(split), await bank({ ...split, apiName: 'OTHER' })]) {
      expect([rejected.status, rejected.body.data[0].statusCode]).toEqual([400, 400]);
      expect(rejected.body.data[0].error).toMatchObject([{ type: 'INVALID_VALUE', param: 'amount' }]);
    }
    saved.push(await bank(unsplit));
    expect((await bank(unsplit)).status).toBe(400);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balanceOf('gla_6200_b')).toBe(before + 3 * most);

    const path = `/v6/banks/transactions/${saved[0]?.body.data[0].data.id}`;
    const headers = { Authorization: `Bearer ${token}` };
    expect((await service.send(path, { method: 'DELETE', headers })).status).toBe(200);
    expect((await bank(unsplit)).status).toBe(200);
  });
});
