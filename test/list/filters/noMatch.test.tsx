import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, InvoiceList } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import { displayedTransactions, toDisplayedTransaction } from '../../support/bank-transactions/list.ts';
import { fetchInvoices } from '../../support/invoices/api.ts';
import { openField } from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const noMatch = page.getByText('No results match your filters');
const clearAll = page.getByRole('button', { name: 'Clear filters' });
/** More than any transaction has. */
const amount = { greaterThan: Number.MAX_SAFE_INTEGER - 1 };

test('the filter without which most would match can be cleared alone', async () => {
  const onFiltersChange = vi.fn();
  const [newest] = await fetchTransactions(company);
  const inPeriod = { date: { lessThanEqual: newest?.date } };
  const expected = await fetchTransactions(company, inPeriod);
  expect(expected.length).toBeGreaterThan(0);
  const filters = { ...inPeriod, amount };
  renderWithProvider(<BankTransactionList defaultFilters={filters} onFiltersChange={onFiltersChange} />, { company });
  await expect.element(noMatch).toBeVisible();
  await expect.element(page.getByText(/Without Amount: (\d+|More than \d+) match(es)?\./)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear Amount' }));
  await expect.poll(displayedTransactions).toEqual(expected.slice(0, 100).map(toDisplayedTransaction));
  expect(onFiltersChange.mock.lastCall).toEqual([inPeriod]);
});

test('if only the search is in the way, nothing else is offered', async () => {
  renderWithProvider(<BankTransactionList defaultFilters={{ search: 'no such thing', amount: { lessThan: 0 } }} />, {
    company,
  });
  await expect.element(noMatch).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(page.getByRole('button', { name: /^Clear Amount/ }).query()).toBeNull();
  await userEvent.click(clearAll);
  await expect.element(page.getByRole('searchbox', { name: 'Search transactions' })).toHaveFocus();
});

test('a filter that stays keeps the text of the search', async () => {
  const [some] = await fetchTransactions(company);
  const word = some?.displayName ?? '';
  renderWithProvider(<BankTransactionList defaultFilters={{ search: word, amount }} />, { company });
  await userEvent.click(page.getByRole('button', { name: 'Clear Amount' }));
  await expect.element(page.getByRole('searchbox', { name: 'Search transactions' })).toHaveValue(word);
  await expect.element(noMatch).not.toBeInTheDocument();
});

test('with one filter, nothing is counted', async () => {
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList defaultFilters={{ amount }} />, { company });
  await expect.element(noMatch).toBeVisible();
  await expect.element(clearAll).toBeVisible();
  expect(page.getByRole('button', { name: /^Clear Amount/ }).query()).toBeNull();
  const listed = requests.filter(({ path, body }) => path.endsWith('/query') && body?.sort);
  expect(new Set(listed.map(({ body }) => JSON.stringify(body.filter))).size).toBe(listed.length);
});

test('an invoice that has another status than the tab is found without it', async () => {
  const paid = (await fetchInvoices(company)).find(({ invoiceStatus }) => invoiceStatus === 'CLOSED');
  const search = paid?.invoiceNumber ?? expect.unreachable();
  const onFiltersChange = vi.fn();
  const filters = { search, invoiceStatus: { in: ['OPEN'] } };
  renderWithProvider(<InvoiceList defaultFilters={filters} onFiltersChange={onFiltersChange} />, { company });
  await userEvent.click(page.getByRole('button', { name: 'Clear Status' }));
  expect(onFiltersChange.mock.lastCall).toEqual([{ search }]);
  await expect.element(page.getByRole('row', { name: search })).toBeVisible();
});

test('a condition without a value says what is missing', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  await openField('Amount');
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await expect.element(dialog).toHaveTextContent('Enter or choose a value.');
  await userEvent.fill(dialog.getByRole('textbox'), '5');
  await expect.element(dialog).not.toHaveTextContent('Enter or choose a value.');
});
