import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, type LedgerFilters } from '../../../src/index.ts';
import { displayedEntries, ledgerTable, toDisplayedEntry } from '../../support/ledger.ts';
import { addRecord, removeChip } from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests, type SentRequest } from '../../support/requests.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1200': receivable = '' } = company.glAccountIds;
const allDates = { period: 'all' } as const;
const ledger = <GeneralLedger glAccountId={receivable} defaultFilters={allDates} />;

const searchField = page.getByRole('searchbox', { name: 'Search entries' });
const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');

/** The page’s ledger requests; tests use another page size. */
const queries = (requests: SentRequest[]) =>
  requests.filter(({ path, body }) => path.endsWith('/generalLedger') && body.limit === 100).map(({ body }) => body);
const lastQuery = (requests: SentRequest[]) => queries(requests).at(-1);

async function expectEntries(filter: object) {
  const entries = (await fetchLedger(company, receivable, filter)).entries.toReversed();
  expect(entries.length).toBeGreaterThan(0);
  await expect.poll(shownEntriesOrNone).toEqual(entries.map(toDisplayedEntry));
  return entries;
}

async function shownEntriesOrNone() {
  return page.getByRole('grid').query() ? displayedEntries() : [];
}

test('debounces the search to one request', async () => {
  const requests = recordRequests();
  renderWithProvider(ledger, { company });
  await ledgerTable();
  // Without delays: a slow machine would pause like a user.
  for (const value of ['H', 'Ha', 'Har', 'Harb', 'Harbo', 'Harbor'])
    fireEvent.change(searchField.element(), { target: { value } });
  const found = await expectEntries({ search: 'Harbor' });
  expect(queries(requests).map(({ filter }) => filter.search)).toEqual([undefined, 'Harbor']);
  const all = await fetchLedger(company, receivable);
  expect(found.length).toBeLessThan(all.entries.length);
  expect(chips.elements()).toEqual([]); // the field says it
});

test('searches at once on Enter and clears on Escape', async () => {
  renderWithProvider(ledger, { company });
  await ledgerTable();
  const search = searchField;
  await userEvent.type(search, 'Harbor{Enter}');
  await expectEntries({ search: 'Harbor' });
  await userEvent.type(search, '{Escape}');
  await expect.element(search).toHaveValue('');
  await expectEntries({});
});

test('shows a pending search while rows of the previous one are visible', async () => {
  renderWithProvider(ledger, { company });
  await ledgerTable();
  fireEvent.change(searchField.element(), { target: { value: 'H' } });
  expect(page.getByText('Searching…').query()).not.toBeNull();
  await expect.element(page.getByText('Searching…')).not.toBeInTheDocument();
  await expectEntries({ search: 'H' });
});

test('adds customers, and removes one of them', async () => {
  const requests = recordRequests();
  renderWithProvider(ledger, { company });
  await ledgerTable();
  await addRecord('Customer', 'Harbor Grain Bakery');
  await expect.element(chips).toHaveTextContent('Customer Harbor Grain Bakery');
  await addRecord('Customer', 'Harbor Grain Bakery'); // again, which changes nothing
  await expect.poll(() => lastQuery(requests).filter.customer?.id.in).toHaveLength(1);
  await addRecord('Customer', 'Tidewell Health Partners');
  await expect.element(chips).toHaveTextContent('Customer Harbor Grain Bakery or Tidewell Health Partners');
  const { customer } = lastQuery(requests).filter;
  expect(customer.id.in).toHaveLength(2);
  await expectEntries({ customer });

  await userEvent.click(page.getByRole('button', { name: /^Customer Harbor/ }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Harbor Grain Bakery' }));
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expectEntries({ customer: { id: { in: customer.id.in.slice(1) } } });
  await removeChip('Customer Tidewell Health Partners');
  await expectEntries({});
  await expect.element(searchField).toHaveFocus();
}, 30_000);

test('starts custom dates from the current period', async () => {
  const requests = recordRequests();
  renderWithProvider(<GeneralLedger glAccountId={receivable} defaultFilters={{ period: 'thisQuarter' }} />, {
    company,
  });
  await ledgerTable();
  await userEvent.selectOptions(page.getByLabelText('Period'), 'Custom dates…');
  await expect.element(chips).toHaveTextContent('Apr 1 – Jun 30');
  await userEvent.fill(page.getByRole('textbox', { name: 'From' }), '05/12/2026');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lastQuery(requests).filter).toMatchObject({ beginDate: '2026-05-12' });
  await expectEntries({ beginDate: '2026-05-12', endDate: '2026-06-30' });
  await expect.element(page.getByLabelText('Period')).toHaveDisplayValue('Custom dates…');
  await userEvent.selectOptions(page.getByLabelText('Period'), 'All dates');
  await expectEntries({});
});

test('clears all chips and keeps the period and the accounting method', async () => {
  renderWithProvider(
    <GeneralLedger
      glAccountId={receivable}
      defaultFilters={{
        period: 'all',
        search: 'Harbor',
        amount: { greaterThan: 0 },
        accountingMethod: 'ACCRUAL',
      }}
    />,
    { company },
  );
  await expectEntries({ search: 'Harbor' });
  await expect.element(searchField).toHaveValue('Harbor');
  await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
  await expectEntries({});
  await expect.element(searchField).toHaveValue('');
  await expect.element(page.getByLabelText('Period')).toHaveDisplayValue('All dates');
  await expect.element(page.getByLabelText('Accounting method')).toHaveDisplayValue('Accrual basis');
  expect(chips.query()).toBeNull();
});

test('shows no results with a button that clears the filters', async () => {
  renderWithProvider(
    <GeneralLedger glAccountId={receivable} defaultFilters={{ ...allDates, search: 'no such thing' }} />,
    {
      company,
    },
  );
  await expect.element(page.getByText('No results match your filters')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
  await expectEntries({});
});

test('labels filtered balances', async () => {
  renderWithProvider(<GeneralLedger glAccountId={receivable} defaultFilters={{ ...allDates, search: 'Harbor' }} />, {
    company,
  });
  await ledgerTable();
  await expect.element(page.getByRole('columnheader', { name: 'Balance (filtered)' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Totals (filtered)' })).toBeVisible();
  expect(page.getByRole('rowheader', { name: 'Opening balance' }).query()).toBeNull();
  await userEvent.type(searchField, '{Escape}');
  await expect.element(page.getByRole('rowheader', { name: 'Opening balance', exact: true })).toBeVisible();
});

test('supports controlled filters as plain JSON', async () => {
  const onFiltersChange = vi.fn();
  const ledgerWith = (filters: LedgerFilters) => (
    <GeneralLedger glAccountId={receivable} filters={filters} onFiltersChange={onFiltersChange} />
  );
  const { rerender } = renderWithProvider(ledgerWith(allDates), { company });
  await ledgerTable();
  await userEvent.fill(searchField, 'Harbor'); // without delays: a slow machine would search for parts of it
  await userEvent.keyboard('{Enter}');
  expect(onFiltersChange.mock.calls).toEqual([[{ period: 'all', search: 'Harbor' }]]);
  await expectEntries({});
  rerender(ledgerWith(JSON.parse(JSON.stringify(onFiltersChange.mock.calls[0]?.[0]))));
  await expectEntries({ search: 'Harbor' });
  rerender(ledgerWith(allDates));
  await expectEntries({});
  await expect.element(searchField).toHaveValue('');
});

test('keeps typed text while the host updates filters slowly', async () => {
  function Slow() {
    const [filters, setFilters] = useState<LedgerFilters>(allDates);
    return (
      <GeneralLedger
        glAccountId={receivable}
        filters={filters}
        onFiltersChange={(changed) => setTimeout(() => setFilters(changed), 200)}
      />
    );
  }
  renderWithProvider(<Slow />, { company });
  await ledgerTable();
  const search = searchField;
  await userEvent.type(search, 'Har{Enter}');
  await userEvent.type(search, 'bor ');
  await expect.element(search).toHaveValue('Harbor ');
  await expectEntries({ search: 'Harbor' });
});

test('keeps the last typed text while a slow host applies several searches', async () => {
  const reported: LedgerFilters[] = [];
  const ledgerWith = (filters: LedgerFilters) => (
    <GeneralLedger glAccountId={receivable} filters={filters} onFiltersChange={(changed) => reported.push(changed)} />
  );
  const { rerender } = renderWithProvider(ledgerWith(allDates), { company });
  await ledgerTable();
  for (const typed of ['Har', 'Harbor']) {
    await userEvent.fill(searchField, typed);
    await userEvent.keyboard('{Enter}');
  }
  expect(reported.map(({ search }) => search)).toEqual(['Har', 'Harbor']);
  for (const filters of reported) {
    rerender(ledgerWith(filters));
    await expect.element(searchField).toHaveValue('Harbor');
  }
  await expectEntries({ search: 'Harbor' });
});

test('calls onFiltersChange once for Clear all', async () => {
  const onFiltersChange = vi.fn();
  const kept = { ...allDates, accountingMethod: 'ACCRUAL' } as const;
  const filters = { ...kept, search: 'Harbor', amount: { greaterThan: 0 } };
  renderWithProvider(<GeneralLedger glAccountId={receivable} {...{ filters, onFiltersChange }} />, { company });
  await expectEntries({ search: 'Harbor' });
  await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
  expect(onFiltersChange.mock.calls).toEqual([[kept]]);
});

test('drops a late response to earlier filters', async () => {
  const late = createGate();
  const requests = recordRequests({
    until: ({ body }) => (body?.filter?.search === 'Tidewell' ? late.opened : undefined),
  });
  renderWithProvider(ledger, { company });
  await ledgerTable();
  const search = searchField;
  await userEvent.type(search, 'Tidewell{Enter}');
  await expect.poll(() => lastQuery(requests).filter.search).toBe('Tidewell');
  expect(page.getByRole('grid').query()?.closest('[inert]')).not.toBeNull();
  await userEvent.fill(search, 'Harbor');
  const ofHarbor = await expectEntries({ search: 'Harbor' });
  late.open();
  await milliseconds(200);
  expect(await displayedEntries()).toEqual(ofHarbor.map(toDisplayedEntry));
});

test('ends with the rows of the last filters when they change quickly', async () => {
  recordRequests({ latency: (index) => 250 - 30 * index });
  renderWithProvider(ledger, { company });
  const period = page.getByLabelText('Period');
  for (const name of ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear', 'lastYear', 'all', 'thisQuarter'])
    await userEvent.selectOptions(period, name);
  await expectEntries({ beginDate: '2026-04-01', endDate: '2026-06-30' });
  await milliseconds(300);
  await expectEntries({ beginDate: '2026-04-01', endDate: '2026-06-30' });
});

function milliseconds(count: number) {
  return new Promise((resolve) => setTimeout(resolve, count));
}
