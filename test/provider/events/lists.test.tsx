import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, InvoiceList, TrialBalance } from '../../../src/index.ts';
import { invoiceRows, invoiceTable } from '../../support/invoices/list.ts';
import { entryRows, ledgerTable } from '../../support/ledger.ts';
import { expectNoContent, recordEvents } from '../../support/provider/recordEvents.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { issueToken, sharedCompany } from '../../support/sandbox/company.ts';
import { recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany();
const { '1010': checking = '' } = company.glAccountIds;
const types = (events: { type: string }[]) => events.map(({ type }) => type);

test('an invoice list reports each step once, also in strict mode', async () => {
  const recorded = recordEvents();
  const token = await issueToken(company);
  recordSavedFiles();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const onInvoiceSelect = vi.fn();
  renderWithProvider(
    <StrictMode>
      <InvoiceList defaultFilters={{}} onInvoiceSelect={onInvoiceSelect} selectable />
    </StrictMode>,
    { company, fetchToken: () => token, ...recorded.props },
  );
  const table = await invoiceTable();
  await expect.poll(() => types(recorded.events)).toEqual(['component.viewed']);
  const name = invoiceRows(table)[0]?.querySelector('[data-column="customer"]')?.textContent?.trim() ?? '';
  await userEvent.fill(page.getByRole('searchbox'), name);
  await expect.poll(() => types(recorded.events)).toEqual(['component.viewed', 'list.filtered']);
  await expect.poll(() => page.getByRole('gridcell', { name }).elements().length).toBeGreaterThan(0);
  await expect.poll(() => document.body.textContent).not.toContain('Searching');
  const found = await invoiceTable();
  await userEvent.click(invoiceRows(found)[0]?.querySelector('button') ?? expect.unreachable());
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect
    .poll(() => types(recorded.events))
    .toEqual(['component.viewed', 'list.filtered', 'invoice.selected', 'list.exported']);
  await userEvent.click(page.getByRole('button', { name: 'Print' }));
  await expect.poll(() => recorded.events.length).toBe(5);
  const { invoiceId } = onInvoiceSelect.mock.calls[0]?.[0] ?? {};
  const component = 'InvoiceList';
  expect(recorded.events).toEqual([
    { type: 'component.viewed', component },
    { type: 'list.filtered', component, fields: ['search'] },
    { type: 'invoice.selected', component, invoiceId },
    { type: 'list.exported', component, count: expect.any(Number), excluded: 0 },
    { type: 'list.printed', component },
  ]);
  expect(print).toHaveBeenCalledOnce();
  await expectNoContent(company, recorded, [token.access_token]);
});

test('an export of selected rows reports their count', async () => {
  const recorded = recordEvents();
  recordSavedFiles();
  renderWithProvider(<InvoiceList defaultFilters={{}} selectable />, { company, ...recorded.props });
  await invoiceTable();
  for (const at of [1, 2]) await userEvent.click(page.getByRole('checkbox', { name: /^Select/ }).nth(at));
  await userEvent.click(page.getByRole('button', { name: 'Export selected' }));
  await expect
    .poll(() => recorded.without('component.viewed'))
    .toEqual([{ type: 'list.exported', count: 2, excluded: 0 }]);
});

test('the ledger and the trial balance report what is opened', async () => {
  const recorded = recordEvents();
  const [onEntrySelect, onAccountSelect] = [vi.fn(), vi.fn()];
  const { rerender } = renderWithProvider(<GeneralLedger glAccountId={checking} onEntrySelect={onEntrySelect} />, {
    company,
    ...recorded.props,
  });
  const table = await ledgerTable();
  await expect.poll(() => entryRows(table).length).toBeGreaterThan(0);
  table.focus();
  await userEvent.keyboard('{Home}{Enter}');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Period' }), 'lastYear');
  await expect.poll(() => recorded.events.length).toBe(3);
  rerender(<TrialBalance onAccountSelect={onAccountSelect} />);
  await userEvent.click(page.getByRole('button', { name: 'Accounts Receivable' }));
  expect(recorded.events).toEqual([
    { type: 'component.viewed', component: 'GeneralLedger' },
    { type: 'ledgerEntry.selected', component: 'GeneralLedger', entryId: onEntrySelect.mock.calls[0]?.[0].entryId },
    { type: 'list.filtered', component: 'GeneralLedger', fields: ['period'] },
    { type: 'component.viewed', component: 'TrialBalance' },
    { type: 'glAccount.selected', component: 'TrialBalance', glAccountId: company.glAccountIds['1200'] },
  ]);
});

test('a failure reports its kind once, without the message', async () => {
  const recorded = recordEvents();
  renderWithProvider(<InvoiceList />, { company, fault: 'status=404', ...recorded.props });
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect
    .poll(() => recorded.events)
    .toContainEqual({
      type: 'component.failed',
      component: 'InvoiceList',
      errorKind: 'notFound',
      status: 404,
    });
  expect(recorded.events.every(({ type }) => type === 'component.failed')).toBe(true);
});
