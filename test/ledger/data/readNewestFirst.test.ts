import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '../../../src/core/dates/calendar.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import type { LedgerFilter } from '../../../src/ledger/data/api.ts';
import { readNewestFirst } from '../../../src/ledger/data/readNewestFirst.ts';
import { reverseRows } from '../../../src/ledger/data/reverseRows.ts';
import type { GlEntry, LedgerPage } from '../../../src/ledger/data/schema.ts';
import { inServiceOrder, sumPages } from '../../../src/ledger/data/totals.ts';
import { dayOf } from '../../core/dates/days.ts';
import { entry, pageOf } from './ledgerPages.ts';

// Within the entries of most ledgers.
beforeEach(() => {
  vi.setSystemTime(`${dayOf(19_020)}T12:00Z`);
});
afterEach(() => {
  vi.useRealTimers();
});

const day = fc.oneof(fc.integer({ min: 19_000, max: 19_040 }), fc.integer({ min: 18_000, max: 22_000 }));
/** Entries of 1.00 each, some of them unreadable, whose balances the service carries from 10.00. */
const ledgers = fc
  .array(fc.record({ day, isUnreadable: fc.integer({ max: 9 }).map((number) => number === 0) }), { maxLength: 200 })
  .map((lines) =>
    lines
      .sort((one, other) => one.day - other.day)
      .map(({ day, isUnreadable }, index) => ({
        ...entry({ id: `glt_${index}`, date: dayOf(day), runningBalance: toMinor(1100 + 100 * index) }),
        isUnreadable,
      })),
  );
type Line = GlEntry & { isUnreadable: boolean };

const periods = fc.constantFrom<LedgerFilter>(
  {},
  { beginDate: dayOf(18_990) },
  { endDate: dayOf(19_030) },
  { beginDate: dayOf(18_500), endDate: dayOf(19_025) },
);

interface Service {
  lines: readonly Line[];
  hasBalances: boolean;
  requests: LedgerFilter[];
}

/** Pages of the service, in its order. */
function readPage({ lines, hasBalances, requests }: Service) {
  return async ({
    filter = {},
    cursor,
    limit,
  }: {
    filter: LedgerFilter | undefined;
    cursor?: string;
    limit: number;
  }) => {
    requests.push(filter);
    const { beginDate = '', endDate = '9999-12-31' } = filter;
    const matching = lines.filter(({ date }) => beginDate <= date && date <= endDate);
    const start = Number(cursor ?? 0);
    const read = matching.slice(start, start + limit);
    const before = lines.filter(({ date }) => date < beginDate).length;
    return {
      ...pageOf(read.filter(({ isUnreadable }) => !isUnreadable)),
      unreadable: read.flatMap(({ id, isUnreadable }, position) =>
        isUnreadable ? [{ id, position, path: 'date', reason: 'missing' }] : [],
      ),
      next: start + limit < matching.length ? String(start + limit) : undefined,
      beginningBalance: cursor === undefined && hasBalances ? toMinor(1000 + 100 * before) : null,
    } satisfies LedgerPage;
  };
}

async function readAllPages(
  service: Service,
  filter: LedgerFilter,
  limit: number,
  firstLimit = limit,
): Promise<LedgerPage[]> {
  const pages: LedgerPage[] = [];
  for (let cursor: string | undefined; ; ) {
    const read = readPage(service);
    const after = cursor ?? (await read({ filter, limit: firstLimit }));
    const page = await readNewestFirst({ read, filter, after, limit, timeZone: 'UTC' });
    pages.push(page);
    if (page.next === undefined) return pages;
    cursor = page.next;
  }
}

/** The ids of all rows, readable or not, in their order. */
function idsOf(pages: readonly LedgerPage[]) {
  return pages.flatMap(({ rows, unreadable }) => {
    const ids: (string | undefined)[] = rows.map(({ id }) => id);
    for (const { id, position } of unreadable) ids.splice(position, 0, id);
    return ids;
  });
}

test('is exactly the reverse of the service’s order, with no entry lost or twice', async () => {
  const sizes = fc.integer({ min: 1, max: 60 });
  await fc.assert(
    fc.asyncProperty(
      ledgers,
      periods,
      sizes,
      sizes,
      fc.boolean(),
      async (lines, filter, limit, firstLimit, hasBalances) => {
        const service = { lines, hasBalances, requests: [] };
        const whole = await readPage(service)({ filter, limit: 1000 });
        const pages = await readAllPages(service, filter, limit, firstLimit);
        expect(idsOf(pages)).toEqual(idsOf([whole]).toReversed());
        expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows.toReversed());
        expect(pages[0]?.newestFirst?.opening).toBe(whole.beginningBalance);
        // Back in the service's order, the days and their balances are the same.
        expect(idsOf(inServiceOrder(pages))).toEqual(idsOf([whole]));
        expect(sumPages(inServiceOrder(pages)).days).toEqual(sumPages([whole]).days);
        // Each page begins with the balance of the entries before it.
        if (hasBalances) {
          for (const page of pages.slice(0, -1)) {
            const [first] = inServiceOrder([{ ...page, newestFirst: { opening: null, oldest: undefined } }]);
            const index = lines.findIndex(({ id }) => id === idsOf(first ? [first] : [])[0]);
            expect(page.beginningBalance).toBe(1000 + 100 * index);
          }
        }
      },
    ),
  );
});

test('a first page that is read again begins on the same day, so that the next pages continue it', async () => {
  const sizes = fc.integer({ min: 1, max: 10 });
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(ledgers, periods, sizes, sizes, sizes, async (lines, filter, limit, firstLimit, nextLimit) => {
      const service = { lines, hasBalances: true, requests: [] };
      const [before] = await readAllPages(service, filter, limit, firstLimit);
      const read = readPage(service);
      const after = await read({ filter, limit: nextLimit });
      // A ledger that is one page begins anew.
      if (before?.next === undefined || after.next === undefined || after.rows.length === 0) return;
      compared += 1;
      const again = await readNewestFirst({ read, filter, after, limit, before, timeZone: 'UTC' });
      expect(idsOf([again])).toEqual(idsOf([before]));
      expect(again.next?.split(' ')[0]).toBe(before.next.split(' ')[0]);
    }),
    { numRuns: 1000 },
  );
  expect(compared).toBeGreaterThan(20);
});

test('reads each span of days with few requests', async () => {
  // Ten years: one entry each quarter, then none for three years, then ten a day.
  const quarters = Array.from({ length: 30 }, (_, index) => 15_000 + 91 * index);
  const busy = Array.from({ length: 2000 }, (_, index) => 18_900 + Math.floor(index / 10));
  const lines = [...quarters, ...busy].map((number, index) => ({
    ...entry({ id: `glt_${index}`, date: dayOf(number) }),
    isUnreadable: false,
  }));
  const service = { lines, hasBalances: true, requests: [] };
  const pages = await readAllPages(service, {}, 250);
  expect(pages.flatMap(({ rows }) => rows)).toHaveLength(2030);
  expect(service.requests.length).toBeLessThan(2 * Math.ceil(2030 / 250) + 8);
});

test.each([
  ['late in the period', 18_900],
  ['after most of the period', 18_990],
])('reads the first page with few requests if most entries are %s', async (_name, busyFrom) => {
  // One entry each day, then 500 a day until today.
  const quiet = Array.from({ length: busyFrom - 18_850 }, (_, index) => 18_850 + index);
  const busy = Array.from({ length: 500 * (19_021 - busyFrom) }, (_, index) => busyFrom + Math.floor(index / 500));
  const lines = [...quiet, ...busy].map((number, index) => ({
    ...entry({ id: `glt_${index}`, date: dayOf(number) }),
    isUnreadable: false,
  }));
  const service = { lines, hasBalances: true, requests: [] };
  const [read, filter] = [readPage(service), { endDate: dayOf(19_100) }];
  const after = await read({ filter, limit: 100 });
  const { rows } = await readNewestFirst({ read, filter, after, limit: 250, timeZone: 'UTC' });
  expect(rows).toEqual(lines.toReversed().slice(0, rows.length));
  expect(rows.length).toBeGreaterThanOrEqual(500);
  expect(service.requests.length).toBeLessThan(20);
});

test('finds the last entries of a dormant account with few requests', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => ({
    ...entry({ id: `glt_${index}`, date: dayOf(16_000 + Math.floor(index / 10)) }),
    isUnreadable: false,
  }));
  const service = { lines, hasBalances: true, requests: [] };
  expect(idsOf(await readAllPages(service, {}, 100))).toEqual(idsOf([pageOf(lines)]).toReversed());
  expect(service.requests.length).toBeLessThan(14);
});

test('reads a ledger of one page with one request', async () => {
  const lines = [19_000, 19_001].map((number) => ({
    ...entry({ id: `glt_${number}`, date: dayOf(number) }),
    isUnreadable: false,
  }));
  const service = { lines, hasBalances: true, requests: [] };
  expect(idsOf(await readAllPages(service, {}, 2))).toEqual(['glt_19001', 'glt_19000']);
  expect(service.requests).toHaveLength(1);
});

test('reads all entries first if the service sends no beginning balances', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => ({
    ...entry({ id: `glt_${index}`, date: addDays(dayOf(19_000), index) }),
    isUnreadable: false,
  }));
  const pages = await readAllPages({ lines, hasBalances: false, requests: [] }, {}, 10);
  expect(pages).toHaveLength(1);
});

test('reverses positions of unreadable rows', () => {
  const rows = [entry({ id: 'glt_1' }), entry({ id: 'glt_3' })];
  const unreadable = [{ id: 'glt_2', position: 1, path: 'date', reason: 'missing' }];
  const reversed = reverseRows({ rows, unreadable });
  expect(reversed.rows.map(({ id }) => id)).toEqual(['glt_3', 'glt_1']);
  expect(reversed.unreadable).toEqual(unreadable);
});
