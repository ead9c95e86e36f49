import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BankTransactionList,
  bankTransactionsOptions,
  GeneralLedger,
  useDaybook,
  useSaveBankTransactions,
} from '../../../src/index.ts';
import { fetchTransactions, saveAsOtherUser } from '../../support/bank-transactions/api.ts';
import { readTransactionRow, toDisplayedTransaction, transactionRows } from '../../support/bank-transactions/list.ts';
import { serveTransactions } from '../../support/bank-transactions/serveTransactions.ts';
import { entryRows, oldestFirst, readEntryRow, toDisplayedEntry } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch, recordRequests } from '../../support/requests.ts';
import { type Company, createCompany, fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';
import { scrollerOf, TableHeight } from '../../support/ui/scroller.tsx';

const updates = page.getByText('Other rows update when you scroll to them.');
const isQuery = ({ path }: { path: string }) => /\/(query|generalLedger)$/.test(path);

test('a write reads at most three pages of a list with 400 loaded pages', async () => {
  const company = await sharedCompany();
  const served = serveTransactions(400);
  const requests = recordRequests();
  renderWithProvider(<Prefetched pages={400} />, { company });
  await expect.element(page.getByText('40,000 transactions', { exact: true }).first()).toBeVisible();
  const table = (await page.getByRole('grid').findElement()) as HTMLTableElement; // by its role
  const area = scrollerOf(table);
  area.scrollTop = area.scrollHeight / 2;
  await expect.poll(() => rowOf(table, 'btxn_20000')).toBeDefined();
  const before = requests.length;
  served.rename('btxn_20000', 'Changed by this save');
  served.rename('btxn_20003', 'Changed by someone else');
  served.rename('btxn_30000', 'Changed by someone else');
  await userEvent.click(page.getByRole('button', { name: 'Save btxn_20000' }));
  await expect.poll(() => rowOf(table, 'btxn_20003')?.description).toBe('Changed by someone else');
  expect(rowOf(table, 'btxn_20000')?.description).toBe('Changed by this save');
  await expect.element(updates).toBeVisible();
  await expect.element(page.getByText('40,000 transactions so far')).toBeVisible();
  await milliseconds(300);
  const sent = requests.slice(before).map(({ method, path }) => `${method} ${path}`);
  const reads = sent.filter((request) => request !== 'POST /v6/banks/transactions');
  expect(reads.length, reads.join(', ')).toBeLessThanOrEqual(3);
  // The next outdated page is read when it comes into view, alone.
  area.scrollTop = (area.scrollHeight / 4) * 3;
  await expect.poll(() => rowOf(table, 'btxn_30000')?.description).toBe('Changed by someone else');
  await milliseconds(300);
  expect(requests.slice(before).filter(isQuery).length - reads.length).toBeLessThanOrEqual(2);
  expect(table.querySelectorAll('tr[aria-busy]')).toHaveLength(0);
  // A list that was closed during a write reads what it shows when it opens again.
  await userEvent.click(page.getByRole('button', { name: 'Show or hide' }));
  served.rename('btxn_2', 'Changed while closed');
  await userEvent.click(page.getByRole('button', { name: 'Save btxn_20000' }));
  await expect
    .poll(() => requests.filter(({ status, path }) => path === '/v6/banks/transactions' && status === 200).length)
    .toBe(2);
  const closed = requests.length;
  await userEvent.click(page.getByRole('button', { name: 'Show or hide' }));
  const again = (await page.getByRole('grid').findElement()) as HTMLTableElement; // by its role
  await expect.poll(() => rowOf(again, 'btxn_2')?.description).toBe('Changed while closed');
  await milliseconds(300);
  expect(requests.length - closed).toBeLessThanOrEqual(3);
}, 60_000);

test('a write reads the pages in view of a short list at once, and its other pages once no more writes follow', async () => {
  const company = await sharedCompany();
  const served = serveTransactions(8);
  const requests = recordRequests();
  renderWithProvider(<Prefetched pages={8} />, { company });
  const count = page.getByText('800 transactions', { exact: true }).first();
  await expect.element(count).toBeVisible();
  const table = (await page.getByRole('grid').findElement()) as HTMLTableElement; // by its role
  const before = requests.length;
  const reads = () => requests.slice(before).filter(isQuery).length;
  served.rename('btxn_2', 'Changed by someone else');
  served.rename('btxn_700', 'Changed by someone else');
  await userEvent.click(page.getByRole('button', { name: 'Save btxn_20000' }));
  await expect.poll(() => rowOf(table, 'btxn_2')?.description).toBe('Changed by someone else');
  await expect.element(page.getByText('800 transactions so far')).toBeVisible();
  await milliseconds(300);
  expect(reads()).toBeLessThanOrEqual(3);
  // Another write puts it off.
  await userEvent.click(page.getByRole('button', { name: 'Save btxn_20000' }));
  await milliseconds(900);
  expect(reads()).toBeLessThanOrEqual(6);
  await expect.element(count).toBeVisible();
  expect(reads()).toBeLessThanOrEqual(16);
  scrollerOf(table).scrollTop = (scrollerOf(table).scrollHeight / 8) * 7;
  await expect.poll(() => rowOf(table, 'btxn_700')?.description).toBe('Changed by someone else');
}, 30_000);

test.each([
  { order: 'newest first', count: 3000, limit: 250, defaultSorting: undefined },
  { order: 'oldest first', count: 600, limit: 40, defaultSorting: oldestFirst },
])(
  'a ledger shows the service’s balances after a backdated write, wherever the user scrolls, $order',
  async ({ count, limit, defaultSorting }) => {
    const company = await createCompany({ entries: count });
    const { checking = '' } = company.glAccountIds;
    const spending = await firstSpending(company, checking);
    const { entries: entriesBefore } = await fetchLedger(company, checking);
    limitPages(limit);
    const allLoaded = page.getByText(`${count.toLocaleString('en')} entries`, { exact: true });
    const requests = recordRequests();
    renderWithProvider(
      <TableHeight>
        <Save id={spending.id} amount={spending.amount - 123_456} />
        <GeneralLedger
          loadInBackground={false}
          glAccountId={checking}
          defaultFilters={{ period: 'all' }}
          defaultSorting={defaultSorting}
        />
      </TableHeight>,
      { company },
    );
    await userEvent.click(page.getByRole('button', { name: 'Load all' }));
    await expect.element(allLoaded).toBeVisible();
    const table = (await page.getByRole('grid', { name: /^General ledger/ }).findElement()) as HTMLTableElement; // by its role
    const area = scrollerOf(table);
    const footer = () => table.tFoot?.rows[0]?.textContent;
    expect(footer()).toContain('Totals and closing balance');
    area.scrollTop = area.scrollHeight / 2;
    await milliseconds(100);
    const before = requests.length;
    await userEvent.click(page.getByRole('button', { name: /^Save/ }));
    await expect.element(updates).toBeVisible();
    const { entries } = await fetchLedger(company, checking);
    expect(entries.at(-1)?.runningBalance).toBe((entriesBefore.at(-1)?.runningBalance ?? 0) - 123_456);
    const expected = new Set(entries.map((entry) => JSON.stringify(toDisplayedEntry(entry))));
    const shown = () => entryRows(table).map((row) => JSON.stringify(readEntryRow(row)));
    await expect.poll(() => shown().filter((row) => !expected.has(row))).toEqual([]);
    const reads = requests.slice(before).filter(isQuery);
    expect(reads.filter(({ body }) => body.limit === 1).length).toBeLessThanOrEqual(1); // the closing balance
    // The chart keeps the balances from before, and says so.
    const chart = await page.getByRole('slider', { name: 'Balance over time' }).findElement();
    (chart as HTMLElement).focus(); // by its role
    await userEvent.keyboard(defaultSorting ? '{End}' : '{Home}');
    await expect.poll(() => chart.ariaValueText).toMatch(/Updating$/);
    // Newest first, a page is a number of days, of several responses.
    const pages = defaultSorting
      ? reads
      : new Set(reads.flatMap(({ body }) => (body.limit === 1 ? [] : [body.filter.beginDate])));
    expect([...pages].length).toBeLessThanOrEqual(3);
    expect(footer()).toBe('Updating·Load all');
    expect(figureOf('Debits')).toBe('Updating');
    expect(figureOf('Credits')).toBe('Updating');
    // Upward across pages that were not read, one view at a time.
    for (let turn = 0; turn < 12; turn += 1) {
      area.scrollTop -= area.clientHeight * 0.8;
      await milliseconds(30);
      await expect
        .poll(() =>
          entryRows(table)
            .filter((row) => row.ariaBusy !== 'true')
            .map((row) => JSON.stringify(readEntryRow(row)))
            .filter((row) => !expected.has(row)),
        )
        .toEqual([]);
      await expect.poll(() => table.querySelectorAll('tr[aria-busy]').length).toBe(0);
    }
    await userEvent.click(page.getByRole('button', { name: 'Load all' }));
    await expect.element(allLoaded).toBeVisible();
    expect(updates.query()).toBeNull();
    expect(footer()).toContain('Totals and closing balance');
    const listed = defaultSorting ? entries : entries.toReversed();
    for (const row of entryRows(table))
      expect(readEntryRow(row)).toEqual(toDisplayedEntry(listed[Number(row.dataset.index)] ?? expect.unreachable()));
    if (!defaultSorting) return; // thousands of rows are too many to print in a test
    window.dispatchEvent(new Event('beforeprint'));
    expect(entryRows(table).map(readEntryRow)).toEqual(listed.map(toDisplayedEntry));
    window.dispatchEvent(new Event('afterprint'));
  },
  90_000,
);

test('rows that moved, were deleted or added by others appear once the pages come into view', async () => {
  const company = await createCompany({ entries: 900 });
  limitPages(40);
  renderWithProvider(<Prefetched pages={30} />, { company });
  const table = (await page.getByRole('grid').findElement()) as HTMLTableElement; // by its role
  const area = scrollerOf(table);
  const [first, second] = await fetchTransactions(company);
  const oldest = (await fetchTransactions(company)).at(-1);
  if (!first || !second || !oldest) throw new Error('There are no transactions.');
  // The newest becomes the oldest, and the oldest the newest.
  await saveAsOtherUser(company, [
    { id: first.id, date: oldest.date },
    { id: oldest.id, date: first.date },
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Refetch' }));
  const served = (await fetchTransactions(company)).map(toDisplayedTransaction);
  await expect.poll(() => transactionRows(table).slice(0, 5).map(readTransactionRow)).toEqual(served.slice(0, 5));
  for (let turn = 0; turn < 60; turn += 1) {
    await expect.poll(() => table.querySelectorAll('tr[aria-busy]').length).toBe(0);
    for (const row of transactionRows(table))
      expect(readTransactionRow(row)).toEqual(served[Number(row.dataset.index)]);
    if (area.scrollTop + area.clientHeight >= area.scrollHeight - 1) break;
    area.scrollTop += area.clientHeight * 0.8;
    await milliseconds(50);
  }
  expect(area.scrollTop).toBeGreaterThan(5_000);
}, 90_000);

test('a failed refetch keeps the rows and says so, and a retry reads the pages in view', async () => {
  const company = await createCompany({ entries: 900 });
  limitPages(40);
  let isFailing = false;
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    isFailing && String(input).endsWith('/transactions/query')
      ? Response.json({ result: 'FAILURE', error: [{ type: 'BAD_REQUEST', message: '' }] }, { status: 400 })
      : send(input, init),
  );
  renderWithProvider(<Prefetched pages={15} />, { company });
  const table = (await page.getByRole('grid').findElement()) as HTMLTableElement; // by its role
  const before = transactionRows(table).map(readTransactionRow);
  isFailing = true;
  await userEvent.click(page.getByRole('button', { name: 'Refetch' }));
  await expect.element(page.getByText('Couldn’t refresh. Showing earlier data.')).toBeVisible();
  expect(transactionRows(table).map(readTransactionRow)).toEqual(before);
  isFailing = false;
  const requests = recordRequests();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Couldn’t refresh. Showing earlier data.')).not.toBeInTheDocument();
  expect(requests.filter(isQuery).length).toBeLessThanOrEqual(3);
}, 60_000);

/** Lists whose pages are loaded before. */
function Prefetched({ pages }: { pages: number }) {
  const daybook = useDaybook();
  const [isLoaded, setIsLoaded] = useState(false);
  const [isShown, setIsShown] = useState(true);
  const { queryClient } = daybook;
  const options = bankTransactionsOptions(daybook, { filter: {}, sort: { orderBy: 'DATE', direction: 'DESC' } });
  const [load] = useState(() => async () => {
    await queryClient.prefetchInfiniteQuery({ ...options, pages });
    setIsLoaded(true);
  });
  if (!isLoaded) return <Run task={load} />;
  return (
    <TableHeight>
      <Save id="btxn_20000" amount={-100} />
      <button type="button" onClick={() => queryClient.invalidateQueries({ queryKey: options.queryKey })}>
        Refetch
      </button>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Show or hide
      </button>
      {isShown && <BankTransactionList />}
    </TableHeight>
  );
}

/** Runs a task once. */
function Run({ task }: { task: () => Promise<void> }) {
  useState(() => queueMicrotask(task));
  return null;
}

function Save({ id, amount }: { id: string; amount: number }) {
  const { mutate } = useSaveBankTransactions();
  return (
    <button type="button" onClick={() => mutate([{ id, amount }])}>
      Save {id}
    </button>
  );
}

/** The first transaction of an account's ledger that spends money and is not split. */
async function firstSpending(company: Company, glAccountId: string) {
  const { entries } = await fetchLedger(company, glAccountId);
  const transactions = new Map((await fetchTransactions(company)).map((one) => [one.id, one]));
  for (const { entity } of entries) {
    const found = transactions.get(entity.id);
    if (found && found.amount < 0 && found.children.length === 0 && found.type === 'EXPENSE') return found;
  }
  return expect.unreachable();
}

/** Has the service return shorter pages, so that a few hundred rows fill many. */
function limitPages(most: number): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (typeof init?.body !== 'string' || !isQuery({ path: String(input) })) return send(input, init);
    const body = JSON.parse(init.body);
    return send(input, { ...init, body: JSON.stringify({ ...body, limit: Math.min(body.limit ?? most, most) }) });
  });
}

/** The text of a figure above a ledger. */
function figureOf(name: string) {
  const terms = [...document.querySelectorAll('.daybook-ledger-figures dt')];
  return terms.find((term) => term.textContent.trim() === name)?.nextElementSibling?.textContent;
}

/** The displayed row of a generated transaction. */
function rowOf(table: HTMLTableElement, id: string) {
  const index = Number(id.replace('btxn_', ''));
  const row = transactionRows(table).find((each) => Number(each.dataset.index) === index);
  return row && readTransactionRow(row);
}

function milliseconds(count: number) {
  return new Promise((resolve) => setTimeout(resolve, count));
}
