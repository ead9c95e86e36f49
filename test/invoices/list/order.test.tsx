import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList } from '../../../src/index.ts';
import { expectedIds, fetchInvoices } from '../../support/invoices/api.ts';
import {
  displayedInvoices,
  expectInvoicesOf,
  type InvoiceQuery,
  invoiceRows,
  invoiceTable,
} from '../../support/invoices/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, currentFetch, recordRequests } from '../../support/requests.ts';
import { sampleDay, sharedCompany } from '../../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany();
const all = await fetchInvoices(company);
const open = { invoiceStatus: { in: ['OPEN'] } };
const mostOverdueFirst: InvoiceQuery = { filter: open, sort: { orderBy: 'DUE_DATE', direction: 'ASC' } };
const head = (name: string) => page.getByRole('grid').getByRole('columnheader', { name, exact: true });
const numbers = () => displayedInvoices().map(({ number }) => number);

test('starts with open invoices in the service’s order; once all are read, the most overdue are first', async () => {
  limitPages(10);
  const gate = createGate();
  recordRequests({ until: ({ body }) => (body?.limit === 250 ? gate.opened : undefined) });
  renderWithProvider(<InvoiceList />, { company });
  await expect.element(page.getByRole('radio', { name: /^Open/ })).toBeChecked();
  const newest = expectedIds(all, { filter: open, today: sampleDay }).slice(0, 10);
  await expect.poll(numbers).toEqual(newest.map((id) => all.find((invoice) => invoice.id === id)?.invoiceNumber));
  expect(head('Days overdue').getByRole('button').query()).toBeNull();
  await expect.element(head('Date')).toHaveAttribute('aria-sort', 'descending');
  const table = await invoiceTable();
  table.focus();
  gate.open();
  await expectInvoicesOf(all, mostOverdueFirst);
  await expect.element(head('Days overdue')).toHaveAttribute('aria-sort', 'descending');
  expect(table).toHaveFocus(); // the same table
});

test('sorts open invoices by days overdue without a request, and keeps the selection', async () => {
  const files = recordSavedFiles();
  const requests = recordRequests();
  renderWithProvider(<InvoiceList selectable />, { company });
  await expectInvoicesOf(all, mostOverdueFirst);
  await expect.element(page.getByRole('radio', { name: /^Draft \d/ })).toBeVisible();
  const before = requests.length;
  const [first = expect.unreachable()] = invoiceRows(await invoiceTable());
  const [number = ''] = numbers();
  await userEvent.click(first.querySelector('input') ?? expect.unreachable());
  await userEvent.click(head('Days overdue').getByRole('button'));
  await expect.element(head('Days overdue')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(page.getByText(/^1 selected/)).toBeVisible();
  await expect.poll(numbers).not.toContain(undefined);
  const days = displayedInvoices().flatMap(({ daysOverdue }) => (daysOverdue ? [Number(daysOverdue)] : []));
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  await userEvent.click(head('Balance').getByRole('button')); // in the browser, too
  await expect.element(head('Balance')).toHaveAttribute('aria-sort', 'ascending');
  expect(requests).toHaveLength(before);
  await expect.element(page.getByRole('checkbox', { name: new RegExp(`^Select ${number},`) })).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Clear selection' }));
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.poll(() => files.length).toBe(1);
  const [, ...lines] = await readCsv(files[0]?.blob);
  expect(lines.map(([cell]) => cell)).toEqual(numbers());
});

test('sorts what a search finds among open invoices by days overdue once all of it is loaded', async () => {
  renderWithProvider(<InvoiceList />, { company });
  await expectInvoicesOf(all, mostOverdueFirst);
  await userEvent.fill(page.getByRole('searchbox'), 'a');
  await expectInvoicesOf(all, { ...mostOverdueFirst, filter: { ...open, search: 'a' } });
});

test('the host’s filters win over the default', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await expect.element(page.getByRole('radio', { name: /^All/ })).toBeChecked();
  await expectInvoicesOf(all, {});
});

/** Has the service return shorter pages of the list. */
function limitPages(most: number): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    send(input, {
      ...init,
      ...(typeof init?.body === 'string' && { body: init.body.replace('"limit":100', `"limit":${most}`) }),
    }),
  );
}
