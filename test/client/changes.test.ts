import { beforeAll, beforeEach, expect, expectTypeOf, inject, test } from 'vitest';
import {
  type BankTransaction,
  type ChangesPage,
  createDaybookClient,
  type DaybookClient,
  type Invoice,
  NotFoundError,
  RejectedError,
} from '../../src/client.ts';
import { catchDaybookError } from '../support/http/catchDaybookError.ts';
import { type Company, createCompany, issueToken } from '../support/sandbox/company.ts';

const path = '/v5/banks/transactions';
let company: Company;
let client: DaybookClient;
beforeAll(async () => {
  company = await createCompany();
  client = createDaybookClient({
    baseUrl: inject('sandboxUrl'),
    identity: company.userId,
    fetchToken: () => issueToken(company),
  });
});

let all: Synced;
beforeEach(async () => {
  all = await synced();
});
const note = async (id: string, notes: string) => {
  const [saved] = await client.bankTransactions.save([{ id, notes }]);
  return saved?.isSaved ? saved.data : expect.unreachable();
};
const idOf = (place: number) => all.rows.at(place)?.id ?? expect.unreachable();

interface Synced {
  rows: BankTransaction[];
  deletedIds: string[];
  kept: string | undefined;
}

/** What a copy of the books elsewhere is told. */
async function synced(since?: string): Promise<Synced> {
  const pages = await collected(client.changes(path, { since }));
  return {
    rows: pages.flatMap(({ rows }) => rows),
    deletedIds: pages.flatMap(({ deletedIds }) => deletedIds),
    kept: pages.at(-1)?.lastUpdatedDate,
  };
}

test('the first time brings every transaction, just as lists have it', async () => {
  expect(all.rows.length).toBeGreaterThan(100); // several pages
  expect(all.deletedIds).toEqual([]);
  const listed = await collected(client.bankTransactions.listAll({ limit: 250 }));
  expect(new Set(all.rows)).toEqual(new Set(listed));
});

test('the next time brings what changed since and what is gone, and the time after that nothing', async () => {
  const changed = await note(idOf(0), 'Paid in cash.');
  const removed = idOf(1);
  await client.bankTransactions.delete(removed);
  const second = await synced(all.kept);
  expect([second.rows, second.deletedIds]).toEqual([[changed], [removed]]);
  const third = await synced(second.kept);
  expect([third.rows, third.deletedIds]).toEqual([[], []]);
});

test('what changes while the pages are read comes the next time, whichever page it is on', async () => {
  const pages = client.changes(path, { limit: 50 });
  const first = await pages.next();
  const changed = [idOf(0), idOf(-1)];
  for (const id of changed) await note(id, 'Changed meanwhile.');
  const read = first.done ? [] : [...first.value.rows];
  let kept: string | undefined;
  for (let next = await pages.next(); !kept; next = await pages.next()) {
    if (next.done) kept = next.value;
    else read.push(...next.value.rows);
  }
  const rest = await synced(kept);
  expect(rest.rows.map(({ id }) => id)).toEqual(changed);
  expect(new Set([...read, ...rest.rows].map(({ id }) => id))).toEqual(new Set(all.rows.map(({ id }) => id)));
});

test('invoices come as invoices; of a path that nobody knows the service itself says what it is', async () => {
  const [first] = await collected(client.changes('/v5/invoices'));
  const [invoice] = first?.rows ?? [];
  expect(await client.invoices.get(invoice?.id ?? '')).toEqual(invoice);
  expect(await catchDaybookError(() => collected(client.changes('/v5/vendors')))).toBeInstanceOf(NotFoundError);
});

test('rows are typed where the path is known', () => {
  type Row<Pages> = Pages extends AsyncGenerator<ChangesPage<infer Each>, string, void> ? Each : never;
  const invoices = () => client.changes('/v5/invoices');
  const transactions = () => client.changes(path, { limit: 1 });
  const others = () => client.changes('/v5/vendors');
  expectTypeOf<Row<ReturnType<typeof invoices>>>().toEqualTypeOf<Invoice>();
  expectTypeOf<Row<ReturnType<typeof transactions>>>().toEqualTypeOf<BankTransaction>();
  expectTypeOf<Row<ReturnType<typeof others>>>().toEqualTypeOf<unknown>();
});

test('a moment that the service refuses is a refusal that names it', async () => {
  const error = await catchDaybookError(() => synced('2026-03-01T00:00:00.1234567Z')); // finer than the sandbox keeps
  expect(error).toBeInstanceOf(RejectedError);
  expect(error.problems).toEqual([expect.objectContaining({ param: 'lastUpdatedDate' })]);
});

async function collected<Page>(pages: AsyncIterable<Page>): Promise<Page[]> {
  const read: Page[] = [];
  for await (const page of pages) read.push(page);
  return read;
}
