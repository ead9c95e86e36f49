import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangePresets } from '../../../src/core/dates/dateRange.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { ConfigurationError } from '../../../src/core/errors.ts';
import { type LedgerFilters, ledgerDateRange, ledgerFilters, toLedgerQuery } from '../../../src/ledger/data/filters.ts';
import { dayOf } from '../../core/dates/days.ts';

const { parse: parseLedgerFilters } = ledgerFilters;
const ids = fc.array(fc.string());
const days = fc.integer({ min: 0, max: 40_000 }).map(dayOf);
const validFilters: fc.Arbitrary<LedgerFilters> = fc.record(
  {
    period: fc.constantFrom(...rangePresets),
    beginDate: days,
    endDate: days,
    search: fc.string(),
    customer: fc.record({ id: fc.record({ in: ids }) }),
    dimensionValues: fc.array(fc.record({ dimensionId: fc.string(), dimensionValueIds: ids })),
    accountingMethod: fc.constantFrom('ACCRUAL' as const, 'CASH' as const),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const names = ['period', 'beginDate', 'endDate', 'search', 'customer', 'dimensionValues', 'accountingMethod'];

test('keeps valid filters unchanged', () => {
  fc.assert(
    fc.property(validFilters, (filters) => {
      expect(parseLedgerFilters(filters)).toEqual({ filters });
    }),
  );
});

test('produces a query from any stored input', () => {
  const members = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.jsonValue());
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), members), (given) => {
      const { filters, error } = parseLedgerFilters(given);
      const range = ledgerDateRange(filters, toPlainDate('2026-06-15'), 1);
      toLedgerQuery('gla_1', filters, range);
      // Valid filters parse without errors.
      expect(parseLedgerFilters(filters)).toEqual({ filters });
      // Everything omitted is reported.
      const isPlain = typeof given === 'object' && given !== null && !Array.isArray(given);
      for (const [name, value] of Object.entries(isPlain ? given : {})) {
        if (value === null) expect(Object.keys(filters)).not.toContain(name);
        else if (!Object.hasOwn(filters, name)) expect(error?.message).toContain(`The filter ${name} is `);
      }
      if (!isPlain && given !== null) expect(error?.message).toContain('filters is ');
    }),
  );
});

test.each<[string, unknown, string]>([
  ['beginDate', '2026-02-31', 'beginDate is "2026-02-31": expected a valid date, as YYYY-MM-DD'],
  ['beginDate', '', 'beginDate is "": expected a valid date'],
  ['endDate', '31/03/2026', 'endDate is "31/03/2026": expected a valid date'],
  ['endDate', 20260331, 'endDate is 20260331: expected a valid date'],
  ['period', 'nextYear', 'period is "nextYear": expected one of thisMonth, lastMonth, thisQuarter, thisYear'],
  ['period', ['all'], 'period is ["all"]: expected one of thisMonth'],
  ['search', 7, 'search is 7: expected a string'],
  ['customer', 'cus_1', 'customer is "cus_1": expected IDs, such as {"id":{"in":["cus_1"]}}'],
  ['customer', {}, 'customer is {}: expected IDs'],
  ['customer', { id: { in: ['cus_1', null] } }, 'customer is {"id":{"in":["cus_1",null]}}: expected IDs'],
  ['dimensionValues', {}, 'dimensionValues is {}: expected IDs, such as [{"dimensionId":"dim_1"'],
  ['dimensionValues', [null], 'dimensionValues is [null]: expected IDs'],
  ['dimensionValues', [{ dimensionId: 'dim_1' }], 'dimensionValues is [{"dimensionId":"dim_1"}]: expected IDs'],
  ['accountingMethod', 'cash', 'accountingMethod is "cash": expected one of ACCRUAL, CASH'],
  ['beginningDate', '2026-02-03', 'beginningDate is "2026-02-03": expected only the filters period, beginDate'],
])('omits and reports the filter %s of %j only', (name, value, expected) => {
  const right = { period: 'lastYear', search: 'rent', accountingMethod: 'CASH' };
  const { [name as keyof typeof right]: _replaced, ...others } = right; // another name takes nothing out
  const { filters, error } = parseLedgerFilters({ ...right, [name]: value });
  expect(filters).toStrictEqual(others);
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(error?.message).toContain(`The filter ${expected}`);
  expect(error?.message).toMatch(/[^.]\. It was ignored\.$/);
});

test('reports each of several invalid filters', () => {
  const { filters, error } = parseLedgerFilters({ beginDate: '2026-02-31', endDate: '2026-03-31', period: 'ever' });
  expect(filters).toStrictEqual({ endDate: '2026-03-31' });
  expect(error?.message).toMatch(/^The filter beginDate .* It was ignored\. The filter period .* It was ignored\.$/);
});

test('treats null filters as absent', () => {
  const nulls = Object.fromEntries(names.map((name) => [name, null]));
  expect(parseLedgerFilters(nulls)).toStrictEqual({ filters: {}, error: undefined });
  expect(parseLedgerFilters({ ...nulls, search: 'rent' })).toStrictEqual({
    filters: { search: 'rent' },
    error: undefined,
  });
});

test.each([null, undefined])('treats %s as no filters', (given) => {
  expect(parseLedgerFilters(given)).toEqual({ filters: {} });
});

test.each([
  ['{"period":"all"}', 'is "{\\"period\\":\\"all\\"}": expected an object, such as {"period":"all"}. It was ignored.'],
  [[], 'is []: expected an object'],
  [true, 'is true: expected an object'],
])('ignores and reports %j instead of filters', (given, expected) => {
  const { filters, error } = parseLedgerFilters(given);
  expect(filters).toEqual({});
  expect(error?.message).toContain(`filters ${expected}`);
});

test('truncates long values in the message', () => {
  const { error } = parseLedgerFilters({ period: 'all '.repeat(1000) });
  expect(error?.message.length).toBeLessThan(250);
  expect(error?.message).toContain('The filter period is "all all all');
});
