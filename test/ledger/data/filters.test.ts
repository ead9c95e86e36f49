import { expect, test } from 'vitest';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import {
  isFiltered,
  type LedgerFilters,
  ledgerDateRange,
  matchesAccountFilters,
  type TrialBalanceFilters,
  toLedgerQuery,
  trialBalanceFiltersFromSearchParams,
  trialBalanceFiltersToSearchParams,
} from '../../../src/ledger/data/filters.ts';

const today = toPlainDate('2026-06-15');

test.each<[LedgerFilters, string | undefined, string | undefined]>([
  [{}, '2026-01-01', '2026-12-31'],
  [{ period: 'lastMonth' }, '2026-05-01', '2026-05-31'],
  [{ period: 'all' }, undefined, undefined],
  [{ beginDate: '2026-02-03' }, '2026-02-03', undefined],
  [{ endDate: '2026-02-03' }, undefined, '2026-02-03'],
  [{ period: 'all', beginDate: '2026-02-03', endDate: '2026-02-04' }, '2026-02-03', '2026-02-04'],
])('maps filters %j to dates from %s to %s', (filters, begin, end) => {
  expect(ledgerDateRange(filters, today, 1)).toEqual({ begin, end });
});

test('throws for an invalid date with a message', () => {
  expect(() => ledgerDateRange({ beginDate: '2026-02-30' }, today, 1)).toThrow(/"2026-02-30" is not a valid date/);
});

test('gives equivalent filters the same query', () => {
  const range = ledgerDateRange({}, today, 1);
  const plain = toLedgerQuery('gla_1', {}, range);
  const wordy: LedgerFilters = {
    period: 'thisYear',
    search: '  ',
    customer: { id: { in: [] } },
    dimensionValues: [{ dimensionId: 'dim_1', dimensionValueIds: [] }],
  };
  expect(toLedgerQuery('gla_1', wordy, range)).toEqual(plain);
  expect(isFiltered(plain)).toBe(false);
});

test.each<LedgerFilters>([
  { search: 'rent' },
  { customer: { id: { in: ['cus_1'] } } },
  { dimensionValues: [{ dimensionId: 'dim_1', dimensionValueIds: ['dv_1'] }] },
])('counts filters %j as filtered', (filters) => {
  expect(isFiltered(toLedgerQuery('gla_1', filters, ledgerDateRange(filters, today, 1)))).toBe(true);
});

test('writes the accounts of a trial balance to a URL, and reads them', () => {
  const filters: TrialBalanceFilters = {
    period: 'all',
    type: { notIn: ['SUSPENSE'] },
    glAccount: { id: { in: ['gla_1', 'gla_2'] } },
  };
  const params = trialBalanceFiltersToSearchParams(filters);
  expect(String(params)).toBe('period=all&type.notIn=SUSPENSE&glAccount.id.in=gla_1&glAccount.id.in=gla_2');
  expect(trialBalanceFiltersFromSearchParams(params)).toEqual(filters);
});

test.each<[TrialBalanceFilters, boolean]>([
  [{ type: { in: ['ASSET', 'EQUITY'] } }, true],
  [{ type: { in: ['EQUITY'] } }, false],
  [{ type: { notIn: ['ASSET'] } }, false],
  [{ type: { notIn: ['EQUITY'] } }, true],
  [{ glAccount: { id: { in: ['gla_1', 'gla_2'] } } }, true],
  [{ glAccount: { id: { in: ['gla_2'] } } }, false],
  [{ type: { in: ['EQUITY'] }, glAccount: { id: { in: ['gla_1'] } } }, false],
  [{ search: ' 010 check', type: { in: ['ASSET'] } }, true],
  [{ search: 'rent', type: { in: ['ASSET'] } }, false],
  [{ search: ' ', type: { in: [] }, glAccount: { id: { in: [] } } }, true],
])('the filters %j let an asset account through: %s', (filters, expected) => {
  expect(matchesAccountFilters({ id: 'gla_1', type: 'ASSET', accountNo: '1010', name: 'Checking' }, filters)).toBe(
    expected,
  );
});
