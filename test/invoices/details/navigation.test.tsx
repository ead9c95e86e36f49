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
import { invoiceTable } from '../../support/invoices/list.ts';
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
  return (
    <>
      <InvoiceList {...props} onInvoiceSelect={setSelection} />
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

/** Opens the first invoice of a list. @returns the list's rows as text. */
async function openFirst(props: InvoiceListProps) {
  renderWithProvider(<Invoices {...props} />, { company });
  const table = await invoiceTable();
  table.focus();
  await userEvent.keyboard('{Home}{Enter}');
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
