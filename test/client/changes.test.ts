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
  lastUpdatedDate: string | undefined;
}

/** Collects a run's changes. */
async function synced(since?: string): Promise<Synced> {
  const pages = await collected(client.changes(path, { since }));
  return {
    rows: pages.flatMap(({ rows }) => rows),
    deletedIds: pages.flatMap(({ deletedIds }) => deletedIds),
    lastUpdatedDate: pages.at(-1)?.lastUpdatedDate,
  };
}

test('the first run returns every transaction, equal to the list’s', async () => {
  expect(all.rows.length).toBeGreaterThan(100); // several pages
  expect(all.deletedIds).toEqual([]);
  const listed = await collected(client.bankTransactions.listAll({ limit: 250 }));
  expect(new Set(all.rows)).toEqual(new Set(listed));
});

test('the next run returns changes and deletions, and the one after that nothing', async () => {
  const changed = await note(idOf(0), 'Paid in cash.');
  const removed = idOf(1);
  await client.bankTransactions.delete(removed);
  const second = await synced(all.lastUpdatedDate);
  expect([second.rows, second.deletedIds]).toEqual([[changed], [removed]]);
  const third = await synced(second.lastUpdatedDate);
  expect([third.rows, third.deletedIds]).toEqual([[], []]);
});

test('a change made during a run is returned by the next run, whichever page it is on', async () => {
  const pages = client.changes(path, { limit: 50 });
  const first = await pages.next();
  const changed = [idOf(0), idOf(-1)];
  for (const id of changed) await note(id, 'Changed during the run.');
  const read = first.done ? [] : [...first.value.rows];
  let lastUpdatedDate: string | undefined;
  for (let next = await pages.next(); !lastUpdatedDate; next = await pages.next()) {
    if (next.done) lastUpdatedDate = next.value;
    else read.push(...next.value.rows);
  }
  const rest = await synced(lastUpdatedDate);
  expect(rest.rows.map(({ id }) => id)).toEqual(changed);
  expect(new Set([...read, ...rest.rows].map(({ id }) => id))).toEqual(new Set(all.rows.map(({ id }) => id)));
});

test('rows of the invoice path are invoices; an unknown path fails with the service’s error', async () => {
  const [first] = await collected(client.changes('/v5/invoices'));
  const [invoice] = first?.rows ?? [];
  expect(await client.invoices.get(invoice?.id ?? '')).toEqual(invoice);
  expect(await catchDaybookError(() => collected(client.changes('/v5/vendors')))).toBeInstanceOf(NotFoundError);
});

test('rows of known paths are typed', () => {
  type Row<Pages> = Pages extends AsyncGenerator<ChangesPage<infer Each>, string, void> ? Each : never;
  const invoices = () => client.changes('/v5/invoices');
  const transactions = () => client.changes(path, { limit: 1 });
  const others = () => client.changes('/v5/vendors');
  expectTypeOf<Row<ReturnType<typeof invoices>>>().toEqualTypeOf<Invoice>();
  expectTypeOf<Row<ReturnType<typeof transactions>>>().toEqualTypeOf<BankTransaction>();
  expectTypeOf<Row<ReturnType<typeof others>>>().toEqualTypeOf<unknown>();
});

test('a since that the service rejects is named in the error', async () => {
  const error = await catchDaybookError(() => synced('2026-03-01T00:00:00.1234567Z')); // finer than the sandbox keeps
  expect(error).toBeInstanceOf(RejectedError);
  expect(error.problems).toEqual([expect.objectContaining({ param: 'lastUpdatedDate' })]);
});

async function collected<Page>(pages: AsyncIterable<Page>): Promise<Page[]> {
  const read: Page[] = [];
  for await (const page of pages) read.push(page);
  return read;
}
