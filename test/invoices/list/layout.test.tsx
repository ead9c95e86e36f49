import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList } from '../../../src/index.ts';
import { de } from '../../../src/locales/de.ts';
import { es } from '../../../src/locales/es.ts';
import { type ApiInvoice, fetchInvoices } from '../../support/invoices/api.ts';
import { invoiceRows, invoiceTable } from '../../support/invoices/list.ts';
import { formatDay, formatDollars } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch } from '../../support/requests.ts';
import { sampleDay, sharedCompany } from '../../support/sandbox/company.ts';
import { inPrintMedia } from '../../support/ui/printMedia.ts';

const company = await sharedCompany();
const all = await fetchInvoices(company);
const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);
const always = ['Number', 'Customer', 'Due date', 'Status', 'Balance'];

test.each([
  [900, ['Number', 'Customer', 'Date', 'Due date', 'Days overdue', 'Status', 'Total', 'Balance']],
  [800, ['Number', 'Customer', 'Due date', 'Days overdue', 'Status', 'Balance']],
  [700, always],
])('%i px wide, the columns are %j, and the table does not scroll sideways', async (width, expected) => {
  renderWithProvider(
    <div style={{ width }}>
      <InvoiceList />
    </div>,
    { company },
  );
  const table = await invoiceTable();
  await expect.poll(heads).toEqual(expected);
  const { scrollWidth, clientWidth } = table.parentElement ?? expect.unreachable();
  expect(scrollWidth).toBe(clientWidth);
  await inPrintMedia(() => expect(heads()).toHaveLength(8));
});

test('a window that grows from cards to a table shows whole columns, as wide as if it had been a table from the start', async () => {
  await page.viewport(1280, 900);
  const { unmount } = renderWithProvider(<InvoiceList key="table" />, { company });
  const widths = async () =>
    [...(await invoiceTable()).querySelectorAll('thead th')].map((head) => head.getBoundingClientRect().width);
  await expect.poll(async () => (await invoiceTable()).dataset.fitted).toMatch(/\d/);
  const expected = await widths();
  unmount();
  await page.viewport(380, 900);
  renderWithProvider(<InvoiceList key="cards" />, { company });
  await expect.poll(() => document.querySelector('tbody [data-column="dueDate"]')?.textContent).toMatch(/overdue/);
  await page.viewport(1280, 900);
  await expect.poll(widths).toEqual(expected);
  const { scrollWidth, clientWidth } = (await invoiceTable()).parentElement ?? expect.unreachable();
  expect(scrollWidth).toBe(clientWidth);
});

test.each([undefined, '9000px'])('in a table of height %s, no room for a scroll bar is left', async (height) => {
  const style = { '--daybook-table-height': height } as CSSProperties; // its type has no custom properties
  renderWithProvider(
    <div style={style}>
      <InvoiceList />
    </div>,
    { company },
  );
  const table = await invoiceTable();
  const aging = () => document.querySelector('.daybook-aging')?.getBoundingClientRect().right;
  await expect.poll(aging).toBe(table.getBoundingClientRect().right);
  // Scroll bars are hidden in tests.
  expect(getComputedStyle(table.parentElement ?? expect.unreachable()).scrollbarGutter).toBe('auto');
});

test('a column that the width hides is in the Display menu, unchecked, and one press shows it', async () => {
  renderWithProvider(
    <div style={{ width: 800 }}>
      <InvoiceList />
    </div>,
    { company },
  );
  await invoiceTable();
  await page.getByRole('button', { name: 'Display' }).click();
  const total = page.getByRole('checkbox', { name: 'Total' });
  await expect.element(total).not.toBeChecked();
  await total.click();
  await expect.element(page.getByRole('columnheader', { name: 'Total' })).toBeVisible();
});

const daysOver = ({ collectionInfo }: ApiInvoice) =>
  (Date.parse(sampleDay) - Date.parse(collectionInfo.term.dueDate)) / 86_400_000;

/** The cells of a card. */
function expectedCard(invoice: ApiInvoice) {
  const { invoiceNumber, invoiceStatus, customer, totals, date, collectionInfo } = invoice;
  const isOpen = invoiceStatus === 'OPEN' && totals.balance > 0;
  const isSettled = ['CLOSED', 'CANCELLED'].includes(invoiceStatus);
  const days = isOpen ? daysOver(invoice) : 0;
  return {
    customer: customer.name,
    balance: isSettled ? `Total ${formatDollars(totals.total)}` : formatDollars(totals.balance),
    number: invoiceNumber || 'No number',
    dueDate:
      days > 0
        ? `${days.toLocaleString('en-US')} day${days === 1 ? '' : 's'} overdue`
        : isSettled
          ? formatDay(date)
          : `Due ${formatDay(collectionInfo.term.dueDate)}`,
    status:
      isOpen && totals.paidAmount > 0
        ? `of ${formatDollars(totals.total)}`
        : shownStatus(invoice.detailedInvoiceDisplayStatus),
  };
}

test('the line of a row is the same below a muted total', async () => {
  renderWithProvider(
    <div style={{ width: 1100 }}>
      <InvoiceList defaultFilters={{}} />
    </div>,
    { company },
  );
  const [row] = invoiceRows(await invoiceTable());
  const styleOf = (id: string) => getComputedStyle(row?.querySelector(`[data-column=${id}]`) ?? expect.unreachable());
  expect(styleOf('total').borderBottomColor).toBe(styleOf('date').borderBottomColor);
});

test('the aging by customer ends at its frame', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await userEvent.click(page.getByRole('button', { name: 'By customer' }));
  const table = await page.getByRole('table', { name: 'Aging by customer' }).findElement();
  const { right } = table.parentElement?.getBoundingClientRect() ?? expect.unreachable();
  expect(table.getBoundingClientRect().right).toBe(right);
});

/** The service spells it differently. */
const shownStatus = (status: string) => (status === 'Cancelled' ? 'Canceled' : status);

test('cards have the customer, what is owed, when it is due, and the status', async () => {
  renderWithProvider(
    <div style={{ width: 380 }}>
      <InvoiceList defaultFilters={{}} />
    </div>,
    { company },
  );
  const table = await invoiceTable();
  await expect.poll(heads).toEqual(always);
  const byNumber = new Map(all.map((invoice) => [invoice.invoiceNumber, invoice]));
  const cards = invoiceRows(table).map((row) =>
    Object.fromEntries([...row.cells].map((cell) => [cell.dataset.column, cell.textContent])),
  );
  const numbered = cards.filter(({ number = '' }) => byNumber.has(number));
  expect(numbered.length).toBeGreaterThan(10);
  for (const card of numbered)
    expect(card).toEqual(expectedCard(byNumber.get(card.number ?? '') ?? expect.unreachable()));
});

test.each([
  ['es-ES', es],
  ['de-DE', de],
])('in %s, when an invoice is due wraps in a narrow card instead of being cut', async (locale, translation) => {
  renderWithProvider(
    <div style={{ width: 272 }}>
      <InvoiceList />
    </div>,
    { company, locale, translation },
  );
  const table = (await page.getByRole('grid').findElement()).closest('table');
  const rows = invoiceRows(table ?? expect.unreachable());
  const cells = rows.map((row) => row.querySelector('[data-column=dueDate]') ?? expect.unreachable());
  expect(cells.length).toBeGreaterThan(10);
  for (const { scrollWidth, clientWidth } of cells) expect(scrollWidth).toBe(clientWidth);
});

test('on a page from right to left, the names of cards begin at the right, also Latin ones', async () => {
  renderWithProvider(
    <div dir="rtl" style={{ width: 380 }}>
      <InvoiceList />
    </div>,
    { company },
  );
  const rows = invoiceRows(await invoiceTable());
  await expect.poll(() => rows[0]?.querySelector('[data-column=customer] span')).toBeTruthy();
  for (const row of rows) {
    const cell = row.querySelector('[data-column=customer]') ?? expect.unreachable();
    const name = document.createRange();
    name.selectNodeContents(cell.firstElementChild ?? expect.unreachable());
    expect(cell.getBoundingClientRect().right - name.getBoundingClientRect().right).toBeLessThan(1);
  }
});

test('on cards, long names take two lines at most', async () => {
  const send = currentFetch();
  window.fetch = async (input, init) => {
    const response = await send(input, init);
    if (!String(input).endsWith('/invoices/query')) return response;
    const body = await response.json();
    const data = body.data.map((row: ApiInvoice, index: number) => ({
      ...row,
      customer: { ...row.customer, name: 'The Municipal Museum of Applied Arts, '.repeat(1 + (index % 4)) },
    }));
    return Response.json({ ...body, data });
  };
  try {
    renderWithProvider(
      <div style={{ width: 380 }}>
        <InvoiceList selectable />
      </div>,
      { company },
    );
    const table = await invoiceTable();
    await expect.poll(() => table.querySelectorAll('.daybook-invoice-status').length).toBeGreaterThan(0);
    const rows = invoiceRows(table);
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    const lineHeight = Number.parseFloat(
      getComputedStyle(rows[0]?.querySelector('[data-column=customer]') ?? table).lineHeight,
    );
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1.5 * lineHeight);
    for (const row of rows) {
      const { bottom = 0 } = row.querySelector('[data-column=customer]')?.getBoundingClientRect() ?? {};
      const { top = 0 } = row.querySelector('[data-column=number]')?.getBoundingClientRect() ?? {};
      expect(bottom).toBeLessThanOrEqual(top);
    }
    const { top } = document.querySelector('.daybook')?.getBoundingClientRect() ?? expect.unreachable();
    expect((rows[0]?.getBoundingClientRect().top ?? Infinity) - top).toBeLessThan(700);
  } finally {
    window.fetch = send;
  }
});
