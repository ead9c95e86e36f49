import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { displayedEntries, ledgerTable, toDisplayedEntry } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests, type SentRequest } from '../../support/requests.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;

/** The last request for entries, rather than for a balance. */
const lastQuery = (requests: SentRequest[]) =>
  requests.filter(({ path, body }) => path.endsWith('/generalLedger') && body.limit !== 1).at(-1);

test('shows this year by default', async () => {
  const requests = recordRequests();
  renderWithProvider(<GeneralLedger glAccountId={savings} />, { company });
  await ledgerTable();
  await expect.element(page.getByLabelText('Period')).toHaveDisplayValue(/^This year · Jan 1\s–\sDec 31$/);
  expect(lastQuery(requests)).toMatchObject({
    method: 'POST',
    path: `/v6/accounting/glAccounts/${savings}/generalLedger`,
    body: {
      limit: 100,
      filter: { includeBeginningBalance: true, beginDate: '2026-01-01', endDate: '2026-12-31' },
    },
  });
});

test.each([
  ['thisMonth', /^This month · Jun 1\s–\s30$/, '2026-06-01', '2026-06-30'],
  ['lastMonth', /^Last month · May 1\s–\s31$/, '2026-05-01', '2026-05-31'],
  ['thisQuarter', /^This quarter · Apr 1\s–\sJun 30$/, '2026-04-01', '2026-06-30'],
  ['lastYear', /^Last year · Jan 1\s–\sDec 31, 2025$/, '2025-01-01', '2025-12-31'],
  ['all', 'All dates', undefined, undefined],
])('requests and names the dates of %s on June 15, 2026: %s', async (period, name, beginDate, endDate) => {
  const requests = recordRequests();
  renderWithProvider(<GeneralLedger glAccountId={savings} />, { company });
  await ledgerTable();
  await userEvent.selectOptions(page.getByLabelText('Period'), period);
  await expect.element(page.getByLabelText('Period')).toHaveDisplayValue(name);
  const filter = { includeBeginningBalance: true, beginDate, endDate };
  await expect.poll(() => lastQuery(requests)?.body.filter).toEqual(filter);
  const { entries } = await fetchLedger(company, savings, { beginDate, endDate });
  await expect.poll(shownEntriesOrNone).toEqual(entries.toReversed().map(toDisplayedEntry));
});

test('on a phone, periods have no dates, which would be cut', async () => {
  renderWithProvider(
    <div style={{ inlineSize: 380 }}>
      <GeneralLedger glAccountId={savings} />
    </div>,
    { company },
  );
  await ledgerTable();
  await expect.element(page.getByLabelText('Period')).toHaveDisplayValue('This year');
});

test('dates typed in the wrong order are a period all the same', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(
    <GeneralLedger
      glAccountId={savings}
      defaultFilters={{ beginDate: '2020-01-01', endDate: '2099-12-31' }}
      onFiltersChange={onFiltersChange}
    />,
    { company },
  );
  await userEvent.click(page.getByRole('button', { name: /^Date / }));
  await userEvent.fill(page.getByRole('textbox', { name: 'To' }), '12/31/1999');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onFiltersChange.mock.lastCall).toEqual([{ beginDate: '1999-12-31', endDate: '2020-01-01' }]);
});

test('ends this year in March for a fiscal year that begins in April', async () => {
  const requests = recordRequests();
  renderWithProvider(<GeneralLedger glAccountId={savings} />, { company, fiscalYearStart: 4 });
  await ledgerTable();
  expect(lastQuery(requests)?.body.filter).toMatchObject({ beginDate: '2026-04-01', endDate: '2027-03-31' });
});

test('determines the month by the company’s time zone', async () => {
  vi.setSystemTime('2026-06-30T23:30:00Z');
  const requests = recordRequests();
  const ledger = <GeneralLedger glAccountId={savings} defaultFilters={{ period: 'thisMonth' }} />;
  const { rerender } = renderWithProvider(ledger, { company, timeZone: 'Pacific/Honolulu' });
  await expect.poll(() => lastQuery(requests)?.body.filter.beginDate).toBe('2026-06-01');
  rerender(ledger, { timeZone: 'Pacific/Auckland' });
  await expect.poll(() => lastQuery(requests)?.body.filter.beginDate).toBe('2026-07-01');
});

test('never lets rows of one period be used under another', async () => {
  const fault = 'delay=400,after=2';
  renderWithProvider(<GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />, { company, fault });
  expect((await displayedEntries()).length).toBeGreaterThan(5);
  await userEvent.selectOptions(page.getByLabelText('Period'), 'lastYear');
  expect(page.getByRole('grid').query()?.closest('[inert]')).not.toBeNull();
  await expect.element(page.getByText('No entries in this period')).toBeVisible();
  expect(page.getByRole('grid').query()).toBeNull();
});

test('sends the accounting method only if set, under the service’s field name', async () => {
  const requests = recordRequests();
  const { rerender } = renderWithProvider(<GeneralLedger glAccountId={savings} />, { company });
  await ledgerTable();
  expect(lastQuery(requests)?.body).not.toHaveProperty('accountingMethod');

  const onCashBasis = <GeneralLedger glAccountId={savings} filters={{ accountingMethod: 'CASH' }} />;
  rerender(onCashBasis);
  await expect.poll(() => lastQuery(requests)?.body).toHaveProperty('accountingMethod', 'CASH');

  const ofAllDates = <GeneralLedger glAccountId={savings} filters={{ accountingMethod: 'CASH', period: 'all' }} />;
  rerender(ofAllDates, { serviceOptions: { accountingMethodField: 'method' } });
  await expect.poll(() => lastQuery(requests)?.body).toHaveProperty('method', 'CASH');
});

async function shownEntriesOrNone() {
  if (page.getByText('No entries in this period').query()) return [];
  return page.getByRole('grid').query() ? displayedEntries() : undefined;
}
