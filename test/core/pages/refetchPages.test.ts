import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anchorOf,
  cursorOf,
  followingPages,
  type ListPage,
  type ListPageParam,
  nextPageParam,
  type PagesRead,
} from '../../../src/core/http/paging.ts';
import { firstOutdated, putPage, refetchPages } from '../../../src/core/pages/refetchPages.ts';
import { runs } from '../../support/propertyRuns.ts';

interface Entry {
  id: string;
  day: number;
  amount: number;
}
type Row = Entry & { balance: number };
type Page = ListPage<Row>;
type List = PagesRead<Page>;

/**
 * A ledger by day and ID. A cursor is a position and the balance there, and is valid for its query only. So it continues what
 * was read before, also after that has changed.
 */
class Ledger {
  requests: ListPageParam[] = [];
  constructor(public entries: Entry[]) {}

  get truth(): Row[] {
    return withBalances(this.sorted, 0);
  }

  private get sorted() {
    return this.entries.toSorted((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1));
  }

  read = async (param: ListPageParam): Promise<Page> => {
    this.requests.push(param);
    const [cursor, anchor] = [cursorOf(param), anchorOf(param)];
    const limit = param instanceof Error ? 0 : param?.limit === 100 ? 4 : 5;
    const matching = this.sorted.filter(({ day }) => anchor === undefined || dayText(day) >= anchor);
    const position = cursor === undefined ? undefined : JSON.parse(cursor);
    expect(position?.anchor ?? anchor, 'a cursor of another query').toBe(anchor);
    const key = ({ day, id }: Entry) => `${dayText(day)} ${id}`;
    const after = position ? matching.filter((entry) => key(entry) > position.after) : matching;
    const before = this.sorted.filter(({ day }) => anchor !== undefined && dayText(day) < anchor);
    const balance = position?.balance ?? before.reduce((sum, { amount }) => sum + amount, 0);
    const rows = withBalances(after.slice(0, limit), balance);
    const last = rows.at(-1);
    const next =
      after.length > limit && last ? JSON.stringify({ after: key(last), balance: last.balance, anchor }) : undefined;
    return { rows, unreadable: [], next, previous: undefined };
  };

  async load(): Promise<List> {
    const list: List = { pages: [], pageParams: [] };
    for await (const { page, pageParam } of followingPages(this.read)) {
      list.pages.push(page);
      list.pageParams.push(pageParam);
    }
    return list;
  }
}

function withBalances(entries: readonly Entry[], opening: number): Row[] {
  let balance = opening;
  return entries.map((entry) => {
    balance += entry.amount;
    return { ...entry, balance };
  });
}

const dayText = (day: number) => String(day).padStart(4, '0');
const reading = { anchorOf: ({ day }: Row) => dayText(day) };

/** The list after a refetch, with the parameters that React Query stores. */
async function refetch(ledger: Ledger, loaded: List, inView: number[], isAllOutdated: boolean): Promise<List> {
  const { read } = ledger;
  const pages = await refetchPages<Page>({ ...reading, loaded, inView: new Set(inView), isAllOutdated, read });
  const pageParams: ListPageParam[] = [];
  for (const index of pages.keys()) {
    const previous = pages[index - 1];
    pageParams.push(previous && nextPageParam(previous, pages, pageParams.at(-1), pageParams));
  }
  return { pages, pageParams };
}

/** Current rows are the service's, and follow each other without gaps or duplicates. */
function expectCurrent(ledger: Ledger, { pages }: List): void {
  const { truth } = ledger;
  let at: number | undefined;
  for (const [index, { rows, isOutdated }] of pages.entries()) {
    if (isOutdated) {
      at = undefined;
      continue;
    }
    if (index === 0) at = 0;
    if (rows.length === 0) continue;
    at ??= truth.findIndex(({ id }) => id === rows[0]?.id);
    expect(rows).toEqual(truth.slice(at, at + rows.length));
    at += rows.length;
  }
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(ids).size, 'a row is shown twice').toBe(ids.length);
}

/** The loaded rows, and those of the pages that follow. */
async function allRows(ledger: Ledger, list: List): Promise<Row[]> {
  const rest: Page[] = [];
  for await (const { page } of followingPages(ledger.read, list)) rest.push(page);
  return [...list.pages, ...rest].flatMap(({ rows }) => rows);
}

const entries = fc
  .array(fc.record({ day: fc.integer({ min: 1, max: 12 }), amount: fc.integer({ min: -50, max: 50 }) }), {
    minLength: 1,
    maxLength: 70,
  })
  .map((list) => list.map((entry, index) => ({ ...entry, id: `e${String(index).padStart(2, '0')}` })));
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom('change', 'delete', 'add'),
    at: fc.nat(),
    day: fc.integer({ min: 1, max: 12 }),
    amount: fc.integer({ min: -50, max: 50 }),
    view: fc.nat(),
    scrolls: fc.array(fc.nat(), { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 5 },
);

test('current rows are exact after any changes, and all rows once each page came into view', async () => {
  await fc.assert(
    fc.asyncProperty(entries, edits, async (initial, changes) => {
      const ledger = new Ledger(initial);
      let list = await ledger.load();
      const viewOf = (seed: number) => [seed % list.pages.length, (seed % list.pages.length) + 1];
      for (const [index, { kind, at, day, amount, view, scrolls }] of changes.entries()) {
        const place = at % Math.max(1, ledger.entries.length);
        if (kind === 'add') ledger.entries.push({ id: `n${index}`, day, amount });
        else if (kind === 'delete') ledger.entries.splice(place, 1);
        else ledger.entries = ledger.entries.map((entry, i) => (i === place ? { ...entry, day, amount } : entry));
        list = await refetch(ledger, list, viewOf(view), true);
        expectCurrent(ledger, list);
        for (const scroll of scrolls) {
          const shown = viewOf(scroll);
          list = await refetch(ledger, list, shown, false);
          for (const page of shown) expect(list.pages[page]?.isOutdated).toBeUndefined();
          expectCurrent(ledger, list);
        }
      }
      for (let rounds = 0; firstOutdated(list.pages) < list.pages.length; rounds += 1) {
        expect(rounds).toBeLessThan(100);
        list = await refetch(ledger, list, [firstOutdated(list.pages)], false);
        expectCurrent(ledger, list);
      }
      expect(await allRows(ledger, list)).toEqual(ledger.truth);
    }),
    { numRuns: runs(200) },
  );
});

test('reading outdated pages one after the other leaves every row once', async () => {
  await fc.assert(
    fc.asyncProperty(entries, fc.nat(), fc.nat(), async (initial, at, view) => {
      const ledger = new Ledger(initial);
      let list = await ledger.load();
      ledger.entries.splice(at % ledger.entries.length, 1);
      list = await refetch(ledger, list, [view % list.pages.length], true);
      for (let index = firstOutdated(list.pages); index < list.pages.length; index = firstOutdated(list.pages)) {
        const kept = { pages: list.pages.slice(0, index), pageParams: list.pageParams.slice(0, index) };
        const next = await followingPages(ledger.read, kept).next();
        if (next.done) list = kept;
        else list = putPage(list, index, next.value);
        expectCurrent(ledger, list);
      }
      expect(await allRows(ledger, list)).toEqual(ledger.truth);
    }),
    { numRuns: runs(200) },
  );
});

test('reads the pages in view, at most three, and marks the others', async () => {
  const ledger = new Ledger(Array.from({ length: 2000 }, (_, day) => ({ id: `e${day}`, day, amount: 1 })));
  const loaded = await ledger.load();
  expect(loaded.pages).toHaveLength(400);
  ledger.requests = [];
  const { pages } = await refetch(ledger, loaded, [200, 201, 202, 203, 204], true);
  expect(ledger.requests.length).toBeLessThanOrEqual(4); // the first may take two, to include its whole day
  const current = [...pages.keys()].filter((page) => !pages[page]?.isOutdated);
  expect(current).toEqual([200, 201, 202]);
});

test('reads nothing if the pages in view are current', async () => {
  const ledger = new Ledger(Array.from({ length: 60 }, (_, day) => ({ id: `e${day}`, day, amount: 1 })));
  const loaded = await ledger.load();
  ledger.requests = [];
  const { pages } = await refetch(ledger, loaded, [3, 4], false);
  expect(ledger.requests).toEqual([]);
  expect(pages).toEqual(loaded.pages);
});
