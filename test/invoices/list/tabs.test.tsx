import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList } from '../../../src/index.ts';
import { invoiceListMessages } from '../../../src/invoices/messages.ts';
import { type ApiInvoice, fetchInvoices, limitPages } from '../../support/invoices/api.ts';
import { displayedInvoices, expectInvoicesOf, invoiceTable, toDisplayedInvoice } from '../../support/invoices/list.ts';
import { formatDollars } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests, type SentRequest } from '../../support/requests.ts';
import { sampleDay, sharedCompany } from '../../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany();
const all = await fetchInvoices(company);
const withStatus = (status: string) => all.filter(({ invoiceStatus }) => invoiceStatus === status);
const overdue = withStatus('OPEN')
  .filter(({ totals, collectionInfo }) => totals.balance > 0 && collectionInfo.term.dueDate < sampleDay)
  .toSorted((one, other) => one.collectionInfo.term.dueDate.localeCompare(other.collectionInfo.term.dueDate));
const tab = (name: RegExp | string) => page.getByRole('group', { name: 'Status' }).getByRole('radio', { name });
const aging = page.getByRole('group', { name: 'Aging' });
const chips = page.getByRole('list', { name: 'Active filters' });
const totals = async () => (await invoiceTable()).tFoot?.rows[0]?.textContent;
const balanceOf = (invoices: ApiInvoice[]) =>
  formatDollars(invoices.reduce((total, invoice) => total + invoice.totals.balance, 0));

test('tabs list drafts, open, overdue and paid invoices, with the counts that are known', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(<InvoiceList defaultFilters={{}} onFiltersChange={onFiltersChange} />, { company });
  await expectInvoicesOf(all, {});
  await expect.element(tab(/^All/)).toBeChecked();
  await expect.element(tab(/^Open/)).toHaveAccessibleName(`Open ${withStatus('OPEN').length}`);
  await expect.element(tab(/^Overdue/)).toHaveAccessibleName(`Overdue ${overdue.length}`);
  await expect.element(tab(/^Paid/)).toHaveAccessibleName('Paid');
  for (const [name, status] of [
    ['Draft', 'DRAFT'],
    ['Open', 'OPEN'],
    ['Paid', 'CLOSED'],
  ] as const) {
    await userEvent.click(tab(new RegExp(`^${name}`)));
    const sort = { orderBy: 'DUE_DATE', direction: 'ASC' } as const; // the most overdue first
    await expectInvoicesOf(all, { filter: { invoiceStatus: { in: [status] } }, ...(status === 'OPEN' && { sort }) });
    expect(onFiltersChange.mock.lastCall).toEqual([{ invoiceStatus: { in: [status] } }]);
    await expect.element(tab(new RegExp(`^${name}`))).toBeChecked();
    expect(chips.query()).toBeNull();
  }
});

const isForDrafts = ({ body }: SentRequest) => body?.limit === 100 && body.filter?.invoiceStatus?.in?.[0] === 'DRAFT';

const isForOpen = ({ body }: SentRequest) => body?.limit === 250 && body.filter?.invoiceStatus?.in?.[0] === 'OPEN';

test('drafts are counted by a request after the list, again by Refresh', async () => {
  const gate = createGate();
  const requests = recordRequests({ until: (request) => (isForDrafts(request) ? gate.opened : undefined) });
  renderWithProvider(<InvoiceList defaultFilters={{}} showAging={false} />, { company });
  await expectInvoicesOf(all, {}); // does not wait for the count
  await expect.element(tab(/^Draft/)).toHaveAccessibleName('Draft');
  await expect.poll(() => requests.filter(isForDrafts).length).toBe(1);
  gate.open();
  await expect.element(tab(/^Draft/)).toHaveAccessibleName(`Draft ${withStatus('DRAFT').length}`);
  await userEvent.click(page.getByRole('button', { name: invoiceListMessages.refresh }));
  await expect.poll(() => requests.filter(isForDrafts).length).toBe(2);
});

test('the tab of drafts has no count if it cannot be read', async () => {
  const send = window.fetch;
  const failed = vi.fn();
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (!String(init?.body).includes('"DRAFT"')) return send(input, init);
    failed();
    return Promise.resolve(new Response('', { status: 400 }));
  });
  renderWithProvider(<InvoiceList defaultFilters={{}} showAging={false} />, { company });
  await expectInvoicesOf(all, {});
  await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(0);
  await expect.element(tab(/^Draft/)).toHaveAccessibleName('Draft');
});

test('the overdue tab lists the overdue aging buckets, from the invoices read for the summary', async () => {
  const requests = recordRequests();
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await expect.element(tab(/^Overdue \d+$/)).toBeVisible();
  await expect.element(tab(/^Draft \d+$/)).toBeVisible();
  const before = requests.length;
  await userEvent.click(tab(/^Overdue/));
  await expect.poll(() => displayedInvoices().length).toBe(overdue.length);
  expect(displayedInvoices().map(({ dueDate }) => dueDate)).toEqual(
    overdue.map((invoice) => toDisplayedInvoice(invoice).dueDate),
  );
  expect(requests).toHaveLength(before);
  await expect.element(aging.getByRole('button', { name: /^Over 90 days/ })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(aging.getByRole('button', { name: /^Current/ }));
  await expect.element(tab(/^Open/)).toBeChecked();
  await userEvent.click(tab(/^Paid/));
  await userEvent.click(aging.getByRole('button', { name: /^Over 90 days/ })); // leaves the paid ones
  await expect.element(tab(/^Overdue/)).toBeChecked();
  await expect.poll(displayedInvoices).not.toEqual([]);
  await userEvent.click(tab(/^Overdue/)); // from some of its buckets to all
  await expect.poll(() => displayedInvoices().length).toBe(overdue.length);
  await expect.element(aging.getByRole('button', { name: /^1–30/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the summary keeps its figures in every tab', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await expect.element(aging.getByRole('button', { name: /^Current/ })).toHaveTextContent(/invoices?$/);
  const figures = aging.element().textContent;
  for (const name of [/^Draft/, /^Paid/, /^Open/]) {
    await userEvent.click(tab(name));
    await expect.poll(() => page.getByRole('grid').query()).not.toBeNull();
    expect(aging.element().textContent).toBe(figures);
  }
});

test('the summary and the counts stay as they are under a search, without another reading', async () => {
  const requests = recordRequests();
  const searched = all.find(({ invoiceStatus }) => invoiceStatus === 'OPEN')?.invoiceNumber ?? expect.unreachable();
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await expect.element(aging.getByRole('button', { name: /^Current/ })).toHaveTextContent(/invoices?$/);
  await expect.element(tab(/^Draft/)).toHaveAccessibleName(/\d/);
  const figures = aging.element().textContent;
  const before = requests.length;
  await userEvent.fill(page.getByRole('searchbox'), searched);
  await expectInvoicesOf(all, { filter: { search: searched } });
  await userEvent.selectOptions(page.getByLabelText('Period'), 'thisYear');
  await expect.poll(() => requests.length).toBe(before + 2);
  expect(requests.slice(before).map(({ body }) => body.limit)).toEqual([100, 100]); // of the list
  expect(aging.element().textContent).toBe(figures);
  await expect.element(tab(/^All/)).toHaveAccessibleName('All');
  await expect.element(tab(/^Open/)).toHaveAccessibleName(`Open ${withStatus('OPEN').length}`);
});

test('a customer filter computes the summary and the counts of open invoices from the same reading', async () => {
  const [invoice = expect.unreachable()] = overdue;
  const { id } = invoice.customer;
  const own = withStatus('OPEN').filter(({ customer }) => customer.id === id);
  const requests = recordRequests();
  renderWithProvider(<InvoiceList defaultFilters={{ customer: { id: { in: [id] } } }} />, { company });
  await expect.element(aging.getByText(`$${balanceOf(own)}`)).toBeVisible();
  await expect.element(tab(/^Open/)).toHaveAccessibleName(`Open ${own.length}`);
  await userEvent.click(tab(/^All/));
  await userEvent.click(page.getByRole('button', { name: /^Remove filter Customer/ }));
  await expect.element(aging.getByText(`$${balanceOf(withStatus('OPEN'))}`)).toBeVisible();
  expect(requests.filter(isForOpen)).toHaveLength(1);
});

test('totals are those of all listed invoices, and there are none while some are not loaded', async () => {
  limitPages(20);
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await expect.poll(() => displayedInvoices().length).toBe(20);
  expect(await totals()).toBe('20 loaded·Load all');
  await userEvent.click(tab(/^Open/));
  const open = withStatus('OPEN');
  await expect.poll(totals).toContain(`${open.length} invoices`);
  expect(await totals()).toContain(balanceOf(open));
});

test('the selection has its balance', async () => {
  renderWithProvider(<InvoiceList selectable defaultFilters={{ invoiceStatus: { in: ['OPEN'] } }} />, { company });
  const table = await invoiceTable();
  const boxes = [...table.querySelectorAll<HTMLInputElement>('tbody input')].slice(0, 3);
  for (const box of boxes) await userEvent.click(box);
  const numbers = displayedInvoices().map(({ number }) => number);
  const chosen = all.filter(({ invoiceNumber }) => numbers.slice(0, 3).includes(invoiceNumber ?? ''));
  await expect.element(page.getByText(/^3 selected/)).toHaveTextContent(`3 selected · balance ${balanceOf(chosen)}`);
});

test('the selection can be exported, and its numbers copied', async () => {
  const files = recordSavedFiles();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderWithProvider(<InvoiceList selectable />, { company });
  const table = await invoiceTable();
  await expect.element(page.getByRole('columnheader', { name: 'Days overdue' }).getByRole('button')).toBeVisible();
  const boxes = [...table.querySelectorAll<HTMLInputElement>('tbody input')];
  for (const index of [2, 0]) await userEvent.click(boxes[index] ?? expect.unreachable());
  const [first = '', , third = ''] = displayedInvoices().map(({ number }) => number);
  const copy = page.getByRole('button', { name: 'Copy numbers' });
  await userEvent.click(copy);
  expect(writeText.mock.calls).toEqual([[`${first}\n${third}`]]);
  await expect.element(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Export selected' }));
  await expect.element(page.getByText('Saved 2 invoices to invoices.csv.')).toBeVisible();
  const [, ...lines] = await readCsv(files[0]?.blob);
  expect(lines.map(([number]) => number)).toEqual([first, third]);
  writeText.mockRejectedValue(new Error('not permitted'));
  await userEvent.click(boxes[1] ?? expect.unreachable());
  await expect.element(page.getByText('Copied')).not.toBeInTheDocument(); // it was another selection
  await userEvent.click(copy);
  await expect.element(page.getByText('Couldn’t copy.')).toBeVisible();
});
