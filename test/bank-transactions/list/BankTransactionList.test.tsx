import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import {
  displayedTransactions,
  toDisplayedTransaction,
  transactionRows,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { scrollerOf } from '../../support/ui/scroller.tsx';

const company = await sharedCompany();

test('shows the transactions of the service, newest first', async () => {
  const served = await fetchTransactions(company);
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  expect(await displayedTransactions()).toEqual(served.slice(0, 100).map(toDisplayedTransaction));
  await expect.element(page.getByText('100 transactions so far')).toBeVisible();
});

test('shows a loading state until the first page is there', async () => {
  const gate = createGate();
  recordRequests({ until: () => gate.opened });
  renderWithProvider(<BankTransactionList />, { company });
  await expect.element(page.getByText(/^Loading [^m]/)).toBeInTheDocument();
  expect(page.getByRole('grid').query()).toBeNull();
  gate.open();
  await transactionTable();
});

test('the date header toggles the sort order', async () => {
  const onSortingChange = vi.fn();
  renderWithProvider(<BankTransactionList onSortingChange={onSortingChange} />, { company });
  const table = await transactionTable();
  expect(table.tHead?.rows[0]?.cells[0]?.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(page.getByRole('button', { name: 'Date' }));
  const oldestFirst = (await fetchTransactions(company, {}, 'ASC')).map(toDisplayedTransaction);
  await expect.poll(async () => (await displayedTransactions())[0]).toEqual(oldestFirst[0]);
  expect(await displayedTransactions()).toEqual(oldestFirst.slice(0, 100));
  expect((await transactionTable()).tHead?.rows[0]?.cells[0]?.getAttribute('aria-sort')).toBe('ascending');
  expect(onSortingChange.mock.calls).toEqual([[[{ id: 'date', desc: false }]]]);
});

test('shows the newest first if it is sorted by another column', async () => {
  renderWithProvider(<BankTransactionList defaultSorting={[{ id: 'amount', desc: false }]} />, { company });
  const newestFirst = (await fetchTransactions(company)).map(toDisplayedTransaction);
  await transactionTable();
  expect(await displayedTransactions()).toEqual(newestFirst.slice(0, 100));
});

test.each([1280, 380])('a click anywhere on a transaction except its category selects it at %i px', async (width) => {
  await page.viewport(width, 800);
  const served = await fetchTransactions(company);
  const [, , third] = served;
  const transactionIds = served.slice(0, 100).map(({ id }) => id); // the first page
  const onTransactionSelect = vi.fn();
  recordRequests({ until: ({ body }) => (body?.cursor ? createGate().opened : undefined) }); // no second page
  renderWithProvider(<BankTransactionList onTransactionSelect={onTransactionSelect} />, { company });
  const row = transactionRows(await transactionTable())[2];
  if (!row) throw new Error('No third transaction.');
  const { width: rowWidth, height } = row.getBoundingClientRect();
  for (const share of [0.01, 0.25, 0.99])
    await userEvent.click(row, { position: { x: rowWidth * share, y: height / 4 }, force: true });
  expect(onTransactionSelect.mock.calls).toEqual(
    Array(3).fill([{ transactionId: third?.id, transactionIds, inReviewQueue: false }]),
  );
});

test('Enter selects the focused transaction', async () => {
  const served = await fetchTransactions(company);
  const [, second] = served;
  const onTransactionSelect = vi.fn();
  renderWithProvider(<BankTransactionList onTransactionSelect={onTransactionSelect} />, { company });
  (await transactionTable()).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onTransactionSelect.mock.calls).toEqual([
    [
      {
        transactionId: second?.id,
        transactionIds: served.slice(0, 100).map(({ id }) => id),
        inReviewQueue: false,
      },
    ],
  ]);
});

test('the / key focuses the search', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  (await transactionTable()).focus();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox', { name: 'Search transactions' })).toHaveFocus();
});

test('pages load ahead of the scroll', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  const table = await transactionTable();
  const { length } = await fetchTransactions(company);
  expect(length).toBeGreaterThan(100);
  const area = scrollerOf(table);
  await expect
    .poll(() => {
      area.scrollTop = area.scrollHeight;
      return page.getByText(`${length} transactions`, { exact: true }).elements().length;
    })
    .toBe(2); // above the table, and in its footer
});

test.each([639, 380])('long names fit, and filters are large enough for touch, %i px wide', async (width) => {
  await page.viewport(width, 800);
  renderWithProvider(<BankTransactionList defaultFilters={{ search: 'Honourable' }} selectable />, { company });
  await expect.element(page.getByText(/^The Honourable Society of Signwriters/).first()).toBeVisible();
  const area = page.getByRole('grid').element().closest('section');
  expect(area?.scrollWidth).toBe(area?.clientWidth);
  const { width: side, height } = page
    .getByRole('button', { name: /^Filter( and sort)?$/ })
    .element()
    .getBoundingClientRect();
  expect([side, height]).toEqual([44, 44]);
});

test('in a page from right to left, the first column is on the right', async () => {
  renderWithProvider(
    <div dir="rtl">
      <BankTransactionList onTransactionSelect={() => {}} />
    </div>,
    { company },
  );
  await transactionTable();
  const placeOf = (name: string) => page.getByRole('columnheader', { name }).element().getBoundingClientRect();
  expect(placeOf('Date').left).toBeGreaterThan(placeOf('Amount').right);
  const number = document.querySelector('td[data-column="bankAccount"] .daybook-cell-text') ?? expect.unreachable();
  const cell = number.closest('td') ?? expect.unreachable();
  const gap = cell.getBoundingClientRect().right - number.getBoundingClientRect().right;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(12);
});
