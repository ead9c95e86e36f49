import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList, type SortingState } from '../../../src/index.ts';
import { type ApiInvoice, fetchInvoices } from '../../support/invoices/api.ts';
import { displayedInvoices, expectInvoicesOf, toDisplayedInvoice } from '../../support/invoices/list.ts';
import { formatDollars } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { sampleDay, sharedCompany } from '../../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany();
const all = await fetchInvoices(company); // newest first
const summary = page.getByRole('group', { name: 'Aging' });
const bucket = (name: string) => summary.getByRole('button', { name: new RegExp(`^${name}`) });
const head = (name: string) => page.getByRole('grid').getByRole('columnheader', { name, exact: true });
const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');

const daysOver = ({ collectionInfo }: ApiInvoice) =>
  (Date.parse(sampleDay) - Date.parse(collectionInfo.term.dueDate)) / 86_400_000;
const mostOverdueFirst = (invoices: ApiInvoice[]) => invoices.toSorted((one, other) => daysOver(other) - daysOver(one));
const outstanding = mostOverdueFirst(
  all.filter(({ invoiceStatus, totals }) => invoiceStatus === 'OPEN' && totals.balance > 0),
);
const isIn: Record<string, (invoice: ApiInvoice) => boolean> = {
  Current: (invoice) => daysOver(invoice) <= 0,
  '1–30 days': (invoice) => daysOver(invoice) > 0 && daysOver(invoice) <= 30,
  '31–60 days': (invoice) => daysOver(invoice) > 30 && daysOver(invoice) <= 60,
  '61–90 days': (invoice) => daysOver(invoice) > 60 && daysOver(invoice) <= 90,
  'Over 90 days': (invoice) => daysOver(invoice) > 90,
};
const inBuckets = (...names: string[]) =>
  outstanding.filter((invoice) => names.some((name) => isIn[name]?.(invoice) ?? expect.unreachable()));
const expectList = (invoices: ApiInvoice[]) =>
  expect.poll(displayedInvoices).toEqual(invoices.slice(0, 60).map(toDisplayedInvoice));
const sumOf = (invoices: ApiInvoice[]) => invoices.reduce((total, { totals }) => total + totals.balance, 0);

test('lists the invoices of several buckets, the most overdue first, without a chip', async () => {
  const requests = recordRequests();
  const onFiltersChange = vi.fn();
  renderWithProvider(<InvoiceList defaultFilters={{}} onFiltersChange={onFiltersChange} />, { company });
  await expectInvoicesOf(all, {});
  await expect.element(summary.getByText('Outstanding')).toBeVisible();
  await expect.element(bucket('1–30 days')).toHaveTextContent(/invoices?$/);
  const before = requests.length;
  await userEvent.click(bucket('1–30 days'));
  await expectList(mostOverdueFirst(inBuckets('1–30 days')));
  await userEvent.keyboard('{Control>}');
  await userEvent.click(bucket('Over 90 days'));
  await userEvent.keyboard('{/Control}');
  const both = inBuckets('1–30 days', 'Over 90 days');
  expect(both.length).toBeGreaterThan(inBuckets('1–30 days').length);
  await expectList(mostOverdueFirst(both));
  expect(onFiltersChange.mock.lastCall).toEqual([{ aging: ['days1To30', 'over90'] }]);
  await expect.element(page.getByText(`${both.length} invoices`, { exact: true }).first()).toBeVisible();
  expect(chips.elements()).toEqual([]);
  expect(requests).toHaveLength(before); // all open invoices were read for the summary
  await userEvent.keyboard('{Escape}');
  await expectInvoicesOf(all, {});
});

test.each(['a second press', 'Escape'])('clearing the buckets by %s returns to the tab before', async (how) => {
  const onFiltersChange = vi.fn();
  renderWithProvider(<InvoiceList onFiltersChange={onFiltersChange} />, { company });
  const tab = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await expect.element(tab('Open')).toBeChecked();
  await userEvent.click(bucket('Over 90 days'));
  await expect.element(tab('Overdue')).toBeChecked();
  if (how === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(bucket('Over 90 days'));
  await expect.element(tab('Open')).toBeChecked();
  expect(onFiltersChange.mock.lastCall).toEqual([{ invoiceStatus: { in: ['OPEN'] } }]);
});

test('sorts buckets by any column with values, and the service’s list only by its own', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await expectInvoicesOf(all, {});
  expect(head('Days overdue').getByRole('button').query()).toBeNull();
  await userEvent.click(bucket('Over 90 days'));
  await expect.element(head('Days overdue')).toHaveAttribute('aria-sort', 'descending');
  const long = inBuckets('Over 90 days');
  await userEvent.click(head('Days overdue').getByRole('button'));
  await expectList(long.toSorted((one, other) => daysOver(one) - daysOver(other)));
  await userEvent.click(head('Balance').getByRole('button'));
  await expectList(long.toSorted((one, other) => one.totals.balance - other.totals.balance));
  await userEvent.click(head('Customer').getByRole('button'));
  const { compare } = new Intl.Collator('en-US', { numeric: true });
  await expectList(long.toSorted((one, other) => compare(one.customer.name, other.customer.name)));
  await userEvent.click(bucket('Over 90 days')); // clears it
  await expectInvoicesOf(all, { sort: { orderBy: 'CUSTOMER', direction: 'ASC' } });
});

test('uses the default order again if days overdue cannot be sorted by', async () => {
  const onSortingChange = vi.fn<(sorting: SortingState) => void>();
  const sorting = [{ id: 'daysOverdue', desc: false }];
  renderWithProvider(<InvoiceList defaultFilters={{}} defaultSorting={sorting} onSortingChange={onSortingChange} />, {
    company,
  });
  await expectInvoicesOf(all, { sort: { orderBy: 'DATE', direction: 'DESC' } });
  await expect.element(head('Date')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(bucket('Over 90 days'));
  await expectList(inBuckets('Over 90 days').toSorted((one, other) => daysOver(one) - daysOver(other)));
});

test('exports the listed invoices in their order, with days overdue', async () => {
  const files = recordSavedFiles();
  renderWithProvider(<InvoiceList defaultFilters={{ aging: ['days1To30', 'over90'] }} />, { company });
  const expected = mostOverdueFirst(inBuckets('1–30 days', 'Over 90 days'));
  await expectList(expected);
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.element(page.getByText(`Saved ${expected.length} invoices to invoices.csv.`)).toBeVisible();
  const [headers = [], ...lines] = await readCsv(files[0]?.blob);
  const column = (name: string) => lines.map((cells) => cells[headers.indexOf(name)]);
  expect(column('Invoice ID')).toEqual(expected.map(({ id }) => id));
  expect(column('Days overdue')).toEqual(expected.map((invoice) => String(daysOver(invoice))));
});

test('shows a chip for buckets without the summary', async () => {
  const filters = { aging: ['days31To60' as const, 'over90' as const] };
  renderWithProvider(<InvoiceList defaultFilters={filters} showAging={false} />, { company });
  await expectList(mostOverdueFirst(inBuckets('31–60 days', 'Over 90 days')));
  await expect.element(chips).toHaveTextContent('Aging 31–60 days or Over 90 days');
  await userEvent.click(page.getByRole('button', { name: /^Remove filter Aging/ }));
  await expectInvoicesOf(all, {});
});

test('shows no invoices of a bucket until all open ones are read, and moves nothing', async () => {
  const gate = createGate();
  recordRequests({ until: ({ body }) => (body?.limit === 250 ? gate.opened : undefined) });
  renderWithProvider(<InvoiceList defaultFilters={{ aging: ['over90'] }} />, { company });
  await expect.element(summary.getByText('Loading totals…')).toBeInTheDocument();
  await expect.element(page.getByText('Loading the invoices')).toBeInTheDocument();
  expect(page.getByRole('grid').query()).toBeNull();
  expect(summary.element().textContent).not.toMatch(/\$|\d invoice/);
  const search = page.getByRole('searchbox');
  const { top } = search.element().getBoundingClientRect();
  gate.open();
  await expectList(mostOverdueFirst(inBuckets('Over 90 days')));
  expect(search.element().getBoundingClientRect().top).toBeCloseTo(top, 0);
});

const customers = [...new Set(outstanding.map(({ customer }) => customer.id))].map((id) => {
  const own = outstanding.filter(({ customer }) => customer.id === id);
  return { id, name: own[0]?.customer.name ?? '', own, balance: sumOf(own) };
});

/** The texts of the cells of the aging by customer, by row. */
async function agingByCustomer(): Promise<string[][]> {
  await userEvent.click(summary.getByRole('button', { name: 'By customer' }));
  const table = await page.getByRole('table', { name: 'Aging by customer' }).findElement();
  return [...table.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));
}

test('sums the same invoices by customer, the highest balance first', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  const [headers, ...rows] = await agingByCustomer();
  const footer = rows.pop();
  expect(headers).toEqual(['Customer', ...Object.keys(isIn), 'Total']);
  const money = (cents: number) => (cents === 0 ? '' : formatDollars(cents));
  const expected = customers
    .toSorted((one, other) => other.balance - one.balance)
    .map(({ name, own, balance }) => [
      name,
      ...Object.values(isIn).map((isPart) => money(sumOf(own.filter(isPart)))),
      money(balance),
    ]);
  expect(expected.length).toBeGreaterThan(3);
  expect(rows).toEqual(expected);
  const shown = Object.keys(isIn).map((name) => bucket(name).element().querySelector('.daybook-money')?.textContent);
  expect(footer).toEqual([`${customers.length} customers`, ...shown, formatDollars(sumOf(outstanding))]);
});

test('exports the aging by customer in its order', async () => {
  const files = recordSavedFiles();
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  const [, ...rows] = await agingByCustomer();
  await expect.element(page.getByRole('heading', { name: 'Aging by customer' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Export CSV Aging by customer' }));
  await expect.element(page.getByText(`Saved ${customers.length} customers to aging-by-customer.csv.`)).toBeVisible();
  const [headers, ...lines] = await readCsv(files[0]?.blob);
  expect(headers).toEqual(['Customer', 'Email', ...Object.keys(isIn), 'Total', 'Customer ID']);
  expect(lines.map(([name]) => name)).toEqual(rows.slice(0, -1).map(([name]) => name));
  for (const [name, , ...cells] of lines) {
    const customer = customers.find(({ id }) => id === cells.at(-1)) ?? expect.unreachable(name);
    const parts = Object.values(isIn).map((isPart) => sumOf(customer.own.filter(isPart)));
    expect(cells.slice(0, -1)).toEqual([...parts, customer.balance].map((cents) => (cents / 100).toFixed(2)));
  }
});

test('opens the invoices of a customer’s amount, with its figures at once', async () => {
  const [debtor = expect.unreachable()] = customers.filter(({ own }) => own.some((each) => daysOver(each) > 90));
  const late = debtor.own.filter((each) => daysOver(each) > 90);
  const requests = recordRequests();
  const onFiltersChange = vi.fn();
  renderWithProvider(<InvoiceList defaultFilters={{}} onFiltersChange={onFiltersChange} />, { company });
  await agingByCustomer();
  await userEvent.click(
    page.getByRole('button', { name: `${debtor.name}, Over 90 days: $${formatDollars(sumOf(late))}` }),
  );
  const filters = { customer: { id: { in: [debtor.id] } }, aging: ['over90'] };
  expect(onFiltersChange.mock.lastCall).toEqual([filters]);
  await expectList(mostOverdueFirst(late));
  expect(requests.filter(({ body }) => body?.limit === 250 && body.filter?.invoiceStatus)).toHaveLength(1); // for the summary of all
  await expect.element(summary.getByText(`$${formatDollars(debtor.balance)}`)).toBeVisible();
  await expect.element(summary.getByRole('button', { name: 'By customer' })).toHaveFocus();
  await expect.element(chips).toHaveTextContent(`Customer ${debtor.name}`);
});

test('opens all outstanding invoices of a customer by keyboard, and closes on Escape', async () => {
  const [debtor = expect.unreachable()] = customers.toSorted((one, other) => other.balance - one.balance);
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await agingByCustomer();
  await userEvent.tab(); // to the buckets
  const name = page.getByRole('button', { name: debtor.name, exact: true });
  (name.element() as HTMLElement).focus(); // a button
  await userEvent.keyboard('{Escape}');
  await expectInvoicesOf(all, {});
  await expect.element(summary.getByRole('button', { name: 'By customer' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  ((await name.findElement()) as HTMLElement).focus(); // a button
  await userEvent.keyboard('{Enter}');
  await expectList(mostOverdueFirst(debtor.own));
  expect(summary.getByRole('button', { pressed: true }).query()).toBeNull(); // of no bucket, but of the tab
  await expect.element(page.getByRole('radio', { name: /^Open/ })).toBeChecked();
});
