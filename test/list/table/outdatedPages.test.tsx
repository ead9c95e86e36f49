import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, bankTransactionsOptions, useDaybook } from '../../../src/index.ts';
import { fetchTransactions, saveAsOtherUser } from '../../support/bank-transactions/api.ts';
import { readTransactionRow, toDisplayedTransaction, transactionRows } from '../../support/bank-transactions/list.ts';
import { SaveButton } from '../../support/bank-transactions/SaveButton.tsx';
import { serveTransactions } from '../../support/bank-transactions/serveTransactions.ts';
import { isQuery, limitPages } from '../../support/limitPages.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch, recordRequests } from '../../support/requests.ts';
import { createCompany, sharedCompany } from '../../support/sandbox/company.ts';
import { scrollerOf, TableHeight } from '../../support/ui/scroller.tsx';

const updates = page.getByText('Other rows update when you scroll to them.');

test('a write reads at most three pages of a list with 400 loaded pages', async () => {
  const company = await sharedCompany();
  const served = serveTransactions(400, 1000);
  const requests = recordRequests();
  renderWithProvider(<Prefetched pages={400} />, { company });
  await expect.element(page.getByText('40,000 transactions', { exact: true }).first()).toBeVisible();
  const toReview = page.getByRole('radio', { name: 'To review 1,000' });
  await expect.element(toReview).toBeVisible();
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
  await milliseconds(1_500); // with what waits for more writes
  const sent = requests.slice(before).map(({ method, path }) => `${method} ${path}`);
  const reads = sent.filter((request) => request !== 'POST /v6/banks/transactions');
  expect(reads.length, reads.join(', ')).toBeLessThanOrEqual(3);
  await expect.element(toReview).toBeVisible();
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
  // Pressed in the page, whose pause of a second begins with the press: the report of a click can take a part of it.
  const write = () => (page.getByRole('button', { name: 'Save btxn_20000' }).element() as HTMLElement).click();
  served.rename('btxn_2', 'Changed by someone else');
  served.rename('btxn_700', 'Changed by someone else');
  write();
  await expect.poll(() => rowOf(table, 'btxn_2')?.description).toBe('Changed by someone else');
  await expect.element(page.getByText('800 transactions so far')).toBeVisible();
  await milliseconds(300);
  expect(reads()).toBeLessThanOrEqual(3);
  // Another write puts it off.
  write();
  await milliseconds(900);
  expect(reads()).toBeLessThanOrEqual(6);
  await expect.element(count).toBeVisible();
  expect(reads()).toBeLessThanOrEqual(16);
  scrollerOf(table).scrollTop = (scrollerOf(table).scrollHeight / 8) * 7;
  await expect.poll(() => rowOf(table, 'btxn_700')?.description).toBe('Changed by someone else');
}, 30_000);

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
      <SaveButton id="btxn_20000" amount={-100} />
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

/** The displayed row of a generated transaction. */
function rowOf(table: HTMLTableElement, id: string) {
  const index = Number(id.replace('btxn_', ''));
  const row = transactionRows(table).find((each) => Number(each.dataset.index) === index);
  return row && readTransactionRow(row);
}

function milliseconds(count: number) {
  return new Promise((resolve) => setTimeout(resolve, count));
}
