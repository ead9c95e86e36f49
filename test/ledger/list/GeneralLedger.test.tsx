import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { isTruncated } from '../../support/isTruncated.ts';
import { displayedEntries, formatDollars, ledgerTable, oldestFirst, toDisplayedEntry } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { checking = '', '1200': receivable = '', '1020': savings = '', '6230': faxLine = '' } = company.glAccountIds;

test('shows account, type, currency and number of entries', async () => {
  renderWithProvider(<GeneralLedger glAccountId={receivable} defaultFilters={{ period: 'all' }} />, { company });
  await expect.element(page.getByRole('heading', { name: 'Accounts Receivable' })).toBeVisible();
  await expect.element(page.getByText('1200 · Asset · USD')).toBeVisible();
  const { entries } = await fetchLedger(company, receivable);
  await expect.element(page.getByText(`${entries.length} entries`, { exact: true })).toBeVisible();
});

test('uses the singular for one entry', async () => {
  const { '1510': computers = '' } = company.glAccountIds;
  renderWithProvider(<GeneralLedger glAccountId={computers} defaultFilters={{ period: 'all' }} />, { company });
  await expect.element(page.getByText('1 entry', { exact: true })).toBeVisible();
});

test('has columns for date, source, detail, description, debit, credit and balance', async () => {
  renderWithProvider(<GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />, { company });
  const { tHead } = await ledgerTable();
  const headers = [...(tHead?.rows[0]?.cells ?? [])].map((cell) => cell.textContent);
  expect(headers).toEqual(['Date', 'Source', 'Detail', 'Description', 'Debit', 'Credit', 'Balance']);
});

test('shows every entry once, newest first', async () => {
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={{ period: 'all' }} />, { company });
  const { entries } = await fetchLedger(company, checking);
  expect(entries.length).toBeGreaterThan(80);
  expect(await displayedEntries()).toEqual(entries.toReversed().map(toDisplayedEntry));
});

test.each([
  ['newest first', undefined],
  ['oldest first', oldestFirst],
])('shows the balances before and after the entries with their dates, %s', async (_name, defaultSorting) => {
  renderWithProvider(
    <GeneralLedger glAccountId={checking} defaultFilters={{ period: 'thisMonth' }} defaultSorting={defaultSorting} />,
    { company },
  );
  const june = { beginDate: '2026-06-01', endDate: '2026-06-30' };
  const { beginningBalance = 0, entries } = await fetchLedger(company, checking, june);
  expect(beginningBalance).toBeGreaterThan(0);
  const rows = [...((await ledgerTable()).tBodies[0]?.rows ?? [])];
  const [first, last] = [rows[0], rows.at(-1)].map((row) => [...(row?.cells ?? [])].map((cell) => cell.textContent));
  const beginning = ['Jun 1', 'Opening balance', formatDollars(beginningBalance)];
  const closing = ['Jun 30', 'Closing balance', formatDollars(entries.at(-1)?.runningBalance ?? Number.NaN)];
  expect([first, last]).toEqual(defaultSorting ? [beginning, closing] : [closing, beginning]);
  const listed = defaultSorting ? entries : entries.toReversed();
  expect(await displayedEntries()).toEqual(listed.map(toDisplayedEntry));
});

test('shows no table for an account without entries', async () => {
  renderWithProvider(<GeneralLedger glAccountId={faxLine} defaultFilters={{ period: 'all' }} />, { company });
  await expect.element(page.getByText('No entries in this period', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Fax Line' })).toBeVisible();
  expect(page.getByRole('grid').query()).toBeNull();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('shows the balance of a period without entries', async () => {
  const { '1510': computers = '' } = company.glAccountIds;
  renderWithProvider(<GeneralLedger glAccountId={computers} defaultFilters={{ period: 'thisMonth' }} />, { company });
  await expect.element(page.getByText('The balance is $8,600.00.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show all dates' }));
  await expect.element(page.getByRole('grid', { name: /^General ledger/ })).toBeVisible();
});

test('says how many entries were searched, and searches all dates', async () => {
  const { entries } = await fetchLedger(company, checking, { beginDate: '2026-06-01', endDate: '2026-06-30' });
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={{ period: 'thisMonth' }} />, { company });
  await ledgerTable();
  await userEvent.type(page.getByRole('searchbox', { name: 'Search entries' }), 'elephant');
  await expect.element(page.getByText(new RegExp(`Searched ${entries.length} entries\\.`))).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Search all dates' }));
  await expect.poll(() => page.getByRole('button', { name: 'Search all dates' }).query()).toBeNull();
  await expect.element(page.getByText('No results match your filters')).toBeVisible();
});

test('shows a skeleton that is hidden from screen readers', async () => {
  const fault = 'delay=60000';
  const { container } = renderWithProvider(<GeneralLedger glAccountId={savings} />, { company, fault });
  await expect.element(page.getByRole('status').filter({ hasText: /^Loading / })).toBeInTheDocument();
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(container.querySelectorAll('table tbody tr').length).toBeGreaterThan(4);
  expect(page.getByRole('grid').query()).toBeNull();
});

test('formats dates and amounts in German', async () => {
  const options = { company, locale: 'de-DE' };
  renderWithProvider(<GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />, options);
  const { entries } = await fetchLedger(company, savings);
  const [first] = entries;
  expect(first).toMatchObject({ date: '2026-01-01', drAmount: 6_400_000 });
  expect((await displayedEntries()).at(-1)).toMatchObject({
    date: '1. Jan.',
    debit: '64.000,00',
    balance: '64.000,00',
  });
});

test('on an Arabic page, chips begin at the right, and digits are Egyptian', async () => {
  const filters = { period: 'all', beginDate: '2020-01-01' } as const;
  renderWithProvider(
    <div dir="rtl">
      <GeneralLedger glAccountId={savings} defaultFilters={filters} />
    </div>,
    { company, locale: 'ar-EG' },
  );
  const first = (await displayedEntries()).at(-1);
  expect(first).toMatchObject({ debit: '٦٤٬٠٠٠٫٠٠', balance: '٦٤٬٠٠٠٫٠٠', date: '١ يناير' });
  await expect.element(page.getByText(/^[\u0660-\u0669]+ entries$/)).toBeVisible();
  const chip = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  await expect.element(chip).toBeVisible();
  const [date, remove] = chip.getByRole('button').elements();
  expect(date?.getBoundingClientRect().left).toBeGreaterThan(remove?.getBoundingClientRect().left ?? Number.NaN);
  await userEvent.click(page.getByRole('button', { name: /^Date / }));
  await expect.element(page.getByRole('dialog', { name: 'Filter' }).getByRole('textbox')).toHaveDisplayValue(/٢٠٢٠/);
});

test('shows whole amounts for a currency without cents', async () => {
  const options = { company, currency: 'JPY' };
  renderWithProvider(<GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />, options);
  expect((await displayedEntries()).at(-1)).toMatchObject({ debit: '6,400,000', balance: '6,400,000' });
  await expect.element(page.getByText(/ · JPY$/)).toBeVisible();
});

test('shows a negative balance in parentheses', async () => {
  const { '1590': depreciation = '' } = company.glAccountIds;
  renderWithProvider(<GeneralLedger glAccountId={depreciation} defaultFilters={{ period: 'all' }} />, { company });
  const { entries } = await fetchLedger(company, depreciation);
  expect(entries[0]?.runningBalance).toBe(-215_000);
  expect((await displayedEntries()).at(-1)).toMatchObject({ debit: '', credit: '2,150.00', balance: '−2,150.00' });
});

test.each([1280, 900, 700, 380])('clips no amount or date at %i px', async (width) => {
  await page.viewport(width, 800);
  const { '9010': suspense = '' } = company.glAccountIds;
  renderWithProvider(<GeneralLedger glAccountId={suspense} defaultFilters={{ period: 'all' }} />, { company });
  const table = await ledgerTable();
  expect(table.textContent).toContain('12,400,000.00');
  const cells = [...table.querySelectorAll('time, bdi')].map((content) => content.closest('td'));
  expect(cells.length).toBeGreaterThan(5);
  expect(cells.filter((cell) => !cell || isTruncated(cell))).toEqual([]);
});
