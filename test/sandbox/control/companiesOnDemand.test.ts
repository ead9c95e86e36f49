import { expect, inject, test } from 'vitest';
import { send } from '../../support/sandbox/httpClient.ts';
import { jsonRequest, tokenRequest } from '../../support/sandbox/testService.ts';

const url = inject('sandboxUrl');
const make = (body: object) => send(`${url}/sandbox/companies`, jsonRequest('', { seed: 'none', ...body }));

test('a partner created on demand has its own companies and users, isolated from other partners', async () => {
  const partners = [];
  for (let number = 0; number < 2; number += 1) {
    const { status, body } = await send(`${url}/sandbox/partners`, { method: 'POST' });
    expect(status).toBe(201);
    partners.push(body.data);
  }
  const [one, other] = partners;
  const bookkeeperId = `usr_${crypto.randomUUID()}`;
  const first = await make({ clientId: one.clientId, bookkeeperId });
  const second = await make({ clientId: one.clientId, bookkeeperId });
  expect([first.status, second.status]).toEqual([201, 201]);

  for (const body of [{ bookkeeperId }, { bookkeeperId: first.body.data.userId }]) {
    const rejected = await make({ clientId: other.clientId, ...body });
    expect([rejected.status, rejected.body.error]).toMatchObject([400, [{ param: 'bookkeeperId' }]]);
  }
  expect((await make({ clientId: 'client_unknown' })).body.error).toMatchObject([{ param: 'clientId' }]);

  const closingOf = async (companyId: string, { clientId, clientSecret }: typeof one, userId?: string) => {
    const request = tokenRequest(userId === undefined ? {} : { userId }, `${clientId}:${clientSecret}`);
    const { body } = await send(`${url}/v6/auth/token`, request);
    const headers = { Authorization: `Bearer ${body.access_token}` };
    return (await send(`${url}/v6/closing?companyId=${companyId}`, { headers })).status;
  };
  const [a, b] = [first.body.data.companyId, second.body.data.companyId];
  const owner = first.body.data.userId;
  expect([await closingOf(a, one, owner), await closingOf(b, one, owner)]).toEqual([200, 404]);
  expect([await closingOf(a, one, bookkeeperId), await closingOf(b, one, bookkeeperId)]).toEqual([200, 200]);
  expect([await closingOf(a, one), await closingOf(b, one)]).toEqual([200, 200]);
  expect([await closingOf(a, other), await closingOf(b, other)]).toEqual([404, 404]);
});

test.each([
  { seed: 'small', today: '1899-12-31' },
  { seed: 'small', today: '1900-01-01' },
  { seed: 'small', today: '2999-12-31' },
  { seed: 'small', today: '9999-12-31' },
  { entries: 5 },
  { name: '' },
  { name: 'x'.repeat(100_000) },
  { name: "'; drop table companies; --\u202e" },
  { bookkeeperId: '' },
])('creating a company with any date or name succeeds or fails with 400: %j', async (body) => {
  const { status } = await make(body);
  expect([201, 400]).toContain(status);
});
