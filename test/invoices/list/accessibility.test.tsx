import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceDetails, InvoiceList } from '../../../src/index.ts';
import { expectedIds, fetchInvoices } from '../../support/invoices/api.ts';
import { displayedInvoices, invoiceTable } from '../../support/invoices/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sampleDay, sharedCompany } from '../../support/sandbox/company.ts';
import { accessibilityTree, nodesOf } from '../../support/ui/accessibilityTree.ts';

const company = await sharedCompany();
const all = await fetchInvoices(company);

/** A host's page: the list, and the selected invoice beside it. */
function ListWithDetails() {
  const [invoiceId, setInvoiceId] = useState<string>();
  return (
    <>
      <InvoiceList defaultFilters={{}} onInvoiceSelect={(selection) => setInvoiceId(selection.invoiceId)} />
      {invoiceId && <InvoiceDetails invoiceId={invoiceId} />}
    </>
  );
}

test('filters and opens an invoice by screen reader and keyboard', async () => {
  renderWithProvider(<ListWithDetails />, { company });
  await invoiceTable();
  await userEvent.click(page.getByRole('heading', { name: 'Books' })); // Tab goes on from the top
  const filters = page.getByRole('button', { name: /^Filter( and sort)?$/ });
  for (let stops = 0; document.activeElement !== filters.element(); stops += 1) {
    expect(stops, 'stops before the filters').toBeLessThan(20);
    await userEvent.tab();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(filters).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('combobox', { name: 'Filter by…' })).toHaveFocus();
  await userEvent.keyboard('status{Enter}');
  await userEvent.tab();
  await expect.element(page.getByRole('checkbox', { name: 'Draft' })).toHaveFocus();
  await userEvent.keyboard('o {Enter}');
  const ids = expectedIds(all, { filter: { invoiceStatus: { in: ['OPEN'] } }, today: sampleDay });
  await expect.element(page.getByRole('radio', { name: /^Open/ })).toBeChecked();
  const table = await invoiceTable();
  await expect.poll(() => table.getAttribute('aria-rowcount')).toBe(String(ids.length + 2)); // with header and totals

  const [grid = expect.unreachable()] = nodesOf('grid', await accessibilityTree());
  expect(grid.name).toBe('Invoices');
  const [header = expect.unreachable(), row = expect.unreachable()] = nodesOf('row', grid);
  expect(header.children.map(({ role, name }) => [role, name])).toEqual(
    ['Number', 'Customer', 'Date', 'Due date', 'Days overdue', 'Status', 'Total', 'Balance'].map((name) => [
      'columnheader',
      name,
    ]),
  );
  const [first = expect.unreachable()] = displayedInvoices();
  expect(row.children[0]).toMatchObject({ role: 'rowheader', name: first.number });

  for (let stops = 0; document.activeElement !== table; stops += 1) {
    expect(stops, 'stops before the table').toBeLessThan(40);
    await userEvent.tab();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: new RegExp(first.number) })).toBeVisible();
});
