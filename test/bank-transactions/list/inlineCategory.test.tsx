import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { type ApiTransaction, fetchTransactions, isCategorizedInline } from '../../support/bank-transactions/api.ts';
import { transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { formatDollars } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, mockRow, recordRequests } from '../../support/requests.ts';
import { callApi, createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany();

/** The row at an index. */
async function rowAt(place: number): Promise<HTMLTableRowElement> {
  const row = transactionRows(await transactionTable())[place];
  if (!row) throw new Error(`No row ${place}.`);
  return row;
}

const categoryIn = (row: HTMLTableRowElement) => row.querySelector('[data-column="category"]')?.textContent;
const saved = async (id: string) => (await callApi(company, 'GET', `/v6/banks/transactions/${id}`)).data;

/** Focuses the first transaction that can be categorized inline. */
async function focusCategorizable() {
  const served = await fetchTransactions(company);
  const place = served.findIndex(isCategorizedInline);
  const transaction = served[place];
  if (!transaction) throw new Error('No transaction can be categorized inline.');
  const table = await transactionTable();
  table.focus();
  for (let step = 0; step < place; step += 1) await userEvent.keyboard('{ArrowDown}');
  return { place, transaction, table };
}

test('the header covers nothing of the field’s ring in the row below it', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  const { table } = await focusCategorizable();
  await userEvent.keyboard('c');
  const input = await page.getByRole('combobox', { name: /^Category of / }).findElement();
  const { outlineOffset, outlineWidth } = getComputedStyle(input);
  const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const header = table.tHead?.getBoundingClientRect().bottom ?? Number.NaN;
  expect(Number.parseFloat(outlineWidth)).toBeGreaterThan(0);
  expect(input.getBoundingClientRect().top - ring).toBeGreaterThanOrEqual(header);
});

test.each(['c', '{F2}'])('%s opens the categories, and Enter saves the match', async (key) => {
  const wanted = key === 'c' ? 'Small Equipment' : 'Office Supplies';
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList />, { company });
  const { place, transaction, table } = await focusCategorizable();
  await userEvent.keyboard(key);
  const field = page.getByRole('combobox', { name: `Category of ${transaction.displayName}` });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(wanted);
  await expect.element(page.getByRole('option', { name: wanted })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(table);
  expect(categoryIn(await rowAt(place))).toBe(wanted);
  const text = `${transaction.displayName}, ${formatDollars(transaction.amount)}, categorized as ${wanted}.`;
  await expect.element(page.getByText(text)).toBeVisible();
  expect(categoryIn(await rowAt(place))).toBe(wanted);
  await expect.poll(async () => (await saved(transaction.id)).category.name).toBe(wanted);
  const now = await saved(transaction.id);
  expect(now.reviewStatus).toBe('RECONCILED');
  expect(withoutDecision(now)).toEqual(withoutDecision(transaction));
  expect(requests.filter(({ path, method }) => method === 'POST' && path === '/v6/banks/transactions')).toHaveLength(1);
});

test('what is typed stays in the field when the numbers of matched invoices arrive', async () => {
  const [invoice] = (await callApi(company, 'POST', '/v6/invoicing/invoices/query', { limit: 1 })).data;
  const below = (await fetchTransactions(company)).findIndex(isCategorizedInline) + 1;
  const matched = { customer: invoice.customer, children: [{ id: 'line', amount: -1, invoiceId: invoice.id }] };
  mockRow(/transactions\/query$/, below, (row) => ({ ...row, ...matched }));
  const gate = createGate();
  recordRequests({ until: ({ path }) => (path.startsWith('/v6/invoicing') ? gate.opened : undefined) });
  renderWithProvider(<BankTransactionList />, { company });
  const { transaction } = await focusCategorizable();
  await userEvent.keyboard('c');
  const field = page.getByRole('combobox', { name: `Category of ${transaction.displayName}` });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Small');
  gate.open();
  await expect.poll(async () => categoryIn(await rowAt(below))).toContain(`Matched ${invoice.invoiceNumber}`);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Small');
  expect(await saved(transaction.id)).toEqual(transaction);
});

/** Everything that must not change: all but what the user decided, and the rule that decided before. */
function withoutDecision(transaction: ApiTransaction) {
  const { category: _category, reviewStatus: _reviewStatus, rule: _rule, ...rest } = transaction;
  return rest;
}

test('Escape keeps the category and focuses the row', async () => {
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList />, { company });
  const { place, transaction, table } = await focusCategorizable();
  const before = categoryIn(await rowAt(place));
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: `Category of ${transaction.displayName}` })).toHaveFocus();
  await userEvent.keyboard('Off{ArrowDown}{Escape}');
  await expect.poll(() => document.activeElement).toBe(table);
  expect(categoryIn(await rowAt(place))).toBe(before);
  await userEvent.keyboard('{ArrowDown}');
  expect(requests.filter(({ path, method }) => method === 'POST' && path === '/v6/banks/transactions')).toEqual([]);
});

test('does not revert changes by others since the list was read', async () => {
  const plain = (await fetchTransactions(company)).find(isCategorizedInline);
  // An empty value would not be sent anyway.
  await callApi(company, 'POST', '/v6/banks/transactions', { data: [{ id: plain?.id, notes: 'Ask the client' }] });
  renderWithProvider(<BankTransactionList />, { company });
  const { transaction } = await focusCategorizable();
  expect(transaction.notes).toBe('Ask the client');
  const item = { id: transaction.id, notes: 'Asked the client, 12 June' };
  await callApi(company, 'POST', '/v6/banks/transactions', { data: [item] });
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: `Category of ${transaction.displayName}` })).toHaveFocus();
  await userEvent.keyboard('Postage');
  await expect.element(page.getByRole('option', { name: /^Postage/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(async () => (await saved(transaction.id)).category.name).toMatch(/^Postage/);
  expect((await saved(transaction.id)).notes).toBe(item.notes);
});
