import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { formatDollars, ledgerTable, oldestFirst } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch, mockRow, recordRequests } from '../../support/requests.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany({ entries: 800 });
const { checking = '', '1510': computers = '' } = company.glAccountIds;
const year = { beginDate: '2025-01-01', endDate: '2026-03-31' };
const { entries, beginningBalance = Number.NaN } = await fetchLedger(company, checking, year);
const total = (side: 'drAmount' | 'crAmount', some = entries) => some.reduce((sum, entry) => sum + entry[side], 0);

/** Shown instead of an amount that needs all entries. */
const unknown = '–Load all to see totals';

/** The figures by name; an empty text is a skeleton. */
function figures(): Record<string, string> {
  const all = [...document.querySelectorAll('.daybook-ledger-figures dl > div')];
  const textOf = (part: Element | null) => part?.textContent.trim() ?? '';
  return Object.fromEntries(all.map((each) => [textOf(each.querySelector('dt')), textOf(each.querySelector('dd'))]));
}

test.each([
  ['newest first', undefined],
  ['oldest first', oldestFirst],
])('shows both balances at once, debits and credits once all entries are loaded, %s', async (_name, defaultSorting) => {
  const requests = recordRequests();
  const filters = { ...year, accountingMethod: 'CASH' } as const;
  const options = { defaultFilters: filters, defaultSorting, showChart: false };
  renderWithProvider(<GeneralLedger loadInBackground={false} glAccountId={checking} {...options} />, { company });
  await ledgerTable();
  await expect.poll(() => figures()['Closing balance Mar 31']).toMatch(/\d/);
  expect(figures()).toMatchObject({ Debits: unknown, Credits: unknown });
  const dayAfter = { includeBeginningBalance: true, beginDate: '2026-04-01' };
  const balances = requests.filter(({ body }) => body?.limit === 1).map(({ body }) => body);
  // Newest first, the closing balance is that of the first row.
  expect(balances).toEqual(defaultSorting ? [{ limit: 1, accountingMethod: 'CASH', filter: dayAfter }] : []);
  const early = figures();
  const { height } = strip();
  await userEvent.click(page.getByRole('button', { name: 'Load all' }));
  await expect.poll(() => figures().Debits).toMatch(/\d/);
  expect(figures()).toMatchObject({ ...early, Debits: expect.any(String), Credits: expect.any(String) });
  expect(strip().height).toBe(height);
});

test('shows the figures of the whole period', async () => {
  renderWithProvider(<GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={year} />, {
    company,
  });
  await ledgerTable();
  expect(entries.length).toBeGreaterThan(100);
  await userEvent.click(page.getByRole('button', { name: 'Load all' }));
  await expect.poll(figures).toEqual({
    'Opening balance Jan 1, 2025': formatDollars(beginningBalance),
    Debits: formatDollars(total('drAmount')),
    Credits: formatDollars(total('crAmount')),
    'Closing balance Mar 31': formatDollars(entries.at(-1)?.runningBalance ?? Number.NaN),
  });
});

test('prefers the last entry’s balance to the requested one', async () => {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    const isBalance = String(init?.body).includes('"limit":1,');
    return isBalance ? Response.json({ ...(await response.json()), beginningBalance: 12_300 }) : response;
  });
  renderWithProvider(
    <GeneralLedger
      loadInBackground={false}
      glAccountId={checking}
      defaultFilters={year}
      defaultSorting={oldestFirst}
      showChart={false}
    />,
    { company },
  );
  await ledgerTable();
  await expect.poll(() => figures()['Closing balance Mar 31']).toBe('123.00');
  await userEvent.click(page.getByRole('button', { name: 'Load all' }));
  const last = formatDollars(entries.at(-1)?.runningBalance ?? Number.NaN);
  await expect.poll(() => figures()['Closing balance Mar 31']).toBe(last);
});

test('waits for the last entry for the closing balance of all dates, oldest first', async () => {
  const requests = recordRequests();
  const all = await fetchLedger(company, checking);
  const filters = { period: 'all' } as const;
  renderWithProvider(
    <GeneralLedger
      loadInBackground={false}
      glAccountId={checking}
      defaultFilters={filters}
      defaultSorting={oldestFirst}
      showChart={false}
    />,
    { company },
  );
  await ledgerTable();
  expect(figures()).toMatchObject({ 'Opening balance': '0.00', 'Closing balance': unknown });
  expect(requests.filter(({ body }) => body?.limit === 1)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Load all' }));
  const last = formatDollars(all.entries.at(-1)?.runningBalance ?? Number.NaN);
  await expect.poll(() => figures()['Closing balance']).toBe(last);
});

test('shows the sums of matching entries and no balances with a search', async () => {
  const search = { ...year, search: 'Stripe' };
  const found = await fetchLedger(company, checking, search);
  expect(found.entries.length).toBeGreaterThan(0);
  const requests = recordRequests();
  renderWithProvider(<GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={search} />, {
    company,
  });
  await ledgerTable();
  if (page.getByRole('button', { name: 'Load all' }).query())
    await userEvent.click(page.getByRole('button', { name: 'Load all' }));
  const [debits, credits] = [total('drAmount', found.entries), total('crAmount', found.entries)];
  await expect.poll(figures).toEqual({
    'Debits (filtered)': formatDollars(debits),
    'Credits (filtered)': formatDollars(credits),
    'Net (filtered)': formatDollars(debits - credits),
  });
  expect(requests.filter(({ body }) => body?.limit === 1)).toEqual([]);
});

test('shows equal balances for a period without entries', async () => {
  renderWithProvider(
    <GeneralLedger loadInBackground={false} glAccountId={computers} defaultFilters={{ period: 'thisMonth' }} />,
    { company },
  );
  await expect.poll(figures).toEqual({
    'Opening balance Jun 1': '8,600.00',
    Debits: '0.00',
    Credits: '0.00',
    'Closing balance Jun 30': '8,600.00',
  });
});

test('omits totals of an unreadable entry instead of showing a part', async () => {
  mockRow(/generalLedger$/, 3, (row) => ({ ...row, drAmount: 'much' }));
  const week = { beginDate: '2026-03-01', endDate: '2026-03-07' };
  renderWithProvider(<GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={week} />, {
    company,
  });
  await ledgerTable();
  await expect.poll(() => Object.keys(figures())).toEqual(['Opening balance Mar 1', 'Closing balance Mar 7']);
});

function strip(): DOMRect {
  return document.querySelector('.daybook-ledger-figures')?.getBoundingClientRect() ?? new DOMRect();
}
