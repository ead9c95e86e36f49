import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, InvoiceDetails } from '../../src/index.ts';
import { openCompany } from '../support/company.ts';
import { servedInvoices } from '../support/invoices/servedInvoices.ts';
import { renderWithBooks } from '../support/renderWithBooks.tsx';
import { fetchBeneath, recordRequests } from '../support/requests.ts';

const company = await openCompany();

/** A service that has only the endpoints of its interface: these answer 404. */
function withoutEndpoints(path: RegExp): void {
  const send = fetchBeneath();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!path.test(String(input))) return send(input, init);
    const error = [{ type: 'BAD_REQUEST', message: 'Not found' }];
    return Response.json({ result: 'FAILURE', error }, { status: 404 });
  });
}

test('the bank transaction list falls back to the documented endpoint, whose request has no body', async () => {
  withoutEndpoints(/\/v6\/banks\/transactions\/query$/);
  const requests = recordRequests();
  renderWithBooks(<BankTransactionList />, { company });
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(page.getByRole('row').elements().length).toBeGreaterThan(10);
  const retrieving = requests.filter(({ path }) => path === '/v6/banks/transactions');
  expect(retrieving).toMatchObject([{ method: 'POST', body: undefined, status: 200 }]);
});

test('what the documented endpoint cannot filter or sort is never shown as if it were', async () => {
  withoutEndpoints(/\/v6\/banks\/transactions\/query$/);
  const requests = recordRequests();
  renderWithBooks(<BankTransactionList defaultFilters={{ search: 'rent' }} />, { company });
  await expect.element(page.getByText('We could not find the bank transactions.')).toBeVisible();
  expect(requests.filter(({ path }) => path === '/v6/banks/transactions')).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
  await expect.element(page.getByRole('grid')).toBeVisible();
});

test('invoice details fall back to the row of the list', async () => {
  withoutEndpoints(/\/v6\/invoicing\/invoices\/(?!query$)/);
  const [invoice = expect.unreachable()] = (await servedInvoices(company)).slice(-1);
  renderWithBooks(<InvoiceDetails invoiceId={invoice.id} />, { company });
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent(invoice.invoiceNumber ?? '');
});

test('an invoice that neither endpoint has is not found', async () => {
  renderWithBooks(<InvoiceDetails invoiceId="inv_none" />, { company });
  await expect.element(page.getByText('We could not find this invoice.')).toBeVisible();
});
