import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TrialBalance } from '../../../src/index.ts';
import { formatDollars } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { mockRows } from '../../support/requests.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany({ entries: 800 });
/** An account with more entries than a page has. */
const { checking = '' } = company.glAccountIds;

const unknown = 'gla_unknown';

const loadAll = page.getByRole('button', { name: 'Load debits and credits' });
const rows = () => [...document.querySelectorAll('tbody tr[data-index]')];
const rowOf = (account: string) => rows().find((row) => cell(row, 'account') === account);
const cell = (row: Element | null | undefined, column: string) =>
  row?.querySelector(`[data-column="${column}"]`)?.textContent;
const totals = () => cell(document.querySelector('tfoot tr'), 'label');

async function openTrialBalance(props: Parameters<typeof TrialBalance>[0] = {}) {
  renderWithProvider(<TrialBalance defaultFilters={{ period: 'all' }} {...props} />, { company });
  await page.getByRole('grid', { name: 'Trial balance' }).findElement();
}

test('a period through the last date of the calendar has its closing balance once all entries are loaded', async () => {
  await openTrialBalance({ glAccountIds: [checking], defaultFilters: { endDate: '9999-12-31' } });
  expect(['debits', 'credits', 'closing'].map((column) => cell(rows()[0], column))).toEqual(
    Array(3).fill('Not loaded'),
  );
  await userEvent.click(loadAll);
  const closing = (await fetchLedger(company, checking)).entries.at(-1)?.runningBalance ?? Number.NaN;
  await expect.poll(() => cell(rows()[0], 'closing')).toBe(formatDollars(closing));
});

test('an account that can’t be loaded keeps no other from being loaded, printed and exported', async () => {
  const files = recordSavedFiles();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await openTrialBalance({ glAccountIds: [checking, unknown] });
  const debits = () => rows().map((row) => cell(row, 'debits'));
  expect(debits().toSorted()).toEqual(['', 'Not loaded']);
  await userEvent.click(page.getByRole('button', { name: 'Print' }));
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(debits()).not.toContain('Not loaded');
  expect(cell(rowOf(unknown), 'closing')).toBe('Couldn’t load');
  expect(loadAll.query()).toBeNull();

  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.element(page.getByText(/^Saved 2 accounts to/)).toBeVisible();
  const [, ...lines] = await readCsv(files[0]?.blob);
  const figures = new Map(lines.map((cells) => [cells.at(-1), cells.slice(3, 7)]));
  expect(figures.get(unknown)).toEqual(['', '', '', '']);
  expect(figures.get(checking)).not.toContain('');
});

test('no file is saved if all its accounts can’t be loaded', async () => {
  const files = recordSavedFiles();
  await openTrialBalance({ glAccountIds: [checking, unknown], defaultFilters: { search: unknown } });
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.element(page.getByText('Couldn’t load every account, so no file was saved.')).toBeVisible();
  expect(files).toEqual([]);
});

test('an account whose entries can’t be loaded keeps its balances', async () => {
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    String(init?.body).includes('"cursor"') ? Promise.resolve(new Response('{}', { status: 400 })) : send(input, init),
  );
  await openTrialBalance({ glAccountIds: [checking], defaultFilters: { period: 'thisYear' } });
  const closing = cell(rows()[0], 'closing');
  expect(closing).toMatch(/\d/);
  await userEvent.click(loadAll);
  await expect.element(page.getByText('Couldn’t load every account. Showing what loaded.')).toBeVisible();
  expect(cell(rows()[0], 'closing')).toBe(closing);
});

test('totals without an account that can’t be loaded are not available', async () => {
  await openTrialBalance({ glAccountIds: [company.glAccountIds['1510'] ?? '', unknown] });
  expect(totals()).toBe('Not available');
});

test('totals with an unreadable entry are not available', async () => {
  mockRows(/generalLedger$/, (row, index) => (index === 1 ? { ...row, drAmount: 'much' } : row));
  await openTrialBalance({ glAccountIds: [checking] });
  expect(totals()).toBe('Load debits and credits to see totals');
  await userEvent.click(loadAll);
  await expect.poll(totals).toBe('Not available');
});
