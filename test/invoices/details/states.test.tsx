import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Invoice, InvoiceDetails } from '../../../src/index.ts';
import { fetchInvoices } from '../../support/invoices/api.ts';
import { buildInvoice } from '../../support/invoices/fixtures.ts';
import { anyInvoices, parseInvoice } from '../../support/invoices/random.ts';
import { Refresh } from '../../support/Refresh.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany();
const other = await createCompany();
const [served = expect.unreachable()] = await fetchInvoices(company);
const [foreign = expect.unreachable()] = await fetchInvoices(other);
const details = <InvoiceDetails invoiceId={served.id} />;
const title = page.getByRole('heading', { name: /^Invoice/ });
const retry = page.getByRole('button', { name: 'Try again' });
/** A read is attempted four times, with back-offs of at most 3.5 s in total. */
const patiently = { timeout: 8000 };
const listed = (members: Partial<Invoice> = {}) =>
  buildInvoice({ id: served.id, invoiceNumber: 'LISTED-1', ...members });

test('shows a skeleton and then the invoice', async () => {
  const { opened, open } = createGate();
  recordRequests({ until: () => opened });
  renderWithProvider(details, { company });
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Loading /);
  expect(title.query()).toBeNull();
  expect(document.querySelector('[aria-busy="true"] .daybook-skeleton')).not.toBeNull();
  open();
  await expect.element(title).toBeVisible();
});

test('shows a service failure and loads the invoice on retry', async () => {
  const onError = vi.fn();
  renderWithProvider(<InvoiceDetails invoiceId={served.id} onError={onError} />, {
    company,
    fault: 'status=500,times=4',
  });
  await expect
    .element(page.getByRole('alert'), patiently)
    .toHaveTextContent('We couldn’t load this invoice. Try again in a moment.');
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ component: 'InvoiceDetails' }));
  expect(title.query()).toBeNull();
  await userEvent.click(retry);
  await expect.element(title).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

test.each([
  ['that does not exist', 'inv_0'],
  ['of another company', foreign.id],
])('reports an invoice %s as not found despite a placeholder', async (_what, invoiceId) => {
  renderWithProvider(<InvoiceDetails invoiceId={invoiceId} placeholderData={listed({ id: invoiceId })} />, { company });
  await expect.element(page.getByText('We couldn’t find this invoice.')).toBeVisible();
  expect(title.query()).toBeNull();
  expect(retry.query()).toBeNull();
});

test('shows missing permission without a retry', async () => {
  renderWithProvider(<InvoiceDetails invoiceId={served.id} placeholderData={listed()} />, {
    company,
    fault: 'status=403',
  });
  await expect.element(page.getByText('You don’t have access to this invoice.')).toBeVisible();
  expect(title.query()).toBeNull();
  expect(retry.query()).toBeNull();
});

test('shows the placeholder until the service responds', async () => {
  const { opened, open } = createGate();
  recordRequests({ until: () => opened });
  renderWithProvider(<InvoiceDetails invoiceId={served.id} placeholderData={listed()} />, { company });
  await expect.element(page.getByRole('heading', { name: 'Invoice LISTED-1' })).toBeVisible();
  open();
  await expect.element(page.getByRole('heading', { name: `Invoice ${served.invoiceNumber}` })).toBeVisible();
});

test('ignores a placeholder of another invoice', async () => {
  const { opened, open } = createGate();
  recordRequests({ until: () => opened });
  renderWithProvider(<InvoiceDetails invoiceId={served.id} placeholderData={listed({ id: 'inv_0' })} />, { company });
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Loading /);
  expect(title.query()).toBeNull();
  open();
  await expect.element(title).toBeVisible();
});

test('keeps the placeholder with a notice if the service fails', async () => {
  renderWithProvider(<InvoiceDetails invoiceId={served.id} placeholderData={listed()} />, {
    company,
    fault: 'status=500,times=4',
  });
  await expect.element(page.getByRole('alert'), patiently).toHaveTextContent('Couldn’t refresh.');
  await expect.element(page.getByRole('heading', { name: 'Invoice LISTED-1' })).toBeVisible();
  await userEvent.click(retry);
  await expect.element(page.getByRole('heading', { name: `Invoice ${served.invoiceNumber}` })).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('keeps the invoice with a notice if a refresh fails', async () => {
  const view = (
    <>
      <Refresh />
      {details}
    </>
  );
  renderWithProvider(view, { company, fault: 'status=400,after=1,times=1' });
  await expect.element(title).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Read again' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t refresh.');
  await expect.element(title).toBeVisible();
  await userEvent.click(retry);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('replaces the invoice when the id changes', async () => {
  const [, second = expect.unreachable()] = await fetchInvoices(company);
  const { rerender } = renderWithProvider(details, { company });
  await expect.element(page.getByRole('heading', { name: `Invoice ${served.invoiceNumber}` })).toBeVisible();
  rerender(<InvoiceDetails invoiceId={second.id} />);
  await expect.element(page.getByRole('heading', { name: `Invoice ${second.invoiceNumber}` })).toBeVisible();
});

test('shows random invoices without errors', async () => {
  const [invoices = []] = fc.sample(anyInvoices(40), { numRuns: 1, seed: 7 });
  const { opened } = createGate();
  recordRequests({ until: () => opened });
  const all = invoices
    .map(parseInvoice)
    .map((invoice) => <InvoiceDetails key={invoice.id} invoiceId={invoice.id} placeholderData={invoice} />);
  renderWithProvider(all, { company });
  await expect.poll(() => page.getByRole('heading', { level: 2 }).elements().length).toBe(40);
});
