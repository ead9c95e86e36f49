import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList } from '../../../src/index.ts';
import { injectFault } from '../../support/bank-transactions/api.ts';
import { invoiceRows, invoiceTable } from '../../support/invoices/list.ts';
import { Refresh } from '../../support/Refresh.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { inPrintMedia } from '../../support/ui/printMedia.ts';

const company = await sharedCompany();
const retry = page.getByRole('button', { name: 'Try again' });
const isQuery = ({ path }: { path: string }) => path === '/v6/invoicing/invoices/query';

test('shows a skeleton, and then the invoices', async () => {
  const gate = createGate();
  recordRequests({ until: () => gate.opened });
  renderWithProvider(<InvoiceList showAging={false} />, { company });
  await expect.element(page.getByText(/^Loading [^m]/)).toBeInTheDocument();
  expect(page.getByRole('grid').query()).toBeNull();
  gate.open();
  await invoiceTable();
});

test('shows a failure instead of invoices, and the invoices after a retry', async () => {
  let isFailing = true;
  injectFault('status=500', (request) => isFailing && isQuery(request));
  renderWithProvider(<InvoiceList showAging={false} />, { company });
  await expect.element(page.getByRole('alert'), { timeout: 8000 }).toHaveTextContent('couldn’t load the invoices');
  expect(page.getByRole('grid').query()).toBeNull();
  isFailing = false;
  await userEvent.click(retry);
  await invoiceTable();
});

test('missing permission does not look like a company without invoices', async () => {
  injectFault('status=403', isQuery);
  renderWithProvider(<InvoiceList />, { company });
  await expect.element(page.getByText('You don’t have access to the invoices.')).toBeVisible();
  expect(retry.query()).toBeNull();
  expect(page.getByRole('grid').query()).toBeNull();
});

test('keeps invoices when a refresh fails, with a notice that they are outdated', async () => {
  let isFailing = false;
  injectFault('status=400', (request) => isFailing && isQuery(request));
  renderWithProvider(
    <>
      <Refresh />
      <InvoiceList />
    </>,
    { company },
  );
  const table = await invoiceTable();
  isFailing = true;
  await userEvent.click(page.getByRole('button', { name: 'Read again' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t refresh. Showing earlier data.');
  expect(invoiceRows(table).length).toBeGreaterThan(10);
});

test('prints without tools', async () => {
  renderWithProvider(<InvoiceList />, { company });
  await invoiceTable();
  const tools = [page.getByRole('combobox', { name: 'Period' }), page.getByRole('button', { name: 'Export CSV' })];
  for (const tool of tools) await expect.element(tool).toBeVisible();
  await inPrintMedia(() => expect(tools.map((tool) => tool.query())).toEqual([null, null]));
});
