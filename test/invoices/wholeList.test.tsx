import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList } from '../../src/index.ts';
import { openCompany } from '../support/company.ts';
import { expectedIds, servedInvoices } from '../support/invoices/servedInvoices.ts';
import { invoiceRows, invoiceTable } from '../support/invoices/shownInvoices.ts';
import { onPaper } from '../support/onPaper.ts';
import { renderWithBooks } from '../support/renderWithBooks.tsx';
import { closedGate, fetchBeneath, recordRequests } from '../support/requests.ts';

const company = await openCompany();
const all = await servedInvoices(company);
const summary = page.getByRole('group', { name: 'Ageing' });
const loadAll = summary.getByRole('button', { name: 'Load all' });
const ofLoaded = summary.getByText('Of the invoices that are loaded so far');

test.each(['without a band', 'with a band'])('Load all completes what is owed, %s', async (which) => {
  expect(all.length).toBeGreaterThan(15);
  answerInSmallPages();
  const held = closedGate(); // what is loaded ahead of the scroll
  recordRequests({ until: ({ body }) => (body?.cursor && body.limit === 100 ? held.opened : undefined) });
  renderWithBooks(<InvoiceList />, { company });
  await invoiceTable();
  await expect.element(ofLoaded.first()).toBeVisible();
  if (which === 'with a band') await userEvent.click(summary.getByRole('button', { name: /^Over 90 days overdue/ }));
  await userEvent.click(loadAll);
  await expect.poll(() => ofLoaded.query()).toBeNull();
  expect(loadAll.query()).toBeNull();
  const open = all.filter(({ invoiceStatus }) => invoiceStatus === 'OPEN');
  const owed = open.reduce((total, { totals }) => total + Math.max(totals.balance, 0), 0);
  const written = (owed / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect.element(summary.getByText(`${written} owed`)).toBeVisible();
});

test('what is typed into the search is asked for once, when the typing pauses', async () => {
  const requests = recordRequests();
  renderWithBooks(<InvoiceList />, { company });
  await invoiceTable();
  const before = requests.length;
  const invoiceNumber = all.find((invoice) => invoice.invoiceNumber)?.invoiceNumber ?? expect.unreachable();
  const search = page.getByRole('searchbox', { name: 'Search invoices' });
  // As fast as a machine can type: the pauses of a slow one are pauses of a person.
  for (const length of invoiceNumber.split('').keys()) {
    fireEvent.change(search.element(), { target: { value: invoiceNumber.slice(0, length + 1) } });
  }
  const found = expectedIds(all, { filter: { search: invoiceNumber }, today: '2026-01-01' });
  expect(found.length).toBeGreaterThan(0);
  await expect.poll(() => invoiceRows(table()).length).toBe(found.length);
  const searches = requests.slice(before).map(({ body }) => body.filter?.search);
  expect(searches).toEqual([invoiceNumber]);
  await userEvent.clear(search);
  await expect.poll(() => invoiceRows(table()).length).toBeGreaterThan(found.length);
});

test('on paper stands every invoice that is loaded, with nothing cut off and nothing to press', async () => {
  renderWithBooks(
    <div style={{ width: 718 }}>
      <InvoiceList />
    </div>,
    { company },
  );
  await invoiceTable();
  await onPaper(() => {
    const rows = invoiceRows(table());
    expect(rows).toHaveLength(Math.min(all.length, 100));
    expect(table().getBoundingClientRect().width).toBeLessThanOrEqual(718);
    const cells = rows.flatMap((row) => [...row.cells]);
    expect(cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
    expect(page.getByRole('button', { name: /^(Load all|Save as CSV|Filters)/ }).elements()).toEqual([]);
  });
});

function table(): HTMLTableElement {
  const found = page.getByRole('grid', { name: 'Invoices' }).query();
  return found instanceof HTMLTableElement ? found : document.createElement('table');
}

/** Has the service answer 15 invoices where a page of 100 is asked for, so that there are several. */
function answerInSmallPages(): void {
  const send = fetchBeneath();
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const body = typeof init?.body === 'string' ? init.body.replace('"limit":100', '"limit":15') : init?.body;
    return send(input, { ...init, body: body ?? null });
  });
}
