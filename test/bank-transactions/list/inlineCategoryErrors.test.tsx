import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { type ApiTransaction, fetchTransactions, isCategorizedInline } from '../../support/bank-transactions/api.ts';
import {
  focusedRow,
  readTransactionRow,
  toDisplayedCategory,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { type Company, callApi, createCompany, issueToken } from '../../support/sandbox/company.ts';

const company = await createCompany();
const closeBooks = (company: Company, modifications: string) =>
  callApi(company, 'POST', '/v6/closing', { date: '2026-06-30', modifications });
const categoryIn = (row: HTMLTableRowElement | null) => row?.querySelector('[data-column="category"]');
const saves = (requests: ReturnType<typeof recordRequests>) =>
  requests.filter(({ path, method }) => method === 'POST' && path === '/v6/banks/transactions');

/** Focuses the first matching transaction. */
async function focusTransaction(matches: (transaction: ApiTransaction) => boolean, of: Company = company) {
  const served = await fetchTransactions(of);
  const place = served.findIndex(matches);
  const transaction = served[place];
  if (!transaction) throw new Error('No transaction matches.');
  const table = await transactionTable();
  table.focus();
  for (let step = 0; step < place; step += 1) await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => focusedRow(table)?.dataset.index).toBe(String(place));
  const row = focusedRow(table);
  return { transaction, table, cell: categoryIn(row), button: categoryIn(row)?.querySelector('button') };
}

async function choose(name: string) {
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toHaveFocus();
  await userEvent.keyboard(name);
  await expect.element(page.getByRole('option', { name })).toBeVisible();
  await userEvent.keyboard('{Enter}');
}

test('a split transaction explains that its lines have categories', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  const { cell, button, table } = await focusTransaction(({ children }) => children.length > 0);
  expect(cell?.textContent).toMatch(/^Split \(\d\)/);
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('c');
  await expect.element(page.getByText(/^This transaction is split\./)).toBeVisible();
  expect(page.getByRole('combobox', { name: /^Category of/ }).query()).toBeNull();
  expect(document.activeElement).toBe(table);
});

test('a press on a split opens it where the host opens transactions', async () => {
  const onTransactionSelect = vi.fn();
  renderWithProvider(<BankTransactionList onTransactionSelect={onTransactionSelect} />, { company });
  const { transaction, button } = await focusTransaction(({ children }) => children.length > 0);
  expect(button?.getAttribute('aria-disabled')).toBeNull();
  button?.click();
  const opened = expect.objectContaining({ transactionId: transaction.id, startWith: 'split' });
  expect(onTransactionSelect).toHaveBeenCalledExactlyOnceWith(opened);
});

const isDeposit = ({ type, category, glAccount, children }: ApiTransaction) =>
  type !== 'TRANSFER' && glAccount !== null && category === null && children.length === 0;

test.each<[string, (transaction: ApiTransaction) => boolean, RegExp]>([
  ['transfer', ({ type }) => type === 'TRANSFER', /^This is a transfer between your accounts\./],
  ['matched payment', (each) => isDeposit(each) && each.invoiceItem !== null, /^This is a matched payment\./],
  [
    'customer payment in Undeposited Funds',
    (each) => isDeposit(each) && each.invoiceItem === null,
    /^This is posted to a balance sheet account\./,
  ],
])('a %s shows its account, and its category is editable in the editor only', async (_what, matches, reason) => {
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList />, { company });
  const { transaction, cell, button } = await focusTransaction(matches);
  const row = cell?.closest('tr');
  expect(row && readTransactionRow(row).category).toBe(toDisplayedCategory(transaction));
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('c');
  await expect.element(page.getByText(reason)).toBeVisible();
  expect(page.getByRole('combobox', { name: /^Category of/ }).query()).toBeNull();
  expect(saves(requests)).toEqual([]);
});

test.each([
  ['DISABLED', 'Books are closed through Jun 30, 2026. This can’t be changed.'],
  ['ENABLED_WITH_WARNING', /^This is in a closed period \(through Jun 30, 2026\)\. Open it/],
])('a period closed with %s blocks inline edits with a reason', async (mode, reason) => {
  const closed = await createCompany();
  await closeBooks(closed, mode);
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList />, { company: closed });
  const { button } = await focusTransaction(isCategorizedInline, closed);
  await expect.poll(() => button?.getAttribute('aria-disabled')).toBe('true');
  expect(button?.title).toMatch(reason);
  await userEvent.keyboard('{F2}');
  await expect.element(page.getByText(reason)).toBeVisible();
  expect(page.getByRole('combobox', { name: /^Category of/ }).query()).toBeNull();
  expect(saves(requests)).toEqual([]);
});

test('shows a category optimistically, and reverts a rejected one with the reason', async () => {
  const closing = await createCompany();
  const gate = createGate();
  const requests = recordRequests({
    until: ({ path, method }) => (method === 'POST' && path === '/v6/banks/transactions' ? gate.opened : undefined),
  });
  renderWithProvider(<BankTransactionList />, { company: closing });
  const { transaction, cell } = await focusTransaction(isCategorizedInline, closing);
  const before = cell?.textContent;
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toHaveFocus();
  await closeBooks(closing, 'DISABLED'); // the list does not know
  await userEvent.keyboard('Small Equipment');
  await expect.element(page.getByRole('option', { name: 'Small Equipment' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saves(requests).length).toBe(1);
  expect(cell?.textContent).toBe('Small Equipment');
  gate.open();
  await expect.poll(() => cell?.textContent).toMatch(/^Not saved: .*closed/i);
  await expect.element(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible();
  expect(page.getByText('Small Equipment', { exact: true }).query()).toBeNull();
  const stored = (await callApi(closing, 'GET', `/v6/banks/transactions/${transaction.id}`)).data;
  expect(before).toMatch(new RegExp(`^${stored.category?.name ?? 'Uncategorized'}(Rule)?$`));
  await userEvent.keyboard('{ArrowUp}c'); // the next row had become the current one
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => cell?.textContent).toBe(before);
});

test('turns read-only after a forbidden change', async () => {
  renderWithProvider(<BankTransactionList />, {
    company,
    fetchToken: () => issueToken({ userId: company.userId, scope: 'read' }),
  });
  const { cell } = await focusTransaction(isCategorizedInline);
  const before = cell?.textContent;
  await choose('Office Supplies');
  await expect.element(page.getByText(/You don’t have permission to change the category/).first()).toBeVisible();
  await expect.poll(() => cell?.querySelector('button')).toBeNull();
  expect(cell?.textContent).toBe(before);
});

test('a read-only list shows categories as text', async () => {
  renderWithProvider(<BankTransactionList readOnly />, { company });
  const { cell } = await focusTransaction(isCategorizedInline);
  expect(cell?.querySelector('button')).toBeNull();
  await userEvent.keyboard('c');
  expect(page.getByRole('combobox', { name: /^Category of/ }).query()).toBeNull();
});
