import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyAccess } from '../../../sandbox/service/companies/tables.ts';
import { seedOnFirstStart } from '../../../sandbox/service/seeding/seedOnFirstStart.ts';
import { createService } from '../../../sandbox/service/service.ts';
import { withContractCheck } from '../../support/contract/contract.ts';
import { jsonRequest, openTestService } from '../../support/sandbox/testService.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
let owner: string;
let bookkeeper: string;
let cursor: string;
const filter = { beginDate: '2025-11-01', search: 'a', customer: { id: { in: ['cus_001', 'cus_002'] } } };
const query = { limit: 2, accountingMethod: 'ACCRUAL', filter };
const account = 'gla_1200';
beforeAll(async () => {
  service = await openTestService();
  await seedOnFirstStart(service.database, { seed: 'small', today: '2026-03-31' });
  owner = await service.signIn({ userId: 'usr_owner' });
  bookkeeper = await service.signIn({ userId: 'usr_bookkeeper' });
  const { body } = await service.ledger(owner, account, query);
  cursor = body.cursor.after;
});
afterAll(() => service.close());

const rejected = (body: unknown) => {
  expect(body).toMatchObject({ result: 'FAILURE', data: null, error: [{ type: 'INVALID_VALUE', param: 'cursor' }] });
};

describe('a cursor is rejected', () => {
  test.each([
    ['with another account', 'gla_1010', {}],
    ['with another method', account, { accountingMethod: 'CASH' }],
    ['without its filter', account, { filter: undefined }],
    ['with a later begin date', account, { filter: { ...filter, beginDate: '2025-11-02' } }],
    ['with another search', account, { filter: { ...filter, search: 'b' } }],
    [
      'with an additional customer',
      account,
      { filter: { ...filter, customer: { id: { in: ['cus_001', 'cus_002', 'cus_003'] } } } },
    ],
    [
      'with a dimension',
      account,
      { filter: { ...filter, dimensionValues: [{ dimensionId: 'd', dimensionValueIds: ['v'] }] } },
    ],
  ])('%s', async (_case, id, change) => {
    const { status, body } = await service.ledger(owner, id, { ...query, ...change, cursor });
    expect(status).toBe(400);
    rejected(body);
  });

  test('for another user of the same account', async () => {
    const { status, body } = await service.ledger(bookkeeper, account, { ...query, cursor });
    expect(status).toBe(400);
    rejected(body);
  });

  test('of another list', async () => {
    const list = await service.post(owner, '/v6/vendors/query', { limit: 1 });
    rejected((await service.post(owner, '/v6/customers/query', { limit: 1, cursor: list.body.cursor.after })).body);
    rejected((await service.ledger(owner, account, { ...query, cursor: list.body.cursor.after })).body);
    rejected((await service.post(owner, '/v6/vendors/query', { limit: 1, cursor })).body);
  });

  test('with any character changed, added or removed', async () => {
    const tampered = [...cursor].flatMap((character, index) => {
      const [before, after] = [cursor.slice(0, index), cursor.slice(index + 1)];
      return [before + (character === 'A' ? 'B' : 'A') + after, before + after];
    });
    tampered.push(`${cursor}A`, `${cursor}.`, ` ${cursor}`, cursor.toUpperCase(), '', '.', 'x', '%', '\u0000', '漢字');
    for (const changed of tampered) {
      const { status, body } = await service.ledger(owner, account, { ...query, cursor: changed });
      expect([changed, status]).toEqual([changed, 400]);
      rejected(body);
    }
  });

  test('with a forged balance', async () => {
    const [place = '', signature] = cursor.split('.');
    const forged = btoa(atob(place).replace(/"carried":-?\d+/, '"carried":999999999'));
    rejected((await service.ledger(owner, account, { ...query, cursor: `${forged}.${signature}` })).body);
  });

  test('if it isn’t a string', async () => {
    const { body } = await service.ledger(owner, account, { ...query, cursor: 7 });
    expect(body.error).toMatchObject([{ type: 'INVALID_FORMAT', param: 'cursor' }]);
  });

  test('with 404 for the account once the user has lost access to the company', async () => {
    const page = await service.ledger(bookkeeper, 'gla_b1010', { limit: 1 });
    const access = await service.database.select().from(companyAccess);
    await service.database.delete(companyAccess);
    const response = await service.ledger(bookkeeper, 'gla_b1010', { limit: 1, cursor: page.body.cursor.after });
    await service.database.insert(companyAccess).values(access);
    expect(response.status).toBe(404);
  });
});

describe('a cursor is valid', () => {
  const expected = async () => {
    const { status, body } = await service.ledger(owner, account, { ...query, cursor });
    expect([status, body.data.length]).toEqual([200, 2]);
    return body;
  };

  test('with a new token of the same user', async () => {
    const token = await service.signIn({ userId: 'usr_owner', scope: 'read' });
    const { status, body } = await service.ledger(token, account, { ...query, cursor });
    expect(status).toBe(200);
    expect(body.data).toEqual((await expected()).data);
  });

  test('with another limit, and with the same ids reordered or repeated', async () => {
    const customer = { id: { in: ['cus_002', 'cus_001', 'cus_002'] } };
    const { body } = await service.ledger(owner, account, {
      ...query,
      limit: 1,
      filter: { ...filter, customer },
      cursor,
    });
    expect(body.data).toEqual((await expected()).data.slice(0, 1));
  });

  test('after a restart of the service', async () => {
    const restarted = await withContractCheck(await createService({ database: service.database }));
    const path = `http://sandbox.test/v6/accounting/glAccounts/${account}/generalLedger`;
    const response = await restarted.fetch(new Request(path, jsonRequest(owner, { ...query, cursor })));
    expect(((await response.json()) as { data: unknown }).data).toEqual((await expected()).data);
  });
});
