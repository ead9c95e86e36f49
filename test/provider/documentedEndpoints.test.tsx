import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, InvoiceDetails } from '../../src/index.ts';
import { fetchInvoices } from '../support/invoices/api.ts';
import { buildInvoice } from '../support/invoices/fixtures.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { currentFetch, recordRequests } from '../support/requests.ts';
import { callApi, sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();

/** A service with only the endpoints of its interface: these return 404. */
function withoutEndpoints(path: RegExp): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!path.test(String(input))) return send(input, init);
    const error = [{ type: 'BAD_REQUEST', message: 'Not found' }];
    return Response.json({ result: 'FAILURE', error }, { status: 404 });
  });
}

/** Responds to invoice queries instead of the service. */
function respondToQueries(respond: () => Response): void {
  const sendOn = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    /invoices\/query$/.test(String(input)) ? respond() : sendOn(input, init),
  );
}

test('the bank transaction list falls back to the documented endpoint, whose request has no body', async () => {
  withoutEndpoints(/\/v6\/banks\/transactions\/query$/);
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList />, { company });
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(page.getByRole('row').elements().length).toBeGreaterThan(10);
  const retrieving = requests.filter(({ path }) => path === '/v6/banks/transactions');
  expect(retrieving).toMatchObject([{ method: 'POST', body: undefined, status: 200 }]);
});

test('filters and sorting that the documented endpoint does not support are not shown as if they applied', async () => {
  withoutEndpoints(/\/v6\/banks\/transactions\/query$/);
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList defaultFilters={{ search: 'rent' }} />, { company });
  await expect.element(page.getByText('We couldn’t find the bank transactions.')).toBeVisible();
  expect(requests.filter(({ path }) => path === '/v6/banks/transactions')).toEqual([]);
  await userEvent.type(page.getByRole('searchbox'), '{Escape}');
  await expect.element(page.getByRole('grid')).toBeVisible();
});

test('without the query endpoint, the host receives that the review count is unknown', async () => {
  withoutEndpoints(/\/v6\/banks\/transactions\/query$/);
  const onCountChange = vi.fn();
  renderWithProvider(<BankTransactionList onCountChange={onCountChange} />, { company });
  await expect
    .poll(() => onCountChange.mock.lastCall?.[0])
    .toMatchObject({ isTotalComplete: false, actionRequired: 0, isActionRequiredComplete: false });
  await expect.element(page.getByRole('radio', { name: 'To review', exact: true })).toBeVisible();
});

test('invoice details fall back to the list’s row', async () => {
  withoutEndpoints(/\/v6\/invoicing\/invoices\/(?!query$)/);
  const [invoice = expect.unreachable()] = (await fetchInvoices(company)).slice(-1);
  renderWithProvider(<InvoiceDetails invoiceId={invoice.id} />, { company });
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent(invoice.invoiceNumber ?? '');
});

test('a failed list is not shown as a missing invoice', async () => {
  withoutEndpoints(/\/v6\/invoicing\/invoices\/(?!query$)/);
  respondToQueries(() =>
    Response.json({ result: 'FAILURE', error: [{ type: 'FORBIDDEN', message: 'No' }] }, { status: 403 }),
  );
  renderWithProvider(<InvoiceDetails invoiceId="inv_1" />, { company });
  await expect.element(page.getByText(/don’t have access/)).toBeVisible();
  expect(page.getByText('We couldn’t find this invoice.').query()).toBeNull();
});

test.each([
  ['stays if there are more invoices than are searched', (reads: number) => ({ after: `${reads}` }), true],
  ['is removed if the list has all invoices except this one', () => null, false],
])('a host’s placeholder invoice %s', async (_what, cursorAfter, isKept) => {
  const { data: one } = await callApi(company, 'POST', '/v6/invoicing/invoices/query', { limit: 1 });
  withoutEndpoints(/\/v6\/invoicing\/invoices\/(?!query$)/);
  let reads = 0;
  respondToQueries(() => Response.json({ result: 'SUCCESS', data: one, cursor: cursorAfter(++reads) }));
  const before = buildInvoice({ id: 'inv_far', invoiceNumber: 'INV-FAR' });
  renderWithProvider(<InvoiceDetails invoiceId="inv_far" placeholderData={before} />, { company });
  await expect.poll(() => reads).toBe(isKept ? 4 : 1);
  const notThere = page.getByText('We couldn’t find this invoice.');
  if (isKept) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('INV-FAR');
    expect(notThere.query()).toBeNull();
  } else await expect.element(notThere).toBeVisible();
});

test('an invoice on neither endpoint is not found', async () => {
  renderWithProvider(<InvoiceDetails invoiceId="inv_none" />, { company });
  await expect.element(page.getByText('We couldn’t find this invoice.')).toBeVisible();
});
