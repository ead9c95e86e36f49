import { expect, inject, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLoadAll } from '../../../src/core/pages/useLoadAll.ts';
import { useDaybook, useInvoices } from '../../../src/index.ts';
import { invoicesOptions } from '../../../src/invoices/data/options.ts';
import InvoiceListActions from '../../../src/invoices/list/InvoiceListActions.tsx';
import { invoiceListMessages } from '../../../src/invoices/messages.ts';
import { useDebouncedSearch } from '../../../src/list/filters/useDebouncedSearch.ts';
import { PendingTotals } from '../../../src/list/table/PendingTotals.tsx';
import { Root } from '../../../src/ui/root/Root.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { issueToken, sharedCompany } from '../../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany();
const invoices = await servedInvoices();
const all = `${invoices.length} invoices`;

const loadAll = page.getByRole('button', { name: 'Load all' });
const exportCsv = page.getByRole('button', { name: 'Export CSV' });
const progress = page.getByRole('progressbar');

test('loads all invoices in pages of 250 with indeterminate progress', async () => {
  expect(invoices.length).toBeGreaterThan(5);
  const gate = createGate();
  const requests = recordRequests({ until: ({ body }) => (body?.limit === 250 ? gate.opened : undefined) });
  renderWithProvider(<Invoices limit={5} />, { company });
  await expect.element(page.getByText('5 invoices so far')).toBeVisible();
  await userEvent.click(loadAll);
  await expect.element(progress).toBeVisible();
  expect(progress.element()).not.toHaveAttribute('value');
  gate.open();
  await expect.element(page.getByText(all, { exact: true })).toBeVisible();
  expect(requests.map(({ body }) => body.limit)).toEqual([5, 250]);
  expect(loadAll.query()).toBeNull();
});

test('loads 100 invoices per page while scrolling', async () => {
  const requests = recordRequests();
  renderWithProvider(<Invoices />, { company });
  await expect.element(page.getByText(/invoices/).first()).toBeVisible();
  expect(requests.map(({ body }) => body.limit)).toEqual([100]);
});

test('exports every invoice, loaded or not', async () => {
  const files = recordSavedFiles();
  renderWithProvider(<Invoices limit={5} />, { company });
  await userEvent.click(exportCsv);
  await expect.element(page.getByText(`Saved ${all} to invoices.csv.`)).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['invoices.csv']);
  const [, ...lines] = await readCsv(files[0]?.blob);
  expect(lines.map(([number, customer, date, , , , total, , , , id]) => [number, customer, date, total, id])).toEqual(
    invoices.map(({ id, invoiceNumber, customer, date, totals }) => [
      invoiceNumber ?? '',
      customer?.name ?? '',
      date,
      (totals.total / 100).toFixed(2),
      id,
    ]),
  );
});

test('prints once every invoice is loaded, and nothing after a cancel', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const gate = createGate();
  const requests = recordRequests({ until: ({ body }) => (body?.limit === 250 ? gate.opened : undefined) });
  renderWithProvider(<Invoices limit={5} />, { company });
  const reads = () => requests.filter(({ body }) => body?.limit === 250).length;
  const button = page.getByRole('button', { name: 'Print' });
  await userEvent.click(button);
  await expect.poll(reads).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(button);
  await expect.element(progress).toBeVisible();
  let printed: string | null | undefined;
  print.mockImplementation(() => {
    printed = document.querySelector('.daybook-list-tools p')?.textContent;
  });
  gate.open();
  await expect.poll(() => printed).toBe(all);
  await userEvent.click(button);
  await expect.poll(() => print).toHaveBeenCalledTimes(2);
  expect(reads()).toBe(2); // the canceled one, and the one before the first print
  print.mockRestore();
});

function Invoices({ limit }: { limit?: number }) {
  const query = limit === undefined ? {} : { limit };
  const list = useInvoices(query);
  const loadAll = useLoadAll('invoices', invoicesOptions(useDaybook(), query));
  const search = useDebouncedSearch('', () => {});
  return (
    <Root component="Test" name="test">
      <InvoiceListActions
        {...{ query, list, loadAll }}
        search={search}
        selectMode={undefined}
        messages={invoiceListMessages}
      />
      {list.hasNextPage && (
        <PendingTotals count={0} isUpdating={false} loadAll={loadAll} messages={invoiceListMessages} />
      )}
    </Root>
  );
}

interface ServedInvoice {
  id: string;
  invoiceNumber: string | null;
  customer: { name: string } | null;
  date: string;
  totals: { total: number };
}

/** The company's invoices from the service. */
async function servedInvoices(): Promise<ServedInvoice[]> {
  const { access_token } = await issueToken(company);
  const response = await fetch(`${inject('sandboxUrl')}/v6/invoicing/invoices/query`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ limit: 250 }),
  });
  const { data } = await response.json();
  return data;
}
