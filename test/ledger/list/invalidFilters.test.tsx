import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfigurationError, ForbiddenError, GeneralLedger, type LedgerFilters } from '../../../src/index.ts';
import { displayedEntries, toDisplayedEntry } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1200': receivable = '' } = company.glAccountIds;
const ofHarbor = (await fetchLedger(company, receivable, { search: 'Harbor' })).entries
  .toReversed()
  .map(toDisplayedEntry);

/** Filters from a URL or a database, unchecked. */
const stored = (json: string): LedgerFilters => JSON.parse(json);
const partlyWrong =
  '{ "period": "all", "search": "Harbor", "beginDate": "2026-02-31", "customer": null, "accountingMethod": "cash" }';
const sentences =
  'The filter beginDate is "2026-02-31": expected a valid date, as YYYY-MM-DD. It was ignored. ' +
  'The filter accountingMethod is "cash": expected one of ACCRUAL, CASH. It was ignored.';

const searchField = page.getByRole('searchbox', { name: 'Search entries' });
const invalidFiltersError = { error: expect.objectContaining({ message: sentences }), component: 'GeneralLedger' };

test.each(['filters', 'defaultFilters'])('applies the valid %s and reports the invalid ones once', async (prop) => {
  const [onReady, onError, onProviderError] = [vi.fn(), vi.fn(), vi.fn()];
  const ledger = () => (
    <GeneralLedger glAccountId={receivable} {...{ [prop]: stored(partlyWrong), onReady, onError }} />
  );
  const { rerender } = renderWithProvider(ledger(), { company, onError: onProviderError });
  expect(await displayedEntries()).toEqual(ofHarbor);
  expect(ofHarbor.length).toBeGreaterThan(0);
  await expect.element(page.getByLabelText('Period')).toHaveDisplayValue('All dates');
  await expect.element(searchField).toHaveValue('Harbor');
  expect(page.getByRole('alert').query()).toBeNull();
  rerender(ledger());
  rerender(ledger());
  for (const handler of [onError, onProviderError])
    expect(handler).toHaveBeenCalledExactlyOnceWith(invalidFiltersError);
  expect(onError.mock.calls[0]?.[0].error).toBeInstanceOf(ConfigurationError);
  expect(onReady).toHaveBeenCalledOnce();
});

test('omits invalid filters from onFiltersChange', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(
    <GeneralLedger glAccountId={receivable} filters={stored(partlyWrong)} {...{ onFiltersChange }} />,
    {
      company,
    },
  );
  await displayedEntries();
  await userEvent.fill(searchField, 'Tidewell');
  await userEvent.keyboard('{Enter}');
  expect(onFiltersChange.mock.calls).toEqual([[{ period: 'all', search: 'Tidewell' }]]);
});

test('reports invalid filters and a service failure once each across renders', async () => {
  const onError = vi.fn();
  const ledger = () => <GeneralLedger glAccountId={receivable} filters={stored(partlyWrong)} onError={onError} />;
  const { rerender } = renderWithProvider(ledger(), { company, fault: 'status=403' });
  await expect.element(page.getByText('You don’t have access to the general ledger.')).toBeVisible();
  rerender(ledger());
  rerender(ledger());
  expect(onError.mock.calls).toEqual([
    [invalidFiltersError],
    [{ error: expect.any(ForbiddenError), component: 'GeneralLedger' }],
  ]);
});

test('reports another invalid filter', async () => {
  const onError = vi.fn();
  const ledger = (json: string) => <GeneralLedger glAccountId={receivable} filters={stored(json)} onError={onError} />;
  const { rerender } = renderWithProvider(ledger('"all"'), { company });
  await displayedEntries();
  rerender(ledger('{ "period": "all", "search": 7 }'));
  await expect.element(page.getByLabelText('Period')).toHaveDisplayValue('All dates');
  await displayedEntries();
  expect(onError.mock.calls.map(([{ error }]) => error.message)).toEqual([
    'filters is "all": expected an object, such as {"period":"all"}. It was ignored.',
    'The filter search is 7: expected a string. It was ignored.',
  ]);
});

test('ignores and reports a value that JSON can’t write', async () => {
  const onError = vi.fn();
  // Without TypeScript, a host may pass anything.
  const filters = { period: 'all', search: 7n, beginDate: () => '2026-02-28' } as unknown as LedgerFilters;
  renderWithProvider(<GeneralLedger glAccountId={receivable} filters={filters} onError={onError} />, { company });
  await expect.element(page.getByLabelText('Period')).toHaveDisplayValue('All dates');
  await displayedEntries();
  expect(onError.mock.calls.map(([{ error }]) => error.message)).toEqual([
    expect.stringMatching(/^The filter search is {"bigint":"7"}: .* The filter beginDate is {"function":/),
  ]);
});

test('treats null from the host as uncontrolled without a report', async () => {
  const onError = vi.fn();
  renderWithProvider(<GeneralLedger glAccountId={receivable} filters={stored('null')} onError={onError} />, {
    company,
  });
  await displayedEntries();
  await userEvent.selectOptions(page.getByLabelText('Period'), 'All dates');
  await userEvent.fill(searchField, 'Harbor');
  await userEvent.keyboard('{Enter}');
  await expect.poll(async () => (page.getByRole('grid').query() ? displayedEntries() : [])).toEqual(ofHarbor);
  expect(onError).not.toHaveBeenCalled();
});
