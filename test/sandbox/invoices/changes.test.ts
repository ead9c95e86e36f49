import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBooks } from '../../../sandbox/service/sample-company/sampleBooks.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { updateInvoice } from '../../support/invoices/changeFeed.ts';
import { openTestService } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
let token: string;
const ids = sampleBooks({ today: '2026-03-31', seed: 1, size: 'small', company: 'studio' }).invoices.map(
  ({ id }) => id,
);
beforeAll(async () => {
  service = await openTestService();
  await importBooks(service.database, sampleBooks({ today: '2026-03-31', seed: 1, size: 'small', company: 'studio' }));
  await importBooks(service.database, tinyBooks('_foreign'));
  await service.addUser('usr_studio', 'co_1');
  token = await service.signIn({ userId: 'usr_studio', scope: 'read' });
});
afterAll(() => service.close());

interface Changes {
  result: string;
  data: { id: string }[];
  lastUpdatedDate: string;
  cursor?: string;
  deletedIds: string[];
}
const ask = (headers: Record<string, string> = {}, reader = token) =>
  service.send('/v5/invoices', { headers: { Authorization: `Bearer ${reader}`, ...headers } });
const changes = async (headers?: Record<string, string>): Promise<Changes> => {
  const response = await ask(headers);
  expect(response).toMatchObject({ status: 200 });
  return response.body;
};
const change = (id: string, values?: Parameters<typeof updateInvoice>[2]) =>
  updateInvoice(service.database, id, values);
const remove = (id: string) => change(id, { deletedAt: '' });
const [first, second, third, fourth, fifth] = ids as [string, string, string, string, string];

describe('the change list', () => {
  test('is everything on the first request, and nothing on the second', async () => {
    const all = await changes({ limit: '250' });
    expect(Object.keys(all).sort()).toEqual(['data', 'deletedIds', 'lastUpdatedDate', 'result']);
    expect(all.data.map(({ id }) => id)).toEqual(ids.toSorted());
    expect(all.deletedIds).toEqual([]);
    const one = await service.get(token, `/v6/invoicing/invoices/${first}`);
    expect(all.data.find(({ id }) => id === first)).toEqual(one.body.data);
    expect(await changes({ lastUpdatedDate: all.lastUpdatedDate })).toEqual({
      result: 'SUCCESS',
      data: [],
      lastUpdatedDate: all.lastUpdatedDate,
      deletedIds: [],
    });
  });

  test('is paged, and the last page has no cursor', async () => {
    const pages = [await changes({ limit: '15' })];
    for (let page = pages[0]; page?.cursor; page = pages.at(-1)) {
      pages.push(await changes({ limit: '15', cursor: page.cursor }));
    }
    expect(pages.map(({ data }) => data.length)).toEqual([15, 15, 10]);
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id)).sort()).toEqual(ids.toSorted());
    expect(new Set(pages.map(({ lastUpdatedDate }) => lastUpdatedDate)).size).toBe(1);
  });

  test('is the changed invoices in order of change, and the ids of deleted ones', async () => {
    const { lastUpdatedDate } = await changes();
    await change(third);
    await remove(second);
    await change(first);
    const since = await changes({ lastUpdatedDate });
    expect(since.data.map(({ id }) => id)).toEqual([third, first]);
    expect(since.deletedIds).toEqual([second]);
    expect((await changes({ lastUpdatedDate: since.lastUpdatedDate })).deletedIds).toEqual([]);
    expect((await changes({ limit: '250' })).data).toHaveLength(ids.length - 1);
    expect((await service.get(token, `/v6/invoicing/invoices/${second}`)).status).toBe(404);
  });

  test('made during paging is left for the next request', async () => {
    const { lastUpdatedDate } = await changes();
    for (const id of [first, third, fourth]) await change(id);
    const page = await changes({ lastUpdatedDate, limit: '1' });
    await change(fourth);
    await remove(fifth);
    const next = await changes({ lastUpdatedDate, limit: '250', cursor: page.cursor ?? '' });
    expect([...page.data, ...next.data].map(({ id }) => id)).toEqual([first, third]);
    expect([page.deletedIds, next.deletedIds]).toEqual([[], []]);
    expect(next.lastUpdatedDate).toBe(page.lastUpdatedDate);
    const later = await changes({ lastUpdatedDate: next.lastUpdatedDate });
    expect([later.data.map(({ id }) => id), later.deletedIds]).toEqual([[fourth], [fifth]]);
  });

  test.each([
    ['with the offset of UTC', (moment: string) => moment.replace('Z', '+00:00')],
    ['without a zone, which is UTC', (moment: string) => moment.replace('Z', '')],
  ])('since a time %s', async (_case, write) => {
    const { lastUpdatedDate } = await changes();
    await change(first);
    const since = await changes({ lastUpdatedDate: write(lastUpdatedDate) });
    expect(since.data.map(({ id }) => id)).toEqual([first]);
  });
});

describe('an invalid header is reported', () => {
  test.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '251' }, 'limit'],
    [{ limit: 'ten' }, 'limit'],
    [{ limit: '' }, 'limit'],
    [{ lastUpdatedDate: 'yesterday' }, 'lastUpdatedDate'],
    [{ lastUpdatedDate: '2026-02-30T00:00:00Z' }, 'lastUpdatedDate'],
    [{ lastUpdatedDate: '2026-02-20T24:00:00Z' }, 'lastUpdatedDate'],
    [{ lastUpdatedDate: '2026-02-20T10:00:00+99:00' }, 'lastUpdatedDate'],
    [{ lastUpdatedDate: '2026-02-20' }, 'lastUpdatedDate'],
    [{ cursor: 'x' }, 'cursor'],
    [{ cursor: '' }, 'cursor'],
  ])('%j → %s', async (headers, param) => {
    const { status, body } = await ask(headers);
    expect([status, body.error.map((item: { param: string }) => item.param)]).toEqual([400, [param]]);
  });

  test('as is another user’s cursor', async () => {
    const { cursor } = await changes({ limit: '1' });
    await service.addUser('usr_partner', 'co_1');
    const other = await service.signIn({ userId: 'usr_partner' });
    const { status, body } = await ask({ limit: '1', cursor: cursor ?? '' }, other);
    expect([status, body.error[0].param]).toEqual([400, 'cursor']);
  });
});

test('times are exact to the microsecond', async () => {
  const { lastUpdatedDate } = await changes();
  const [clock] = await service.database
    .select({ isIt: sql<boolean>`at = ${lastUpdatedDate}::timestamptz` })
    .from(sql`change_clock`);
  expect(clock?.isIt).toBe(true);
});
