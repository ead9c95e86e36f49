import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BankTransactionList, InvoiceList } from '../../src/index.ts';
import { invoiceTable } from '../support/invoices/list.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';
import { inPrintMedia } from '../support/ui/printMedia.ts';
import { testOwnLook } from '../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const field = page.getByRole('searchbox');
const printed = page.getByText('Search invoices: a', { exact: true });

test('prints the search as text, not its field', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{ search: 'a' }} />, { company });
  await invoiceTable();
  await expect.element(field).toBeVisible();
  expect(printed.query()).toBeNull();
  await inPrintMedia(() => {
    expect(field.query()).toBeNull();
    expect(printed.query()?.checkVisibility()).toBe(true);
  });
});

test('prints nothing of an empty search', async () => {
  renderWithProvider(<InvoiceList />, { company });
  await invoiceTable();
  await inPrintMedia(() => expect(document.querySelector('.daybook-search')?.checkVisibility()).toBe(false));
});

testOwnLook('prints filters with as much room after their text as before it', async () => {
  renderWithProvider(<BankTransactionList defaultFilters={{ amount: { lessThan: 0 } }} />, { company });
  const text = await page.getByRole('list', { name: 'Active filters' }).getByRole('button').first().findElement();
  await inPrintMedia(() => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(text);
    expect(paddingInlineEnd).toBe(paddingInlineStart);
  });
});
