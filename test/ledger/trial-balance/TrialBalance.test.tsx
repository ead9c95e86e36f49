import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TrialBalance } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import { SaveButton } from '../../support/bank-transactions/SaveButton.tsx';
import { formatDollars } from '../../support/ledger.ts';
import { addChoice, openField, removeChip } from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { type Company, callApi, createCompany, fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany({ entries: 800 });
const year = { beginDate: '2026-01-01', endDate: '2026-12-31' };
const { data: accounts }: { data: { id: string; accountNo: string }[] } = await callApi(
  company,
  'POST',
  '/v6/accounting/glAccounts/query',
  { limit: 250 },
);
const ids = accounts.map(({ id }) => id);
const numbers = accounts.map(({ accountNo }) => accountNo);
const expected = await Promise.all(ids.map((id) => figuresOf(company, id)));

const loadAll = page.getByRole('button', { name: 'Load debits and credits' });
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
const cell = (row: Element | null, column: string) =>
  row?.querySelector(`[data-column="${column}"]`)?.textContent ?? '';
const rowOf = (number: string) => rows().find((row) => cell(row, 'number') === number) ?? null;
const footer = (column: string) => cell(document.querySelector('tfoot tr'), column);

/** An account's figures of the year, added up from the service's entries. */
async function figuresOf(of: Company, id: string) {
  const { entries, beginningBalance } = await fetchLedger(of, id, year);
  const sumOf = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    opening: beginningBalance ?? Number.NaN,
    debits: sumOf(entries.map(({ drAmount }) => drAmount)),
    credits: sumOf(entries.map(({ crAmount }) => crAmount)),
    closing: entries.at(-1)?.runningBalance ?? beginningBalance ?? Number.NaN,
    count: entries.length,
  };
}

const figures = ['opening', 'debits', 'credits', 'closing'] as const;
const shown = (row: Element | null) => figures.map((figure) => cell(row, figure));

async function openTrialBalance(props: Parameters<typeof TrialBalance>[0] = {}) {
  renderWithProvider(<TrialBalance defaultFilters={{ period: 'thisYear' }} {...props} />, { company });
  await page.getByRole('grid', { name: 'Trial balance' }).findElement();
}

test('shows opening and closing balances at once, and debits and credits once all entries are loaded', async () => {
  const requests = recordRequests();
  await openTrialBalance();
  const long = expected.findIndex(({ count }) => count > 250);
  expect(long).toBeGreaterThanOrEqual(0);
  expect(rows()).toHaveLength(numbers.length);
  for (const [index, number] of numbers.entries()) {
    const { opening, debits, credits, closing, count } = expected[index] as (typeof expected)[number];
    const sums = count > 250 ? ['Not loaded', 'Not loaded'] : [formatDollars(debits), formatDollars(credits)];
    expect(shown(rowOf(number)), number).toEqual([formatDollars(opening), ...sums, formatDollars(closing)]);
  }
  expect(footer('label')).toBe('Load debits and credits to see totals');
  expect([footer('debits'), footer('credits')]).toEqual(['', '']);
  const longCount = expected.filter(({ count }) => count > 250).length;
  expect(requests.filter(({ path }) => path.endsWith('/generalLedger'))).toHaveLength(ids.length + longCount);

  await userEvent.click(loadAll);
  await expect.poll(() => footer('label')).toBe('Debits equal credits');
  const total = (figure: 'debits' | 'credits') => expected.reduce((sum, each) => sum + each[figure], 0);
  expect(total('debits')).toBe(total('credits'));
  expect([footer('debits'), footer('credits')]).toEqual([
    formatDollars(total('debits')),
    formatDollars(total('credits')),
  ]);
  for (const [index, number] of numbers.entries()) {
    const each = expected[index] as (typeof expected)[number];
    expect(shown(rowOf(number)), number).toEqual(figures.map((figure) => formatDollars(each[figure])));
  }
  expect(loadAll.query()).toBeNull();
});

test('an account that fails says so, counts in no total, and is read again on Try again', async () => {
  const { '1020': savings = '' } = company.glAccountIds;
  let isDown = true;
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    isDown && String(input).includes(`${savings}/generalLedger`)
      ? Promise.resolve(new Response('{}', { status: 400 }))
      : send(input, init),
  );
  await openTrialBalance({ glAccountIds: [savings, company.glAccountIds['1510'] ?? ''] });
  expect(shown(rowOf('1020'))).toEqual(['', '', '', 'Couldn’t load']);
  expect(footer('debits')).toBe('');
  await expect.element(page.getByText('1 account couldn’t be loaded.')).toBeVisible();
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  const index = numbers.indexOf('1020');
  await expect.poll(() => cell(rowOf('1020'), 'opening')).toBe(formatDollars(expected[index]?.opening ?? Number.NaN));
  expect(page.getByText('1 account couldn’t be loaded.').query()).toBeNull();
});

test('an unknown account of the host is listed as failed', async () => {
  await openTrialBalance({ glAccountIds: [company.glAccountIds['1510'] ?? '', 'gla_unknown'] });
  const unknown = rows().find((row) => cell(row, 'account') === 'gla_unknown') ?? null;
  expect(shown(unknown)).toEqual(['', '', '', 'Couldn’t load']);
  expect(footer('debits')).toBe('');
});

test('a return to the page reads no ledger again, and Refresh reads each', async () => {
  const requests = recordRequests();
  const ledgers = () => requests.filter(({ path }) => path.endsWith('/generalLedger')).length;
  await openTrialBalance({ glAccountIds: [company.glAccountIds['1510'] ?? '', company.glAccountIds['1590'] ?? ''] });
  expect(ledgers()).toBe(2);
  const now = Date.now() + 11 * 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => requests.filter(({ path }) => path.endsWith('/glAccounts/query')).length).toBe(2);
  expect(ledgers()).toBe(2);
  vi.mocked(Date.now).mockRestore();
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
  await expect.poll(ledgers).toBe(4);
});

test('selected accounts have totals, but need not be equal', async () => {
  await openTrialBalance({ glAccountIds: [company.glAccountIds['1510'] ?? '', company.glAccountIds['1590'] ?? ''] });
  expect(rows()).toHaveLength(2);
  expect(footer('label')).toBe('Totals of these accounts');
});

test('the filter offers the host’s accounts only', async () => {
  await openTrialBalance({ glAccountIds: [company.glAccountIds['1510'] ?? '', company.glAccountIds['1590'] ?? ''] });
  await openField('Account');
  await userEvent.fill(page.getByRole('dialog', { name: 'Filter' }).getByRole('combobox', { name: 'Account' }), '1');
  const options = () => [...document.querySelectorAll('[role="option"]')];
  await expect.poll(() => options().map((option) => option.textContent?.match(/\d{4}/)?.[0])).toEqual(['1510', '1590']);
});

test('exports all figures, and reads the missing ones first', async () => {
  const files = recordSavedFiles();
  await openTrialBalance();
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect
    .element(page.getByText(/^Saved \d+ accounts to trial-balance-2026-01-01-2026-12-31\.csv\.$/))
    .toBeVisible();
  const [heads, ...lines] = await readCsv(files[0]?.blob);
  expect(heads).toEqual([
    'Number',
    'Account',
    'Type',
    'Opening balance',
    'Debits',
    'Credits',
    'Closing balance',
    'Account ID',
  ]);
  const byId = new Map(lines.map((cells) => [cells[7], cells.slice(3, 7)]));
  for (const [index, id] of ids.entries()) {
    const each = expected[index] as (typeof expected)[number];
    expect(byId.get(id)).toEqual(figures.map((figure) => (each[figure] / 100).toFixed(2)));
  }
});

test('an account opens by a click and by the keyboard', async () => {
  const onAccountSelect = vi.fn();
  const filters = { period: 'lastYear', accountingMethod: 'CASH' } as const;
  await openTrialBalance({ onAccountSelect, defaultFilters: { ...filters, search: 'Accounts' } });
  await userEvent.click(page.getByRole('button', { name: 'Accounts Receivable' }));
  expect(onAccountSelect).toHaveBeenLastCalledWith({ glAccountId: company.glAccountIds['1200'], filters });
  (page.getByRole('grid').element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}{Enter}');
  expect(onAccountSelect).toHaveBeenCalledTimes(2);
});

test('a search finds accounts by name and number, without totals of the company', async () => {
  await openTrialBalance();
  await userEvent.type(page.getByRole('searchbox', { name: 'Search accounts' }), '1020');
  await expect.poll(() => rows().map((row) => cell(row, 'number'))).toEqual(['1020']);
  expect(footer('label')).not.toBe('Debits equal credits');
});

const ledgersIn = (requests: { path: string }[]) => requests.filter(({ path }) => path.endsWith('/generalLedger'));
const idsOfType = async (type: string) => {
  const { data }: { data: { id: string; type: string }[] } = await callApi(
    company,
    'POST',
    '/v6/accounting/glAccounts/query',
    { limit: 250 },
  );
  return data.filter((account) => account.type === type).map(({ id }) => id);
};
const listedIds = () => rows().map((row) => ids[numbers.indexOf(cell(row, 'number'))]);

test('the user chooses accounts by type, whose totals are never those of the company', async () => {
  const onFiltersChange = vi.fn();
  const requests = recordRequests();
  await openTrialBalance({ onFiltersChange });
  const assets = await idsOfType('ASSET');
  const before = ledgersIn(requests).length;
  await addChoice('Type', 'Asset');
  await expect.poll(() => listedIds().toSorted()).toEqual(assets.toSorted());
  expect(onFiltersChange).toHaveBeenLastCalledWith({ period: 'thisYear', type: { in: ['ASSET'] } });
  expect(ledgersIn(requests)).toHaveLength(before); // nothing is read again

  await userEvent.click(loadAll);
  await expect.poll(() => footer('label')).toBe('Totals of these accounts');
  const total = (figure: 'debits' | 'credits') =>
    expected.reduce((sum, each, index) => sum + (assets.includes(ids[index] ?? '') ? each[figure] : 0), 0);
  expect(total('debits')).not.toBe(total('credits'));
  expect([footer('debits'), footer('credits')]).toEqual([
    formatDollars(total('debits')),
    formatDollars(total('credits')),
  ]);
  const read = ledgersIn(requests).slice(before);
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter(({ path }) => !assets.some((id) => path.includes(id)))).toEqual([]);

  await removeChip('Type Asset');
  await expect.poll(() => footer('label')).toBe('Debits equal credits');
  expect(rows()).toHaveLength(ids.length);
});

test('the user chooses single accounts, and a file has only these', async () => {
  const files = recordSavedFiles();
  const { '1510': equipment = '', '1590': depreciation = '' } = company.glAccountIds;
  await openTrialBalance({ defaultFilters: { glAccount: { id: { in: [equipment] } } } });
  expect(listedIds()).toEqual([equipment]);
  await userEvent.click(page.getByRole('button', { name: /^Account / }));
  const picker = page.getByRole('dialog', { name: 'Filter' }).getByRole('combobox', { name: 'Account' });
  await userEvent.fill(picker, '1590');
  await userEvent.keyboard('{Enter}');
  await expect.poll(listedIds).toEqual([equipment, depreciation]);
  expect(footer('label')).toBe('Totals of these accounts');
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.element(page.getByText(/^Saved 2 accounts to/)).toBeVisible();
  const [, ...lines] = await readCsv(files[0]?.blob);
  expect(lines.map((cells) => cells.at(-1))).toEqual([equipment, depreciation]);
});

test('accounts that no filter finds are none, which can be undone', async () => {
  const { '1510': equipment = '' } = company.glAccountIds;
  renderWithProvider(
    <TrialBalance defaultFilters={{ type: { in: ['EQUITY'] }, glAccount: { id: { in: [equipment] } } }} />,
    { company },
  );
  await expect.element(page.getByText('No results match your filters')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(() => rows().length).toBe(ids.length);
});

test('an account opens with the period of its figures, not with the choice of accounts', async () => {
  const onAccountSelect = vi.fn();
  await openTrialBalance({ onAccountSelect, defaultFilters: { period: 'lastYear', type: { in: ['EQUITY'] } } });
  await userEvent.click(rows()[0]?.querySelector('button') ?? expect.unreachable());
  expect(onAccountSelect).toHaveBeenCalledExactlyOnceWith({
    glAccountId: listedIds()[0],
    filters: { period: 'lastYear' },
  });
});

test('a write reads the figures again once no more writes follow, and the totals say so', async () => {
  const own = await createCompany({ entries: 800 });
  const [transaction] = await fetchTransactions(own);
  if (!transaction) throw new Error('There are no transactions.');
  const requests = recordRequests();
  renderWithProvider(
    <>
      <SaveButton id={transaction.id} amount={transaction.amount - 1_000} />
      <TrialBalance defaultFilters={{ period: 'all' }} />
    </>,
    { company: own },
  );
  await userEvent.click(loadAll);
  await expect.poll(() => footer('label')).toBe('Debits equal credits');
  const [debits, before] = [footer('debits'), requests.length];
  const reads = () => requests.slice(before).filter(({ path }) => path.endsWith('/generalLedger')).length;
  // Pressed in the page, whose pause of a second begins with the press: the report of a click can take a part of it.
  const write = () => (page.getByRole('button', { name: /^Save/ }).element() as HTMLElement).click();
  write();
  await expect.poll(() => footer('label')).toBe('Updating');
  expect([footer('debits'), footer('credits')]).toEqual(['', '']);
  write();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(reads()).toBe(0);
  await expect.poll(() => footer('label')).toBe('Debits equal credits');
  expect(footer('debits')).not.toBe(debits);
  expect(reads()).toBeGreaterThanOrEqual(ids.length);
});
