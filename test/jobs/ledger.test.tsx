import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LedgerWithDrawer, TrialBalanceWithDrawer } from '../support/jobs/BooksWithDrawer.tsx';
import { startJob } from '../support/jobs/startJob.ts';
import { focusedEntry, ledgerTable } from '../support/ledger.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../support/sandbox/company.ts';

test('goes from a day of the chart to the document of an entry, and back to its row', async ({ task }) => {
  const company = await sharedCompany({ entries: 800 });
  const { checking = '' } = company.glAccountIds;
  const may = { beginDate: '2026-05-11', endDate: '2026-05-24' };
  const { entries } = await fetchLedger(company, checking, may);
  const days = [...new Set(entries.map(({ date }) => date))];
  renderWithProvider(<LedgerWithDrawer glAccountId={checking} defaultFilters={may} />, { company });
  const table = await ledgerTable();
  const slider = page.getByRole('slider', { name: 'Balance over time' });
  await expect.element(slider).toBeVisible();
  const { press, tabTo, finish } = startJob(
    { task },
    { id: 'h', does: 'From a day of the chart to an entry and its document, and back', limit: 12 },
  );
  await tabTo(slider);
  await press('{Home}{ArrowUp}{ArrowUp}{Enter}');
  const index = entries.toReversed().findIndex(({ date }) => date === days[2]);
  await expect.poll(() => focusedEntry(table)).toBe(index);
  await press('{ArrowRight}');
  const entity = entries.toReversed()[index]?.entity;
  await expect.element(page.getByText(entity?.id ?? '', { exact: true })).toBeVisible();
  await press('o');
  const drawer = page.getByRole('dialog', { name: 'Source' });
  await expect.element(drawer.getByRole('heading', { level: 2 })).toBeVisible();
  await press('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  expect(document.activeElement).toBe(table);
  expect(focusedEntry(table)).toBe(index);
  finish();
});

test('goes from the trial balance to the ledger of an account, and back to its row', async ({ task }) => {
  const company = await sharedCompany({ entries: 800 });
  const { '1020': savings = '' } = company.glAccountIds;
  const year = { beginDate: '2026-01-01', endDate: '2026-12-31' };
  const { entries } = await fetchLedger(company, savings, year);
  renderWithProvider(<TrialBalanceWithDrawer defaultFilters={year} />, { company });
  const grid = page.getByRole('grid', { name: 'Trial balance' });
  const table = (await grid.findElement()) as HTMLTableElement; // of the list
  const { press, tabTo, finish } = startJob(
    { task },
    { id: 'n', does: 'From the trial balance to the ledger of an account, and back', limit: 20 },
  );
  await tabTo(grid);
  const rows = [...table.querySelectorAll('tbody tr[data-index]')];
  const place = rows.findIndex((row) => row.textContent.includes('1020'));
  await press('{Home}', '{ArrowDown}'.repeat(place), '{Enter}');
  const drawer = page.getByRole('dialog', { name: 'Ledger' });
  await expect.element(drawer.getByRole('grid')).toBeVisible();
  await expect.element(drawer.getByText(`${entries.length} entries`, { exact: false }).first()).toBeVisible();
  await press('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  expect(document.activeElement).toBe(table);
  expect(focusedEntry(table)).toBe(place);
  finish();
});
