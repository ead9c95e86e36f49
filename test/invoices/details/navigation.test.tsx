import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  InvoiceDetails,
  type InvoiceFilters,
  InvoiceList,
  type InvoiceListProps,
  type InvoiceSelection,
} from '../../../src/index.ts';
import { limitPages, mockInvoiceFields } from '../../support/invoices/api.ts';
import { findInvoice, showInvoice } from '../../support/invoices/details.tsx';
import { displayedInvoices, invoiceRows, invoiceTable } from '../../support/invoices/list.ts';
import { formatDollars } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { type Json, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const next = page.getByRole('button', { name: 'Next invoice' });
const previous = page.getByRole('button', { name: 'Previous invoice' });
const details = page.getByTestId('details');
const title = details.getByRole('heading', { level: 2 });

/** A list with the details of the selected invoice, in a dialog of the host. */
function Invoices(props: InvoiceListProps) {
  const [selection, setSelection] = useState<InvoiceSelection>();
  const [isListed, setIsListed] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsListed(false)}>
        Leave the list
      </button>
      {isListed && <InvoiceList {...props} onInvoiceSelect={setSelection} />}
      {selection && (
        <dialog open data-testid="details">
          <InvoiceDetails
            invoiceId={selection.invoiceId}
            position={selection.position}
            onNavigate={selection.onNavigate}
            onClose={() => setSelection(undefined)}
          />
        </dialog>
      )}
    </>
  );
}

/** Opens the first invoice of a list, or the one that a key goes to. */
async function openFirst(props: InvoiceListProps, key = '{Home}') {
  renderWithProvider(<Invoices {...props} />, { company });
  const table = await invoiceTable();
  table.focus();
  await userEvent.keyboard(`${key}{Enter}`);
  await expect.element(next).toBeVisible();
}

test('goes through the invoices of a tab by button and by key, up to its ends', async () => {
  await openFirst({ defaultFilters: { aging: ['days1To30', 'days31To60', 'days61To90', 'over90'] } });
  const [, count] = /^1 of (\d+) overdue$/.exec((await details.getByText(/^1 of/).findElement()).textContent) ?? [];
  const first = title.element().textContent;
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  await expect.element(details.getByText(`2 of ${count} overdue`)).toBeVisible();
  expect(title.element().textContent).not.toBe(first);
  await userEvent.keyboard('k');
  await expect.element(title).toHaveTextContent(first);
  await userEvent.keyboard('k'); // nothing before it
  await userEvent.keyboard('j'.repeat(Number(count) + 1));
  await expect.element(details.getByText(`${count} of ${count} overdue`)).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(previous).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(keys.getByText('Next or previous invoice')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(keys).not.toBeInTheDocument();
});

test.each<InvoiceFilters>([{ aging: ['over90'] }, { invoiceStatus: { in: ['OPEN'] }, search: 'INV' }])(
  'doesn’t count the invoices of a tab while a filter leaves some out (%o)',
  async (defaultFilters) => {
    await openFirst({ defaultFilters });
    await expect.element(details.getByText(/^1 of \d+$/)).toBeVisible();
  },
);

test('closes by its button, and on Escape unless a dialog is open over it', async () => {
  await openFirst({});
  await userEvent.click(details.getByRole('button', { name: 'Keyboard shortcuts' }));
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(keys.getByRole('listitem').filter({ hasText: 'Close' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(keys).not.toBeInTheDocument();
  await expect.element(next).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(details).not.toBeInTheDocument();
  (await invoiceTable()).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(details.getByRole('button', { name: 'Close' }));
  await expect.element(details).not.toBeInTheDocument();
});

test('marks the shown invoice in the list, where it is the current row on Escape', async () => {
  await openFirst({ defaultFilters: {} });
  const table = await invoiceTable();
  const marked = () => [...table.querySelectorAll<HTMLElement>('[data-marked]')].map((row) => row.dataset.index);
  await expect.poll(marked).toEqual(['0']);
  await userEvent.click(title);
  await userEvent.keyboard('jjj');
  await expect.poll(marked).toEqual(['3']);
  await userEvent.keyboard('k');
  await expect.poll(marked).toEqual(['2']);
  await userEvent.click(next);
  await userEvent.keyboard('{Escape}');
  await expect.poll(marked).toEqual([]);
  await expect.poll(() => document.activeElement).toBe(table);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(marked).toEqual(['4']);
});

test('loads the next page of the list at the end of the loaded ones', async () => {
  limitPages(5);
  await openFirst({ defaultFilters: {}, showAging: false, style: { blockSize: 300 } });
  const placeOf = () => /^(\d+) of (\d+)(\+?)$/.exec(details.getByText(/^\d+ of/).element().textContent)?.slice(1);
  const [, loaded = '', more] = placeOf() ?? [];
  expect(more).toBe('+');
  for (let number = 1; number <= Number(loaded); number++) {
    await expect.poll(() => placeOf()?.[0]).toBe(String(number));
    await userEvent.click(next);
  }
  await expect.poll(() => placeOf()?.[0]).toBe(String(Number(loaded) + 1));
});

/** Holds the open invoices after the first ten. @returns loads the rest. */
function holdRest(): () => void {
  limitPages(10);
  const { opened, open } = createGate();
  recordRequests({ until: ({ body }) => (body?.limit === 250 || body?.cursor ? opened : undefined) });
  return open;
}

/** Waits until the list is sorted by days overdue. @returns the rows' numbers. */
async function sortedNumbers(): Promise<string[]> {
  const head = page.getByRole('columnheader', { name: 'Days overdue' });
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  return displayedInvoices().map(({ number }) => number);
}

/** Waits until the details show a row of the list, which is marked. */
async function expectRow(numbers: string[], index: number): Promise<void> {
  await expect.element(details.getByText(`${index + 1} of ${numbers.length} open`)).toBeVisible();
  await expect.element(title).toHaveTextContent(numbers[index] ?? expect.unreachable());
  const rows = invoiceRows(await invoiceTable());
  await expect.poll(() => rows.findIndex((row) => row.hasAttribute('data-marked'))).toBe(index);
}

test('goes on from the new place of an invoice that the list has sorted again', async () => {
  const open = holdRest();
  await openFirst({});
  await expect.element(details.getByText('1 of 10+ open')).toBeVisible();
  const number = displayedInvoices()[0]?.number ?? expect.unreachable();
  open();
  const numbers = await sortedNumbers();
  const index = numbers.indexOf(number);
  expect(index).toBeGreaterThan(0);
  await userEvent.click(next);
  await expectRow(numbers, index + 1);
  await userEvent.click(previous);
  await userEvent.click(previous);
  await expectRow(numbers, index - 1);
});

test('goes on in the order of the list once its last page has come', async () => {
  const open = holdRest();
  await openFirst({ showAging: false }, '{End}');
  await expect.element(details.getByText('10 of 10+ open')).toBeVisible();
  const number = displayedInvoices().at(-1)?.number ?? expect.unreachable();
  await userEvent.click(next);
  open();
  const numbers = await sortedNumbers();
  await expectRow(numbers, numbers.indexOf(number) + 1);
});

test('says the new place of an invoice that has become the last', async () => {
  const open = holdRest();
  await openFirst({}, '{Home}{ArrowDown}{ArrowDown}');
  await expect.element(details.getByText('3 of 10+ open')).toBeVisible();
  const number = displayedInvoices()[2]?.number;
  open();
  const numbers = await sortedNumbers();
  expect(numbers.at(-1)).toBe(number);
  await userEvent.click(next);
  await expectRow(numbers, numbers.length - 1);
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
});

test('goes on in the list that the invoice was opened from once the list shows others', async () => {
  holdRest();
  await openFirst({ showAging: false });
  await userEvent.click(page.getByRole('radio', { name: 'Paid' }));
  await userEvent.click(next);
  await expect.element(details.getByText('2 of 10+ open')).toBeVisible();
});

test('loads the next page also once the host has left the list', async () => {
  const open = holdRest();
  await openFirst({ showAging: false }, '{End}');
  await userEvent.click(page.getByRole('button', { name: 'Leave the list' }));
  await userEvent.click(next);
  open();
  await expect.element(details.getByText('11 of 11 open')).toBeVisible();
});

test('shows the row of the list at once', async () => {
  const { opened, open } = createGate();
  recordRequests({ until: ({ path }) => (/\/invoices\/inv_/.test(path) ? opened : undefined) });
  await openFirst({});
  await expect.element(title).toBeVisible();
  open();
});

test('shows how much of the total is paid', async () => {
  const partly = findInvoice(
    'that is partly paid',
    ({ totals }: Json) => totals.paidAmount > 0 && totals.paidAmount < totals.total,
  );
  showInvoice(partly);
  const { paidAmount, total } = partly.totals;
  await expect
    .element(page.getByText(`${formatDollars(paidAmount)} of ${formatDollars(total)} paid`, { exact: true }))
    .toBeVisible();
});

test('leads with the total of a paid invoice', async () => {
  const paid = findInvoice('that is paid', ({ invoiceStatus, payments }) => invoiceStatus === 'CLOSED' && payments[0]);
  showInvoice(paid);
  await expect.element(page.getByText(/^Paid in full on /)).toBeVisible();
  const summary = document.querySelector('.daybook-invoice-summary');
  expect(summary?.textContent).toContain(`Total$${formatDollars(paid.totals.total)}`);
});

test('copies the link to the customer’s page', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const url = 'https://pay.example.com/inv_1';
  mockInvoiceFields({ customerInvoiceUrl: url });
  showInvoice(findInvoice('that is open', ({ invoiceStatus }) => invoiceStatus === 'OPEN'));
  await userEvent.click(page.getByRole('button', { name: 'Copy link' }));
  await expect.element(page.getByText('Copied')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(url);
});

test.each([
  ['page', 900, true],
  ['page', 800, false],
  ['panel', 900, false],
] as const)('as a %s of %i pixels, has two columns: %s', async (layout, width, isBeside) => {
  await page.viewport(1200, 800);
  const { id } = findInvoice('with activity', ({ activity }) => activity?.length > 0);
  renderWithProvider(
    <div style={{ inlineSize: width }}>
      <InvoiceDetails invoiceId={id} layout={layout} />
    </div>,
    { company },
  );
  const lines = await page.getByRole('heading', { name: 'Line items' }).findElement();
  const activity = page.getByRole('heading', { name: 'Activity' }).element();
  expect(activity.getBoundingClientRect().top === lines.getBoundingClientRect().top).toBe(isBeside);
});
