import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TrialBalance } from '../../../src/index.ts';
import { formatDollars } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { type Company, fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany({ entries: 800 });
const year = { beginDate: '2026-01-01', endDate: '2026-12-31' };
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
const column = (id: string) => rows().map((row) => row.querySelector(`[data-column="${id}"]`)?.textContent ?? '');
const header = (name: string) => page.getByRole('columnheader').getByRole('button', { name });
const numberOf = (amount: string) => Number(amount.replace('−', '-').replaceAll(',', ''));
const ascending = (amounts: number[]) => amounts.toSorted((one, other) => one - other);

async function openTrialBalance(props: Parameters<typeof TrialBalance>[0] = {}) {
  renderWithProvider(<TrialBalance defaultFilters={{ period: 'thisYear' }} {...props} />, { company });
  await page.getByRole('grid', { name: 'Trial balance' }).findElement();
}

async function sumsOf(of: Company, id: string) {
  const { entries } = await fetchLedger(of, id, year);
  const sumOf = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return [sumOf(entries.map(({ drAmount }) => drAmount)), sumOf(entries.map(({ crAmount }) => crAmount))] as const;
}

test('accounts are sorted by a header, by debits once these are loaded', async () => {
  const onSortingChange = vi.fn();
  await openTrialBalance({ onSortingChange });
  const inChart = column('number');
  await userEvent.click(header('Number'));
  expect(onSortingChange.mock.lastCall).toEqual([[{ id: 'number', desc: false }]]);
  expect(column('number')).toEqual(inChart.toSorted());
  await userEvent.click(header('Account'));
  const { compare } = new Intl.Collator('en-US', { numeric: true });
  expect(column('account')).toEqual(column('account').toSorted(compare));
  await userEvent.click(header('Closing balance'));
  expect(column('closing').map(numberOf)).toEqual(ascending(column('closing').map(numberOf)));
  await userEvent.click(header('Closing balance'));
  expect(column('closing').map(numberOf)).toEqual(ascending(column('closing').map(numberOf)).toReversed());
  await userEvent.click(header('Type'));
  expect(column('number')).toEqual(inChart);

  expect(header('Debits').query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Load debits and credits' }));
  await userEvent.click(header('Debits'));
  expect(column('debits').map(numberOf)).toEqual(ascending(column('debits').map(numberOf)));

  const files = recordSavedFiles();
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.poll(() => files.length).toBe(1);
  const [, ...lines] = await readCsv(files[0]?.blob);
  expect(lines.map(([number]) => number)).toEqual(column('number'));
});

test('checked accounts have sums, stay checked in another order, and are exported', async () => {
  const { '1020': savings = '', '1010': checking = '' } = company.glAccountIds;
  const onSelectionChange = vi.fn();
  await openTrialBalance({ glAccountIds: [checking, savings], onSelectionChange });
  const checkbox = (id: string) => {
    const row = rows().find((each) => each.querySelector(`[data-column="number"]`)?.textContent === id);
    return row?.querySelector('[data-column="select"] input') ?? expect.unreachable();
  };
  await userEvent.click(checkbox('1020'));
  const [debits, credits] = await sumsOf(company, savings);
  const sums = [debits, credits, debits - credits].map(formatDollars);
  const bar = page.getByRole('status').getByText(/^1 selected/);
  await expect.element(bar).toHaveTextContent(`1 selected · debits ${sums[0]} · credits ${sums[1]} · net ${sums[2]}`);
  await userEvent.click(header('Number'));
  await userEvent.click(header('Number'));
  expect(column('number')).toEqual(['1020', '1010']);
  await expect.element(bar).toBeVisible();
  expect(onSelectionChange.mock.calls).toEqual([[{ glAccountIds: [savings] }]]);

  const files = recordSavedFiles();
  await userEvent.click(page.getByRole('button', { name: 'Export selected' }));
  await expect.poll(() => files.length).toBe(1);
  expect(await readCsv(files[0]?.blob)).toHaveLength(2);
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all 2 accounts' }));
  await expect.element(page.getByRole('status').getByText(/^2 selected/)).toBeVisible();
});

test('the sums of checked accounts are not shown until they are loaded', async () => {
  await openTrialBalance({ bulkActions: ({ ids }) => <button type="button">Tag {ids.length}</button> });
  const long = rows().find((row) => row.textContent?.includes('Not loaded')) ?? expect.unreachable();
  await userEvent.click(long.querySelector('[data-column="select"] input') ?? expect.unreachable());
  await expect.element(page.getByRole('button', { name: 'Tag 1' })).toBeVisible();
  await expect.element(page.getByRole('status').getByText('1 selected', { exact: true })).toBeVisible();
});

test('an export of accounts whose debits and credits are not loaded has them', async () => {
  await openTrialBalance({ selectable: true });
  const long = rows().find((row) => row.textContent?.includes('Not loaded')) ?? expect.unreachable();
  await userEvent.click(long.querySelector('[data-column="select"] input') ?? expect.unreachable());
  const files = recordSavedFiles();
  await userEvent.click(page.getByRole('button', { name: 'Export selected' }));
  await expect.poll(() => files.length).toBe(1);
  const [headers = [], line = []] = await readCsv(files[0]?.blob);
  const number = line[headers.indexOf('Number')] ?? '';
  const [debits, credits] = await sumsOf(company, company.glAccountIds[number] ?? '');
  const decimals = (minor: number) => (minor / 100).toFixed(2);
  expect([line[headers.indexOf('Debits')], line[headers.indexOf('Credits')]]).toEqual([debits, credits].map(decimals));
});
