import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfigurationError, type Invoice, InvoiceList, type ListColumn } from '../../../src/index.ts';
import { expectedIds, fetchInvoices } from '../../support/invoices/api.ts';
import { expectInvoicesOf, type InvoiceQuery, invoiceRows, invoiceTable } from '../../support/invoices/list.ts';
import { formatDollars } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany, sampleDay, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const all = await fetchInvoices(company);
const byId = new Map(all.map((invoice) => [invoice.id, invoice]));
const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');

const expectInvoices = (query: InvoiceQuery) => expectInvoicesOf(all, query);

test('filters, sorts by a column, and reverses the order on the second click', async () => {
  const filter = { invoiceStatus: { in: ['OPEN', 'CLOSED'] }, amount: { lessThan: 800_000 }, search: 'a' };
  renderWithProvider(<InvoiceList defaultFilters={filter} />, { company });
  await expectInvoices({ filter, sort: { orderBy: 'DATE', direction: 'DESC' } });
  await expect.element(chips.first()).toBeVisible();
  const head = page.getByRole('grid').getByRole('columnheader', { name: 'Number' });
  await userEvent.click(head.getByRole('button'));
  await expectInvoices({ filter, sort: { orderBy: 'INVOICE_NUMBER', direction: 'ASC' } });
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(head.getByRole('button'));
  await expectInvoices({ filter, sort: { orderBy: 'INVOICE_NUMBER', direction: 'DESC' } });
});

test('has no sort button for a column without orderBy value', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{}} orderByColumn={{ total: 'TOTAL' }} />, { company });
  await invoiceTable();
  const sortable = page
    .getByRole('grid')
    .getByRole('columnheader')
    .elements()
    .filter((head) => head.querySelector('button'));
  expect(sortable.map(({ textContent }) => textContent)).toEqual(['Total']);
});

test('shows the host’s columns in its order', async () => {
  const columns = (defaults: ListColumn<Invoice>[]): ListColumn<Invoice>[] => [
    ...defaults.filter(({ id }) => id === 'balance'),
    { id: 'margin', header: 'Margin', cell: ({ row }) => `${row.original.totals.total % 7} points` },
    ...defaults.filter(({ id }) => id === 'number'),
  ];
  renderWithProvider(<InvoiceList defaultFilters={{}} columns={columns} />, { company });
  const table = await invoiceTable();
  expect(
    page
      .getByRole('grid')
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Balance', 'Margin', 'Number']);
  const [first = expect.unreachable()] = invoiceRows(table);
  const [newest = expect.unreachable()] = expectedIds(all, { today: sampleDay });
  const { totals } = byId.get(newest) ?? expect.unreachable();
  expect(first.querySelector('[data-column=margin]')?.textContent).toBe(`${totals.total % 7} points`);
});

test('shows the status of overdue invoices as text', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{ dueDate: { in: ['OVERDUE'] } }} />, { company });
  const table = await invoiceTable();
  for (const row of invoiceRows(table)) {
    expect(row.querySelector('[data-column=status]')).toHaveTextContent('Overdue');
  }
});

test('calls onInvoiceSelect with the invoice and the list’s order', async () => {
  const onInvoiceSelect = vi.fn();
  renderWithProvider(<InvoiceList defaultFilters={{}} onInvoiceSelect={onInvoiceSelect} />, { company });
  const table = await invoiceTable();
  const ids = expectedIds(all, { today: sampleDay }).slice(0, 100);
  table.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect
    .poll(() => onInvoiceSelect.mock.calls)
    .toEqual([
      [
        {
          invoiceId: ids[1],
          invoiceIds: ids,
          position: { index: 1, count: ids.length, isComplete: true, tab: 'all' },
          onNavigate: expect.any(Function),
        },
      ],
    ]);
});

test('calls onSelectionChange, and clears the selection for another list, also on the way back', async () => {
  const onSelectionChange = vi.fn();
  renderWithProvider(<InvoiceList defaultFilters={{}} onSelectionChange={onSelectionChange} />, { company });
  const table = await invoiceTable();
  const [first = expect.unreachable(), second = expect.unreachable()] = invoiceRows(table);
  for (const row of [first, second]) await userEvent.click(row.querySelector('input') ?? expect.unreachable());
  const ids = expectedIds(all, { today: sampleDay }).slice(0, 2);
  await expect.poll(() => onSelectionChange.mock.lastCall).toEqual([{ invoiceIds: ids }]);
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Paid' }));
  await expect.poll(() => onSelectionChange.mock.lastCall).toEqual([{ invoiceIds: [] }]);
  await userEvent.click(page.getByRole('radio', { name: 'All' }));
  await expectInvoices({});
  expect((await invoiceTable()).querySelectorAll('tbody input:checked')).toHaveLength(0);
  expect(onSelectionChange.mock.lastCall).toEqual([{ invoiceIds: [] }]);
});

test('calls onCountChange with loaded and overdue invoices by the company’s date', async () => {
  const onCountChange = vi.fn();
  renderWithProvider(<InvoiceList defaultFilters={{}} onCountChange={onCountChange} />, { company });
  const overdue = expectedIds(all, { filter: { dueDate: { in: ['OVERDUE'] } }, today: sampleDay });
  await expect
    .poll(() => onCountChange.mock.lastCall?.[0])
    .toEqual({
      total: Math.min(all.length, 100),
      isTotalComplete: all.length <= 100,
      actionRequired: overdue.length,
      isActionRequiredComplete: true,
    });
});

test('shows renderEmpty to a company without invoices', async () => {
  const empty = await createCompany({ seed: 'none' });
  renderWithProvider(<InvoiceList renderEmpty={() => <button type="button">Write the first one</button>} />, {
    company: empty,
  });
  await expect.element(page.getByRole('button', { name: 'Write the first one' })).toBeVisible();
});

test('shows no results with a button that clears the filters', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{ search: 'no such thing' }} />, { company });
  await expect.element(page.getByText('No results match your filters')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
  await expectInvoices({});
});

test('ignores and reports invalid filters', async () => {
  const onError = vi.fn();
  const filters = { date: { equal: '2026-02-30' }, invoiceStatus: { in: ['OPEN'] } };
  renderWithProvider(<InvoiceList defaultFilters={filters} onError={onError} />, { company });
  await expectInvoices({
    filter: { invoiceStatus: { in: ['OPEN'] } },
    sort: { orderBy: 'DUE_DATE', direction: 'ASC' },
  });
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    error: expect.any(ConfigurationError),
    component: 'InvoiceList',
  });
});

test('shows Paid if the host or the user shows it', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{}} defaultView={{}} />, { company });
  const table = await invoiceTable();
  const [row = expect.unreachable()] = invoiceRows(table);
  const [newest = expect.unreachable()] = expectedIds(all, { today: sampleDay });
  const { totals } = byId.get(newest) ?? expect.unreachable();
  expect(row.querySelector('[data-column=paid]')?.textContent).toBe(formatDollars(totals.paidAmount));
});
