import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../../../sandbox/service/command-line/listen.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { createService } from '../../../sandbox/service/service.ts';
import { send } from '../../support/sandbox/httpClient.ts';
import { openTestDatabase } from '../../support/sandbox/testDatabase.ts';
import { jsonRequest, tokenRequest, unlimited } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

const transactions = '/v6/banks/transactions';
const journalEntries = '/v6/accounting/manualJournalEntries';

let server: Listening;
let token: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openTestDatabase();
  await importBooks(opened.database, tinyBooks());
  server = await listen(createService({ database: opened.database, rateLimit: unlimited }), 0);
  token = (await send(`${server.url}/v6/auth/token`, tokenRequest({}))).body.access_token;
  close = async () => {
    await server.close();
    await opened.close();
  };
});
afterAll(() => close());

const post = (path: string, items: unknown[]) => send(`${server.url}${path}`, jsonRequest(token, { data: items }));

test('other requests get responses while a batch of 500 is being saved', async () => {
  const items = Array.from({ length: 500 }, (_, index) => ({
    date: '2026-03-02',
    amount: -index - 1,
    description: 'Coffee',
    apiName: 'MANUAL_ENTRY',
    bankAccountId: 'bka_checking',
    classSegmentIds: ['dv_brand'],
  }));
  let isSaving = true;
  const saving = post(transactions, items).finally(() => {
    isSaving = false;
  });
  for (let responses = 0; responses < 30; responses += 1) {
    const { status } = await send(`${server.url}/healthz`);
    expect([status, isSaving]).toEqual([200, true]);
  }
  expect((await saving).status).toBe(200);
});

describe('a batch in which nothing is saved also reports all errors at the top level, by item index', () => {
  const account = (drAmount: number, crAmount: number, glAccountId = 'gla_6200') => ({
    glAccountId,
    drAmount,
    crAmount,
  });
  test.each<[string, unknown[], string[]]>([
    [
      transactions,
      [{ amount: 1.5 }, 'no object'],
      [
        'INVALID_VALUE data[0].amount',
        'REQUIRED data[0].date',
        'REQUIRED data[0].description',
        'REQUIRED data[0].apiName',
        'REQUIRED data[0].bankAccountId',
        'REQUIRED data[0].classSegmentIds',
        'INVALID_FORMAT data[1]',
      ],
    ],
    [
      journalEntries,
      [{ children: [account(1, 0), account(0, 1, 'gla_none')] }, {}],
      ['INVALID_VALUE data[0].children[1].glAccountId', 'REQUIRED data[1].children'],
    ],
  ])('%s', async (path, items, problems) => {
    const { status, body } = await post(path, items);
    expect([status, body.result]).toEqual([400, 'FAILURE']);
    const reported = body.error.map(({ type, param }: Record<string, string>) => `${type} ${param}`);
    expect(reported.sort()).toEqual(problems.sort());
    expect(body.data).toHaveLength(2);
    for (const { result, error } of body.data) expect([result, error.length > 0]).toEqual(['FAILURE', true]);
  });

  test('and only then', async () => {
    const right = { children: [account(1, 0), account(0, 1, 'gla_3000')] };
    for (const [items, status] of [[[right], 200] as const, [[right, {}], 207] as const, [[], 200] as const]) {
      const response = await post(journalEntries, [...items]);
      expect([response.status, response.body.result, response.body.error]).toEqual([status, 'SUCCESS', undefined]);
    }
  });
});
