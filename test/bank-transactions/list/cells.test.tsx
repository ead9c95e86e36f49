import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, useInvoices } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import { readTransactionRow, transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { mockRow, recordRequests } from '../../support/requests.ts';
import { callApi, type Json, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

/** Shows the list with other members in its first transaction. @returns the row. */
async function showFirst(members: object, options: Partial<Parameters<typeof renderWithProvider>[1]> = {}) {
  mockRow(/transactions\/query$/, 0, (row) => ({ ...row, ...members }));
  const onTransactionSelect = vi.fn();
  renderWithProvider(<BankTransactionList onTransactionSelect={onTransactionSelect} />, { company, ...options });
  const [row] = transactionRows(await transactionTable());
  if (!row) throw new Error('There is no transaction.');
  return { row, onTransactionSelect, ...readTransactionRow(row) };
}

test('names the vendor instead of the bank’s name, and the category by it', async () => {
  const { description } = await showFirst({
    vendor: { id: 'vnd', name: 'Paper Mill' },
    displayName: 'PAPERMLL',
    description: 'CARD 4411 PAPERMLL',
    type: 'EXPENSE',
    glAccount: null,
    matchingBankTransaction: null,
    children: [],
  });
  expect(description).toContain('Paper MillCARD 4411 PAPERMLL');
  (await transactionTable()).focus();
  await userEvent.keyboard('{ArrowUp}c');
  await expect.element(page.getByRole('combobox', { name: 'Category of Paper Mill' })).toBeVisible();
});

test('Display hides the bank’s text, which the view keeps', async () => {
  const onViewChange = vi.fn();
  const vendor = { id: 'vnd', name: 'Paper Mill' };
  mockRow(/transactions\/query$/, 0, (row) => ({ ...row, vendor, description: 'CARD 4411' }));
  renderWithProvider(<BankTransactionList onViewChange={onViewChange} />, { company });
  await transactionTable();
  const bankText = page.getByText('CARD 4411', { exact: true });
  await expect.element(bankText).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Bank text' }));
  await expect.element(bankText).not.toBeVisible();
  await expect.element(page.getByText('Paper Mill').first()).toBeVisible();
  expect(onViewChange.mock.lastCall?.[0]).toMatchObject({ options: { bankText: false } });
});

test('a mark has a name and a tooltip, and a click on it selects the transaction', async () => {
  const { row, onTransactionSelect } = await showFirst({ notes: 'Two of us', attachments: [{ id: 'att' }] });
  for (const name of ['Receipt', 'Note']) {
    const mark = page.elementLocator(row).getByRole('img', { name }).element();
    expect(mark.querySelector('title')?.textContent).toBe(name);
    const { left, top, width, height } = mark.getBoundingClientRect();
    expect(mark.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await userEvent.click(mark);
  }
  expect(onTransactionSelect).toHaveBeenCalledTimes(2);
});

test('an original amount is smaller than the name, its currency behind it', async () => {
  const { row } = await showFirst({ currencyInfo: { originalAmount: -8820, originalCurrency: 'EUR' } });
  const amount = page.elementLocator(row).getByText('88.20 EUR', { exact: true }).element();
  const name = row.querySelector('.daybook-cell-text') ?? expect.unreachable();
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  expect(sizeOf(amount)).toBeLessThan(sizeOf(name));
});

test.each([
  ['PARTNER_REVIEW_REQUIRED', 'To review'],
  ['RECONCILED', 'Reviewed'],
  ['RECONCILIATION_DISCREPANCY', 'Differs from the bank'],
])('names the review state %s', async (reviewStatus, name) => {
  const { row } = await showFirst({ reviewStatus });
  await expect.element(page.elementLocator(row).getByRole('img', { name })).toBeVisible();
});

const categoryOf = (row: Element | undefined) => row?.querySelector('[data-column="category"]')?.textContent;

test('the numbers of matched invoices are read with one request for a page', async () => {
  const invoices = (await callApi(company, 'POST', '/v6/invoicing/invoices/query', { limit: 3 })).data as Json[];
  for (const [place, { id, customer, lineItems }] of invoices.entries()) {
    const byItem = { children: [], invoiceItem: { id: lineItems.at(-1).id, description: 'Logo design' } };
    const byInvoice = { children: [{ id: 'line', amount: -1, invoiceId: id }] };
    mockRow(/transactions\/query$/, place, (row) => ({ ...row, customer, ...(place === 0 ? byItem : byInvoice) }));
  }
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList />, { company });
  const table = await transactionTable();
  for (const [place, { invoiceNumber }] of invoices.entries())
    await expect.poll(() => categoryOf(transactionRows(table)[place])).toMatch(new RegExp(`^Matched ${invoiceNumber}`));
  expect(requests.filter(({ path }) => path.startsWith('/v6/invoicing'))).toHaveLength(1);
});

test('the number of a matched invoice comes from the loaded invoices, without a request for a row', async () => {
  const [invoice] = (await callApi(company, 'POST', '/v6/invoicing/invoices/query', { limit: 1 })).data;
  const matched = { children: [{ id: 'line', amount: -1, invoiceId: invoice.id }] };
  mockRow(/transactions\/query$/, 0, (row) => ({ ...row, ...matched }));
  function Lists() {
    const { isSuccess } = useInvoices();
    return isSuccess && <BankTransactionList />;
  }
  renderWithProvider(<Lists />, { company });
  const [row] = transactionRows(await transactionTable());
  expect(categoryOf(row)).toBe(`Matched ${invoice.invoiceNumber}partly`);
});

test('money in has a plus sign and more weight, money out a minus sign, or parentheses if the host wants them', async () => {
  const { row, amount } = await showFirst({ amount: 421_206 }, { currencySign: 'accounting' });
  expect(amount).toBe('+4,212.06');
  const out = (await fetchTransactions(company)).findIndex(({ amount: each }, index) => index > 0 && each < 0);
  const outRow = transactionRows(await transactionTable())[out];
  expect(outRow && readTransactionRow(outRow).amount).toMatch(/^\([\d,.]+\)$/);
  const weight = (each: Element | undefined) =>
    Number(getComputedStyle(each?.querySelector('.daybook-money') ?? document.body).fontWeight);
  expect(weight(row)).toBeGreaterThan(weight(outRow));
});

test('a saved view that names a removed column still applies', async () => {
  const order = ['party', 'amount', 'date'];
  const view = {
    columnOrder: order,
    columnVisibility: { party: true, bankAccount: false },
    columnSizing: { party: 90 },
  };
  renderWithProvider(<BankTransactionList defaultView={view} />, { company });
  const table = await transactionTable();
  const columns = [...(table.tHead?.rows[0]?.cells ?? [])].map(({ dataset }) => dataset.column);
  expect(columns).toEqual(['amount', 'date', 'description', 'category', 'review']);
  expect(table.parentElement?.scrollWidth).toBe(table.parentElement?.clientWidth);
});

test('says that a rule set the category', async () => {
  const { row, category } = await showFirst({
    category: { id: 'cat', name: 'Travel' },
    rule: { id: 'rul', transactionSource: 'BANK_FEED' },
    type: 'EXPENSE',
    glAccount: null,
    invoiceItem: null,
    matchingBankTransaction: null,
    children: [],
  });
  expect(category).toBe('TravelRule');
  await expect.element(page.elementLocator(row).getByTitle('Set by a rule')).toBeVisible();
});

test.each([380, 1280])('Display has a column Vendor or customer, which is off, in a page %i wide', async (width) => {
  await page.viewport(width, 800);
  const { row } = await showFirst({ vendor: { id: 'vnd', name: 'Paper Mill' }, customer: null });
  const cell = () => row.querySelector('[data-column="vendorOrCustomer"]');
  expect(cell()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  const checkbox = page.getByRole('checkbox', { name: 'Vendor or customer' });
  await expect.element(checkbox).not.toBeChecked();
  await userEvent.click(checkbox);
  await expect.poll(() => cell()?.textContent).toBe('Paper Mill');
});

test('Display has a column for each class of the loaded transactions, which are off', async () => {
  const value = (dimension: string, name: string) => ({
    id: `dv_${name}`,
    name,
    dimension: { id: `dim_${dimension}`, name: dimension, requiredness: 'NOT_REQUIRED' },
  });
  const { row } = await showFirst({
    dimensionValues: [value('Region', 'North'), value('Office', 'Hall')],
    children: [],
  });
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  expect(row.textContent).not.toContain('Hall');
  await userEvent.click(page.getByRole('checkbox', { name: 'Office' }));
  await expect.poll(() => row.textContent).toContain('Hall');
  expect(row.textContent).not.toContain('North');
  await userEvent.click(page.getByRole('checkbox', { name: 'Region' }));
  await expect.poll(() => row.textContent).toContain('North');
  await expect.element(page.getByRole('columnheader', { name: 'Region' })).toBeVisible();
});
