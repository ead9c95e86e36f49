import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedOnFirstStart } from '../../../sandbox/service/seeding/seedOnFirstStart.ts';
import { createService, type Service } from '../../../sandbox/service/service.ts';
import { openTestMemory } from '../../support/sandbox/testDatabase.ts';
import { jsonRequest, tokenRequest, unlimited } from '../../support/sandbox/testService.ts';

let client: PGlite;
let service: Service;
let token: string;
let queries = 0;
beforeAll(async () => {
  client = await openTestMemory();
  const logQuery = () => {
    queries += 1;
  };
  const database = drizzle(client, { logger: { logQuery } });
  service = await createService({ database, rateLimit: unlimited });
  await seedOnFirstStart(database, { seed: 'small', today: '2026-03-31' });
  const form = tokenRequest({ userId: 'usr_owner' });
  token = (await (await service.fetch(new Request('http://sandbox.test/v6/auth/token', form))).json()).access_token;
});
afterAll(() => client.close());

async function costOf(request: Request) {
  queries = 0;
  const { data } = await (await service.fetch(request)).json();
  return { rows: data.length, queries };
}

test.each([
  {},
  { sort: { orderBy: 'CUSTOMER' }, filter: { search: 'a', dueDate: { notIn: ['DUE_TODAY'] } } },
  { filter: { dimensionValues: { id: { in: ['dv_brand', 'dv_digital', 'dv_motion', 'dv_studio'] } } } },
])('a page of forty invoices takes no more queries than one of two: %j', async (body) => {
  const page = (limit: number) =>
    costOf(new Request('http://sandbox.test/v6/invoicing/invoices/query', jsonRequest(token, { ...body, limit })));
  const [few, many] = [await page(2), await page(100)];
  expect([few.rows, many.rows > 25]).toEqual([2, true]);
  expect(many.queries).toBe(few.queries);
  expect(many.queries).toBeLessThan(14);
});

test('a long page of changes takes no more queries than a short one', async () => {
  const page = (limit: string) => {
    const headers = { Authorization: `Bearer ${token}`, limit };
    return costOf(new Request('http://sandbox.test/v5/invoices', { headers }));
  };
  const [few, many] = [await page('2'), await page('250')];
  expect([few.rows, many.rows]).toEqual([2, 40]);
  expect(many.queries).toBe(few.queries);
});
