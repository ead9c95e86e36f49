import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList } from '../../../src/index.ts';
import { injectFault } from '../../support/bank-transactions/api.ts';
import { type ApiInvoice, fetchInvoices } from '../../support/invoices/api.ts';
import { displayedInvoices, invoiceRows, invoiceTable } from '../../support/invoices/list.ts';
import { Refresh } from '../../support/Refresh.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, currentFetch, recordRequests } from '../../support/requests.ts';
import { createCompany, sampleDay, sharedCompany } from '../../support/sandbox/company.ts';
import { inPrintMedia } from '../../support/ui/printMedia.ts';

const company = await sharedCompany();
const all = await fetchInvoices(company);
const overdueBuckets = ['days1To30', 'days31To60', 'days61To90', 'over90'] as const;
const isOverdue = ({ invoiceStatus, totals, collectionInfo }: ApiInvoice) =>
  invoiceStatus === 'OPEN' && totals.balance > 0 && collectionInfo.term.dueDate < sampleDay;
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

test('copies the details of a failure, and says so if it cannot', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not permitted'));
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    return new Response('', { status: 400, headers: { 'X-Request-Id': 'req_7' } });
  });
  renderWithProvider(<InvoiceList showAging={false} />, { company });
  const copy = page.getByRole('button', { name: 'Copy details' });
  const outcome = page.getByRole('alert').getByRole('status');
  await expect.element(outcome).toBeEmptyDOMElement();
  await userEvent.click(copy);
  await expect.element(outcome).toHaveTextContent(/^Couldn’t copy\.$/);
  writeText.mockResolvedValue();
  await userEvent.click(copy);
  await expect.element(outcome).toHaveTextContent(/^Copied$/);
  expect(writeText).toHaveBeenLastCalledWith(
    expect.stringMatching(/invoices can’t be shown\. Reference for support: req_7$/),
  );
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

test('a company without invoices has no summary, tabs or tools', async () => {
  const empty = await createCompany({ seed: 'none' });
  renderWithProvider(<InvoiceList toolbarActions={<button type="button">New invoice</button>} />, { company: empty });
  await expect.element(page.getByText('No invoices yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'New invoice' })).toBeVisible();
  for (const name of ['Aging', 'Status']) expect(page.getByRole('group', { name }).query()).toBeNull();
  expect(page.getByRole('searchbox').query()).toBeNull();
});

test('an empty tab says what would help', async () => {
  const [owner = expect.unreachable()] = all.filter(
    ({ customer, invoiceStatus }) =>
      invoiceStatus === 'OPEN' && !all.some((each) => each.customer.id === customer.id && isOverdue(each)),
  );
  const customer = { id: { in: [owner.customer.id] } };
  renderWithProvider(<InvoiceList defaultFilters={{ customer, aging: [...overdueBuckets] }} />, { company });
  const open = all.filter((each) => each.invoiceStatus === 'OPEN' && each.customer.id === owner.customer.id);
  await expect.element(page.getByText('No overdue invoices')).toBeVisible();
  await expect.element(page.getByText(new RegExp(`^${open.length} open invoices? .*due yet`))).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show open' }));
  await expect.poll(() => displayedInvoices().length).toBe(open.length);
  await expect.element(page.getByRole('radio', { name: /^Open/ })).toBeChecked();
  // Clearing other filters stays in the tab.
  await userEvent.fill(page.getByRole('searchbox'), 'no such thing');
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }).last());
  await expect.element(page.getByRole('radio', { name: /^Open/ })).toBeChecked();
  await expect.poll(() => displayedInvoices().length).toBeGreaterThan(open.length);
});

test('lists invoices, without counts of open ones, if the summary cannot be read', async () => {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    String(init?.body).includes('"limit":250') ? Promise.resolve(new Response('', { status: 400 })) : send(input, init),
  );
  renderWithProvider(<InvoiceList />, { company });
  await expect.element(page.getByText('We couldn’t load all open invoices, so there are no totals.')).toBeVisible();
  await expect.poll(() => displayedInvoices().length).toBeGreaterThan(10);
  await expect.element(page.getByRole('radio', { name: /^Overdue/ })).toHaveAccessibleName('Overdue');
});

test('prints without tools', async () => {
  renderWithProvider(<InvoiceList />, { company });
  await invoiceTable();
  const tools = [page.getByRole('combobox', { name: 'Period' }), page.getByRole('button', { name: 'Export CSV' })];
  for (const tool of tools) await expect.element(tool).toBeVisible();
  await inPrintMedia(() => expect(tools.map((tool) => tool.query())).toEqual([null, null]));
});
