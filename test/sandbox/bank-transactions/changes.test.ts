import { beforeEach, describe, expect, test } from 'vitest';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';
import { coffee, openBank } from './openBank.ts';

const bank = await openBank();

let number = 0;
/** The test's own company with five transactions, and a token for it. */
let company: { token: string; id(name: string): string; item: typeof coffee };
beforeEach(async () => {
  number += 1;
  const suffix = `_v${number}`;
  await importBooks(bank.database, tinyBooks(suffix));
  await bank.addUser(`usr${suffix}`, `co_tiny${suffix}`);
  const token = await bank.signIn({ userId: `usr${suffix}` });
  const id = (name: string) => `${name}${suffix}`;
  company = { token, id, item: { ...coffee, bankAccountId: id('bka_checking'), classSegmentIds: [id('dv_brand')] } };
});

const changes = async (headers: Record<string, string> = {}) => {
  const { status, body } = await bank.changes(headers, company.token);
  expect([status, body.result]).toEqual([200, 'SUCCESS']);
  return body as { data: { id: string }[]; lastUpdatedDate: string; cursor?: string; deletedIds: string[] };
};
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

describe('the changes of bank transactions', () => {
  test('without a date are all transactions, as in a query, and no deletions', async () => {
    const { id } = await bank.save(company.item, company.token);
    await bank.remove(id, company.token);
    const { data, deletedIds, lastUpdatedDate, ...others } = await changes();
    const { body } = await bank.query({}, company.token);
    expect(new Set(data)).toEqual(new Set(body.data));
    expect([deletedIds, others]).toEqual([[], { result: 'SUCCESS' }]);
    expect(lastUpdatedDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  });

  test('since a date are the saved and deleted ones, oldest change first, and nothing since the new date', async () => {
    const { lastUpdatedDate } = await changes();
    expect(await changes({ lastUpdatedDate })).toMatchObject({ data: [], deletedIds: [], lastUpdatedDate });
    const created = await bank.save(company.item, company.token);
    const software = company.id('btxn_software');
    await bank.save({ id: software, notes: 'changed' }, company.token);
    const gone = await bank.save(company.item, company.token);
    await bank.remove(gone.id, company.token);
    await bank.remove(company.id('btxn_split'), company.token);
    await bank.save({ id: created.id, notes: 'again' }, company.token);
    await bank.post([{ id: company.id('btxn_inactive'), amount: 'refused' }], company.token);

    const page = await changes({ lastUpdatedDate });
    expect(idsOf(page)).toEqual([software, created.id]);
    expect(page.deletedIds).toEqual([gone.id, company.id('btxn_split')]);
    expect(await changes({ lastUpdatedDate: page.lastUpdatedDate })).toMatchObject({ data: [], deletedIds: [] });
  });

  test('are paged: every page has the same date, and the first has the deletions', async () => {
    const { lastUpdatedDate } = await changes();
    await bank.post(Array(5).fill(company.item), company.token);
    await bank.remove(company.id('btxn_split'), company.token);
    const first = await changes({ lastUpdatedDate, limit: '2' });
    const second = await changes({ lastUpdatedDate, limit: '2', cursor: first.cursor ?? '' });
    const third = await changes({ limit: '2', cursor: second.cursor ?? '' });
    expect([first, second, third].map(({ data }) => data.length)).toEqual([2, 2, 1]);
    expect(new Set([first, second, third].flatMap(idsOf)).size).toBe(5);
    expect([first.deletedIds, second.deletedIds, third.deletedIds]).toEqual([[company.id('btxn_split')], [], []]);
    expect(new Set([first, second, third].map((page) => page.lastUpdatedDate)).size).toBe(1);
    expect(third).not.toHaveProperty('cursor');
  });

  test('made during paging are left for the next request, and none is lost or repeated', async () => {
    const first = await changes({ limit: '2' });
    const [seen = ''] = idsOf(first);
    const unseen = ['software', 'split', 'unknown_out', 'unknown_in']
      .map((name) => company.id(`btxn_${name}`))
      .filter((id) => !idsOf(first).includes(id));
    const [changedLater = '', deletedLater = ''] = unseen;
    const segments = { classSegmentIds: [company.id('dv_brand')] };
    await bank.save({ id: seen, ...segments }, company.token);
    await bank.save({ id: changedLater, ...segments }, company.token);
    await bank.remove(deletedLater, company.token);
    const made = await bank.save(company.item, company.token);

    const second = await changes({ limit: '250', cursor: first.cursor ?? '' });
    expect(idsOf(second)).not.toContain(changedLater);
    expect(idsOf(second)).not.toContain(deletedLater);
    expect(idsOf(second)).not.toContain(made.id);
    expect([second.cursor, second.lastUpdatedDate, second.deletedIds]).toEqual([undefined, first.lastUpdatedDate, []]);

    const next = await changes({ lastUpdatedDate: first.lastUpdatedDate });
    expect(idsOf(next)).toEqual([seen, changedLater, made.id]);
    expect(next.deletedIds).toEqual([deletedLater]);
    const reported = new Set([...idsOf(first), ...idsOf(second), ...idsOf(next)]);
    expect(reported.size).toBe(5); // five initially, one deleted, one new
  });

  test('since a date without a time zone are those since that time in UTC', async () => {
    const { lastUpdatedDate } = await changes();
    const { id } = await bank.save(company.item, company.token);
    expect(idsOf(await changes({ lastUpdatedDate: lastUpdatedDate.replace('Z', '') }))).toEqual([id]);
    expect(idsOf(await changes({ LASTUPDATEDDATE: lastUpdatedDate.replace('Z', '+00:00') }))).toEqual([id]);
    expect(idsOf(await changes({ lastUpdatedDate: lastUpdatedDate.replace('Z', '-12:00') }))).toEqual([]);
    expect(idsOf(await changes({ lastUpdatedDate: '1999-12-31T23:59:59Z' }))).toHaveLength(6);
  });

  test.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '251' }, 'limit'],
    [{ limit: 'ten' }, 'limit'],
    [{ limit: '1.5' }, 'limit'],
    [{ limit: '' }, 'limit'],
    [{ lastUpdatedDate: 'yesterday' }, 'lastUpdatedDate'],
    [{ lastUpdatedDate: '2026-02-30T00:00:00Z' }, 'lastUpdatedDate'],
    [{ lastUpdatedDate: '2026-02-03' }, 'lastUpdatedDate'],
    [{ lastUpdatedDate: '2026-02-03T24:00:00Z' }, 'lastUpdatedDate'],
    [{ lastUpdatedDate: '2026-02-03T10:00:00.1234567Z' }, 'lastUpdatedDate'],
    [{ cursor: 'x' }, 'cursor'],
  ])('are rejected for %j at %s', async (headers: Record<string, string>, param) => {
    const { status, body } = await bank.changes(headers, company.token);
    expect([status, body.error[0].param]).toEqual([400, param]);
  });

  test('can only be continued by the user who started them', async () => {
    const { cursor = '' } = await changes({ limit: '1' });
    const { status, body } = await bank.changes({ cursor }, bank.token);
    expect([status, body.error[0].param]).toEqual([400, 'cursor']);
    const other = (await bank.query({ limit: 1 }, company.token)).body.cursor.after;
    expect((await bank.changes({ cursor: other }, company.token)).status).toBe(400);
  });

  test('don’t include other companies', async () => {
    const { lastUpdatedDate } = await changes();
    await bank.save({ id: 'btxn_software', notes: 'elsewhere' });
    const gone = await bank.save(coffee);
    await bank.remove(gone.id);
    expect(await changes({ lastUpdatedDate })).toMatchObject({ data: [], deletedIds: [] });
  });
});
