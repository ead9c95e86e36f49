import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { entryRows, focusedEntry, ledgerTable, toDisplayedEntry } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';
import { type AccessibleNode, accessibilityTree, nodesOf } from '../../support/ui/accessibilityTree.ts';

const company = await sharedCompany();
const { checking = '', '1020': savings = '', '1200': receivable = '' } = company.glAccountIds;

test.each([1280, 380])('has table semantics for screen readers at %i px', async (width) => {
  await page.viewport(width, 800);
  renderWithProvider(<GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />, { company });
  await ledgerTable();
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
  const entries = (await fetchLedger(company, savings)).entries.toReversed();

  const [table] = nodesOf('grid', await accessibilityTree());
  if (!table) throw new Error('The accessibility tree has no table.');
  expect(table.name).toBe('General ledger, Business Savings');
  const [header, closing, ...rows] = nodesOf('row', table);
  const [beginning, totals] = rows.splice(-2);
  expect(header?.children.map(({ role, name }) => [role, name])).toEqual(
    ['Date', 'Source', 'Detail', 'Description', 'Debit', 'Credit', 'Balance'].map((name) => ['columnheader', name]),
  );
  for (const row of [closing, beginning]) expect(row?.children.map(({ role }) => role)).toContain('rowheader');
  expect(totals?.children[0]).toMatchObject({ role: 'rowheader', name: 'Totals and closing balance' });
  expect(rows).toHaveLength(entries.length);
  for (const [index, row] of rows.entries()) {
    expect(row.children.map(({ role }) => role)).toEqual([
      'gridcell',
      'rowheader',
      'gridcell',
      'gridcell',
      'gridcell',
      'gridcell',
      'gridcell',
    ]);
    const entry = entries[index];
    // A card has no column headers, so its amounts have labels.
    const label = width === 380 ? 'Balance ' : '';
    expect(row.children.at(-1)?.name).toBe(entry && label + toDisplayedEntry(entry).balance);
  }
});

test('reaches every control by keyboard and selects an entry', async () => {
  const selected: unknown[] = [];
  renderWithProvider(
    <GeneralLedger
      glAccountId={receivable}
      defaultFilters={{ period: 'all' }}
      onEntrySelect={(selection) => selected.push(selection)}
    />,
    { company },
  );
  const entries = (await fetchLedger(company, receivable)).entries.toReversed();
  const table = await ledgerTable();
  // The chart comes with its balances, later than the rows, and stands before the other controls.
  await expect.element(page.getByRole('slider', { name: 'Balance over time' })).toBeVisible();

  for (const stop of [
    page.getByRole('button', { name: 'Refresh' }),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('button', { name: 'Export CSV' }),
    page.getByRole('slider', { name: 'Balance over time' }),
    page.getByLabelText('Period'),
    page.getByLabelText('Accounting method'),
    page.getByRole('searchbox', { name: 'Search entries' }),
    page.getByRole('button', { name: /^Filter( and sort)?$/ }),
    page.getByRole('button', { name: 'Display' }),
    page.getByRole('grid'),
  ]) {
    await userEvent.tab();
    await expect.element(stop).toHaveFocus();
  }
  expect(focusedEntry(table)).toBe(0);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(selected).toEqual([{ entryId: entries[2]?.id, entityId: entries[2]?.entity.id }]);
  const row = entryRows(table)[2];
  expect(row && getComputedStyle(row).outlineStyle).toBe('solid');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Date', exact: true })).toHaveFocus();
  await userEvent.tab();
  expect(table.contains(document.activeElement)).toBe(false);
});

test('has a reading order of account, count, actions, filters and entries', async () => {
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={{ period: 'all', search: 'Stripe' }} />, {
    company,
  });
  await ledgerTable();
  await expect.element(page.getByRole('heading', { name: 'Operating Checking' })).toBeVisible();
  const { entries } = await fetchLedger(company, checking, { search: 'Stripe' });
  const tree = await accessibilityTree();
  const stops = ['heading', 'combobox', 'searchbox', 'button', 'status', 'list', 'grid'];
  const found = stopsIn(tree, stops).map(({ role, name }) => `${role} ${name}`.trim());
  expect(found).toEqual([
    'heading Books',
    'heading Operating Checking',
    'status',
    'status',
    'button Refresh',
    'button Print',
    'button Export CSV',
    'combobox Period',
    'combobox Accounting method',
    'searchbox Search entries',
    'button Filter',
    'button Display',
    'grid General ledger, Operating Checking',
  ]);
  expect(textOf(nodesOf('status', tree)[0])).toBe(`${entries.length} entries`);
});

test('aligns the amounts of a column', async () => {
  renderWithProvider(<GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />, { company });
  const [, ...rows] = (await ledgerTable()).rows;
  const ends = rows.map((row) => row.cells[row.cells.length - 1]?.firstElementChild?.getBoundingClientRect().right);
  expect(new Set(ends).size).toBe(1);
});

/** The nodes with these roles in reading order, without the content of grids. */
function stopsIn(node: AccessibleNode, roles: readonly string[]): AccessibleNode[] {
  const inside = node.role === 'grid' ? [] : node.children.flatMap((child) => stopsIn(child, roles));
  return roles.includes(node.role) ? [node, ...inside] : inside;
}

function textOf(node: AccessibleNode | undefined): string {
  if (!node) return '';
  return node.role === 'StaticText' ? node.name : node.children.map(textOf).join('');
}
