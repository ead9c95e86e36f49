import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies } from '../../../sandbox/service/companies/tables.ts';
import { ledgerLines } from '../../../sandbox/service/ledger/tables.ts';
import { seedOnFirstStart } from '../../../sandbox/service/seeding/seedOnFirstStart.ts';
import { openTestService } from '../../support/sandbox/testService.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const companyCount = async () => (await service.database.select({ companies: count() }).from(companies))[0]?.companies;

describe('the first start', () => {
  test('leaves nothing behind if it fails', async () => {
    await expect(seedOnFirstStart(service.database, { seed: 'small', today: 'no date' })).rejects.toThrow();
    expect(await companyCount()).toBe(0);
  });

  test('seeds once, also for concurrent starts', async () => {
    const options = { seed: 'small', today: '2026-03-31', entries: 600 } as const;
    const starts = await Promise.all([1, 2, 3].map(() => seedOnFirstStart(service.database, options)));
    expect(starts.toSorted()).toEqual([false, false, true]);
    expect(await companyCount()).toBe(2);
  });

  test('creates the requested number of entries in the operating checking account', async () => {
    const token = await service.signIn({ userId: 'usr_owner' });
    const rows = [];
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
      const { body } = await service.ledger(token, 'gla_1010', { limit: 250, cursor });
      rows.push(...body.data);
      cursor = body.cursor?.after;
    }
    expect(rows.length).toBe(600);
    expect(new Set(rows.map(({ entity }) => entity.displayName)).size).toBeGreaterThan(10);
  });

  test('is not repeated by later starts', async () => {
    const lines = () => service.database.select({ lines: count() }).from(ledgerLines);
    const before = await lines();
    expect(await seedOnFirstStart(service.database, { seed: 'studio', today: '2030-01-01', entries: 900 })).toBe(false);
    expect(await lines()).toEqual(before);
  });
});
