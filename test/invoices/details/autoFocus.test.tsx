import { configure } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceDetails, type InvoiceDetailsProps, InvoiceList, type InvoiceSelection } from '../../../src/index.ts';
import { fetchInvoices } from '../../support/invoices/api.ts';
import { buildInvoice } from '../../support/invoices/fixtures.ts';
import { invoiceTable } from '../../support/invoices/list.ts';
import { InvoicesWithDrawer } from '../../support/jobs/BooksWithDrawer.tsx';
import { Refresh } from '../../support/Refresh.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const [first = expect.unreachable(), second = expect.unreachable()] = await fetchInvoices(company);
const heading = page.getByRole('heading', { level: 2, name: /^Invoice / });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const loading = page.getByText('Loading this invoice');

/** A list of a host, with the selected invoice in a panel below it. */
function InvoicesWithPanel() {
  const [selection, setSelection] = useState<InvoiceSelection>();
  return (
    <>
      <InvoiceList onInvoiceSelect={setSelection} />
      {selection && (
        <InvoiceDetails
          invoiceId={selection.invoiceId}
          autoFocus
          position={selection.position}
          onNavigate={selection.onNavigate}
          onClose={() => setSelection(undefined)}
        />
      )}
    </>
  );
}

/** A host’s page that opens two invoices which no list has loaded. */
function Host(props: Partial<InvoiceDetailsProps>) {
  const [invoiceId, setInvoiceId] = useState<string>();
  return (
    <>
      <input aria-label="Number" onChange={() => setInvoiceId(first.id)} />
      <button type="button" onClick={() => setInvoiceId(first.id)}>
        Open
      </button>
      <button type="button" onClick={() => setInvoiceId(second.id)}>
        Open another
      </button>
      <Refresh />
      {invoiceId && (
        <InvoiceDetails
          invoiceId={invoiceId}
          autoFocus
          onNavigate={() => setInvoiceId(second.id)}
          onClose={() => setInvoiceId(undefined)}
          {...props}
        />
      )}
    </>
  );
}

/** Shows the page above. @returns opens the gate before an invoice. */
function showHost(gated: string, props?: Partial<InvoiceDetailsProps>) {
  const { opened, open } = createGate();
  recordRequests({ until: ({ path }) => (path.includes(gated) ? opened : undefined) });
  renderWithProvider(<Host {...props} />, { company });
  return open;
}

test('after Enter in a list, J and K go from invoice to invoice, and Escape closes, without a click', async () => {
  renderWithProvider(<InvoicesWithPanel />, { company });
  const table = await invoiceTable();
  const numbers = [...table.querySelectorAll('tbody [data-column="number"]')].map(({ textContent }) => textContent);
  table.focus();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(heading).toHaveFocus();
  for (const [key, place] of [['j', 1] as const, ['j', 2] as const, ['k', 1] as const]) {
    await userEvent.keyboard(key);
    await expect.element(heading).toHaveTextContent(`Invoice ${numbers[place]}`);
    await expect.element(heading).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(heading).not.toBeInTheDocument();
});

test('focuses the heading in a dialog that opens with the invoice', async () => {
  configure({ reactStrictMode: false }); // a second effect would run in the open dialog
  onTestFinished(() => configure({ reactStrictMode: true }));
  renderWithProvider(<InvoicesWithDrawer />, { company });
  (await invoiceTable()).focus();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(heading).toHaveFocus();
});

test('focuses the heading once the invoice has loaded', async () => {
  const open = showHost(first.id);
  await userEvent.click(button('Open'));
  await expect.element(loading).toBeInTheDocument();
  open();
  await expect.element(heading).toHaveFocus();
});

test('closes on Escape while the invoice loads', async () => {
  showHost(first.id);
  await userEvent.click(button('Open'));
  await expect.element(loading).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(loading).not.toBeInTheDocument();
});

test('keeps the focus inside if J leads to an invoice that has to be loaded', async () => {
  const open = showHost(second.id);
  await userEvent.click(button('Open'));
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(loading).toBeInTheDocument();
  open();
  await expect.element(heading).toHaveTextContent(`Invoice ${second.invoiceNumber}`);
  await expect.element(heading).toHaveFocus();
});

test('leaves the focus where the user moved it while the invoice loads', async () => {
  const open = showHost(first.id);
  await userEvent.click(button('Open'));
  await expect.element(loading).toBeInTheDocument();
  (button('Read again').element() as HTMLElement).focus();
  open();
  await expect.element(heading).toBeVisible();
  await expect.element(button('Read again')).toHaveFocus();
});

test('leaves the focus in a field that the user types in', async () => {
  const open = showHost(first.id);
  const field = page.getByRole('textbox', { name: 'Number' });
  await userEvent.type(field, '1');
  open();
  await expect.element(heading).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test('neither another invoice nor a refetch takes the focus', async () => {
  const open = showHost(second.id);
  await userEvent.click(button('Open'));
  await expect.element(heading).toHaveFocus();
  await userEvent.click(button('Open another'));
  await expect.element(loading).toBeInTheDocument();
  open();
  await expect.element(heading).toHaveTextContent(`Invoice ${second.invoiceNumber}`);
  await expect.element(button('Open another')).toHaveFocus();
  const requests = recordRequests();
  await userEvent.click(button('Read again'));
  await expect.poll(() => requests.find(({ path }) => path.includes(second.id))?.status).toBe(200);
  await expect.element(heading).toBeVisible();
  await expect.element(button('Read again')).toHaveFocus();
});

test('without `autoFocus`, the focus stays', async () => {
  showHost(first.id, { autoFocus: false, placeholderData: buildInvoice({ id: first.id }) });
  await userEvent.click(button('Open'));
  await expect.element(heading).toBeVisible();
  await expect.element(button('Open')).toHaveFocus();
});
