import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../src/index.ts';
import { accessibilityTree, nodesOf } from '../support/accessibilityTree.ts';
import { openCompany, servedLedger } from '../support/company.ts';
import { renderWithBooks } from '../support/renderWithBooks.tsx';
import { asShown, ledgerTable } from '../support/shownLedger.ts';

const company = await openCompany();
const { '1020': savings = '', '1200': receivable = '' } = company.glAccountIds;

test.each([1280, 380])('%i px wide a screen reader meets a table with headers, rows and cells', async (width) => {
  await page.viewport(width, 800);
  renderWithBooks(<GeneralLedger glAccountId={savings} defaultPeriod="all" />, { company });
  await ledgerTable();
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
  const { entries } = await servedLedger(company, savings);

  const [table] = nodesOf('table', await accessibilityTree());
  if (!table) throw new Error('There is no table for a screen reader.');
  expect(table.name).toBe('General ledger, Business Savings');
  const [header, beginning, ...rows] = nodesOf('row', table);
  expect(header?.children.map(({ role, name }) => [role, name])).toEqual(
    ['Date', 'Source', 'Description', 'Debit', 'Credit', 'Balance'].map((name) => ['columnheader', name]),
  );
  expect(beginning?.children.map(({ role }) => role)).toContain('rowheader');
  expect(rows).toHaveLength(entries.length);
  for (const [index, row] of rows.entries()) {
    expect(row.children.map(({ role }) => role)).toEqual(['cell', 'rowheader', 'cell', 'cell', 'cell', 'cell']);
    const entry = entries[index];
    // A card has no header above it, so its amounts say what they are.
    const label = width === 380 ? 'Balance ' : '';
    expect(row.children.at(-1)?.name).toBe(entry && label + asShown(entry).balance);
  }
});

test('the keyboard alone reaches the period, scrolls the table, and selects the first entry', async () => {
  const selected: unknown[] = [];
  renderWithBooks(
    <GeneralLedger
      glAccountId={receivable}
      defaultPeriod="all"
      onEntrySelect={(selection) => selected.push(selection)}
    />,
    { company },
  );
  const { entries } = await servedLedger(company, receivable);
  await ledgerTable();

  await userEvent.tab();
  await expect.element(page.getByLabelText('Period')).toHaveFocus();
  await userEvent.tab();
  const area = page.getByRole('region', { name: /^General ledger/ });
  await expect.element(area).toHaveFocus();
  expect(getComputedStyle(area.element()).outlineStyle).toBe('solid');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.poll(() => area.element().scrollTop).toBeGreaterThan(30);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe(entries[0]?.entity.displayName);
  await userEvent.keyboard('{Enter}');
  expect(selected).toEqual([{ entryId: entries[0]?.id, entityId: entries[0]?.entity.id }]);
});

test('the entry with the focus is not hidden under the header', async () => {
  renderWithBooks(<GeneralLedger glAccountId={receivable} defaultPeriod="all" onEntrySelect={() => {}} />, { company });
  const table = await ledgerTable();
  const buttons = [...table.getElementsByTagName('button')];
  for (const button of [...buttons, ...buttons.slice(20).reverse()]) button.focus();
  const row = document.activeElement?.closest('tr')?.getBoundingClientRect();
  const header = table.tHead?.rows[0]?.cells[0]?.getBoundingClientRect();
  expect(row?.top).toBeGreaterThanOrEqual((header?.bottom ?? Number.NaN) - 1);
});

test('the amounts of a column end one below the other', async () => {
  renderWithBooks(<GeneralLedger glAccountId={savings} defaultPeriod="all" />, { company });
  const [, ...rows] = (await ledgerTable()).rows;
  const ends = rows.map((row) => row.cells[row.cells.length - 1]?.firstElementChild?.getBoundingClientRect().right);
  expect(new Set(ends).size).toBe(1);
});
