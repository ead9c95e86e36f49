import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { InvoiceList } from '../../src/index.ts';
import { invoiceTable } from '../support/invoices/list.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';
import { inPrintMedia } from '../support/ui/printMedia.ts';

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
