import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, test } from 'vitest';
import {
  type BankTransaction,
  type ChangesPage,
  createDaybookClient,
  type DaybookClient,
  type Invoice,
  NotFoundError,
  RejectedError,
} from '../../src/client.ts';
import { caught } from '../support/caught.ts';
import { openChangingInvoices } from '../support/invoices/changingInvoices.ts';

let books: Awaited<ReturnType<typeof openChangingInvoices>>;
let client: DaybookClient;
beforeAll(async () => {
  books = await openChangingInvoices();
  client = createDaybookClient({ baseUrl: books.url, identity: books.userId, fetchToken: async () => books.token });
});
afterAll(() => books.close());
beforeEach(() => {
  books.transferred.length = 0;
});

/** What a copy of the books elsewhere holds after the pages. */
async function synced(since?: string, limit?: number) {
  const rows: Invoice[] = [];
  const deletedIds: string[] = [];
  let kept = '';
  for await (const page of client.changes('/v5/invoices', { since, limit })) {
    rows.push(...page.rows);
    deletedIds.push(...page.deletedIds);
    kept = page.lastUpdatedDate;
  }
  return { rows, deletedIds, kept };
}
const idsOf = (rows: readonly { id: unknown }[]) => rows.map(({ id }) => id);

test('the first time brings every invoice, just as lists have it', async () => {
  const { rows, deletedIds } = await synced();
  expect(books.transferred.map(({ ids }) => ids.length)).toEqual([100, 40]);
  expect(deletedIds).toEqual([]);
  const listed: Invoice[] = [];
  for await (const page of client.invoices.pages({ limit: 250 })) listed.push(...page.rows);
  expect(new Set(rows)).toEqual(new Set(listed));
});

test('the next time brings what changed since and what is gone, and the time after that nothing', async () => {
  const first = await synced();
  const [changed = '', removed = ''] = idsOf(first.rows) as string[];
  await books.change(changed, 'Paid in cash.');
  await books.remove(removed);
  const second = await synced(first.kept);
  expect(second.rows).toEqual([{ ...first.rows[0], notes: 'Paid in cash.' }]);
  expect(second.deletedIds).toEqual([removed]);
  const third = await synced(second.kept);
  expect([third.rows, third.deletedIds, third.kept]).toEqual([[], [], second.kept]);
});

test('what changes while the pages are read comes the next time, whichever page it was on', async () => {
  const before = await synced();
  const pages = client.changes('/v5/invoices', { limit: 50 });
  const first = await pages.next();
  const [passed, ...coming] = idsOf(before.rows) as string[];
  for (const id of [passed ?? '', coming.at(-1) ?? '']) await books.change(id, 'Changed meanwhile.');
  const read = first.done ? [] : [...first.value.rows];
  let kept: string | undefined;
  for (let next = await pages.next(); !kept; next = await pages.next()) {
    if (next.done) kept = next.value;
    else read.push(...next.value.rows);
  }
  const rest = await synced(kept);
  expect(idsOf(rest.rows)).toEqual([passed, coming.at(-1)]);
  expect(new Set(idsOf([...read, ...rest.rows]))).toEqual(new Set(idsOf(before.rows)));
});

test('bank transactions come as bank transactions; of a path that nobody knows the service itself says what it is', async () => {
  const [first] = await collected(client.changes('/v5/banks/transactions', { limit: 250 }));
  const [transaction] = first?.rows ?? [];
  expect(await client.bankTransactions.get(transaction?.id ?? '')).toEqual(transaction);
  expect(await caught(() => collected(client.changes('/v5/vendors')))).toBeInstanceOf(NotFoundError);
});

test('rows are typed where the path is known', () => {
  type Row<Pages> = Pages extends AsyncGenerator<ChangesPage<infer Each>, string, void> ? Each : never;
  const invoices = () => client.changes('/v5/invoices');
  const transactions = () => client.changes('/v5/banks/transactions', { limit: 1 });
  const others = () => client.changes('/v5/vendors');
  expectTypeOf<Row<ReturnType<typeof invoices>>>().toEqualTypeOf<Invoice>();
  expectTypeOf<Row<ReturnType<typeof transactions>>>().toEqualTypeOf<BankTransaction>();
  expectTypeOf<Row<ReturnType<typeof others>>>().toEqualTypeOf<unknown>();
});

test('a moment that the service refuses is a refusal that names it', async () => {
  const error = await caught(() => synced('2026-03-01T00:00:00.1234567Z')); // finer than the sandbox keeps
  expect(error).toBeInstanceOf(RejectedError);
  expect(error.problems).toEqual([expect.objectContaining({ param: 'lastUpdatedDate' })]);
});

async function collected<Page>(pages: AsyncIterable<Page>): Promise<Page[]> {
  const all: Page[] = [];
  for await (const page of pages) all.push(page);
  return all;
}
