import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { InvoiceList } from '../../src/index.ts';
import { type ApiInvoice, fetchInvoices } from '../support/invoices/api.ts';
import { displayedInvoices } from '../support/invoices/list.ts';
import { InvoicesWithDrawer } from '../support/jobs/BooksWithDrawer.tsx';
import { startJob } from '../support/jobs/startJob.ts';
import { fieldSearch } from '../support/list/filterBuilder.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../support/savedFiles.ts';

/** A day on which more is overdue than on the last day of the books. */
const day = '2026-09-25';
const daysOver = ({ collectionInfo }: ApiInvoice) =>
  (Date.parse(day) - Date.parse(collectionInfo.term.dueDate)) / 86_400_000;

test('saves what one customer owes for more than 60 days as CSV', async ({ task }) => {
  vi.setSystemTime(`${day}T12:00:00Z`);
  const company = await sharedCompany();
  const late = (await fetchInvoices(company)).filter(
    (invoice) => invoice.invoiceStatus === 'OPEN' && invoice.totals.balance > 0 && daysOver(invoice) > 60,
  );
  const ofCustomer = (id: string) => late.filter((invoice) => invoice.customer.id === id);
  const isInBoth = (invoices: ApiInvoice[]) => new Set(invoices.map((invoice) => daysOver(invoice) > 90)).size === 2;
  const { customer } =
    late.find(({ customer: { id, name } }) => /^[A-Z]/.test(name) && isInBoth(ofCustomer(id))) ?? expect.unreachable();
  const expected = ofCustomer(customer.id);
  expect(late.length).toBeGreaterThan(expected.length);
  const files = recordSavedFiles();
  renderWithProvider(<InvoiceList />, { company });
  const bucket = (name: string) =>
    page.getByRole('group', { name: 'Aging' }).getByRole('button', { name: new RegExp(`^${name}`) });
  await expect.element(bucket('Over 90 days')).toHaveTextContent(/invoices?$/);
  const { press, tabTo, finish } = startJob(
    { task },
    { id: 'f', does: 'Export what a customer owes for more than 60 days', limit: 42 },
  );
  await tabTo(bucket('Current'));
  await press('{ArrowRight}{ArrowRight}{ArrowRight} {ArrowRight} ');
  await expect.poll(() => displayedInvoices().length).toBe(late.length);
  await press('f');
  await expect.element(fieldSearch).toHaveFocus();
  await press('cust{Enter}');
  await expect
    .element(page.getByRole('dialog', { name: 'Filter' }).getByRole('combobox', { name: 'Customer' }))
    .toHaveFocus();
  await press(customer.name.slice(0, 4));
  const option = page.getByRole('listbox').getByRole('option').filter({ hasText: customer.name });
  await expect.element(option).toBeVisible();
  await press('{Enter}');
  await expect.poll(() => displayedInvoices().length).toBe(expected.length);
  await tabTo(page.getByRole('button', { name: 'Export CSV' }), { isBack: true });
  await press('{Enter}');
  await expect.element(page.getByText(/^Saved \d+ invoices? to/)).toBeVisible();
  const [, ...lines] = await readCsv(files[0]?.blob);
  expect(lines.map((line) => line.at(-1)).sort()).toEqual(expected.map(({ id }) => id).sort());
  finish();
});

test('reads three invoices one after the other, and is back in the list at the last one', async ({ task }) => {
  renderWithProvider(<InvoicesWithDrawer />, { company: await sharedCompany() });
  const grid = page.getByRole('grid');
  const table = await grid.findElement();
  const numbers = [...table.querySelectorAll('tbody [data-column="number"]')].map(({ textContent }) => textContent);
  const { press, tabTo, finish } = startJob({ task }, { id: 'o', does: 'Read three invoices in a row', limit: 24 });
  await tabTo(grid);
  await press('{Home}{Enter}');
  const heading = page.getByRole('dialog', { name: 'Invoice' }).getByRole('heading', { level: 2 });
  await expect.element(heading).toHaveTextContent(numbers[0] ?? '');
  for (const number of numbers.slice(1, 3)) {
    await press('j');
    await expect.element(heading).toHaveTextContent(number);
  }
  await press('{Escape}');
  await expect.element(heading).not.toBeInTheDocument();
  expect(table.contains(document.activeElement)).toBe(true);
  finish();
});
